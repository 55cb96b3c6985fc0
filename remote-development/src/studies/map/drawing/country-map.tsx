import type { PointerEvent, Ref } from 'react';
import { fill } from '@portfolio/study/translated';
import { caption, ink, land, quiet, red } from './inks';
import { size, type MapData } from './map-data';
import { texts } from '../texts';
import type { Place, Spot } from '../algorithm/place';

type CountryMapProps = {
  data: MapData;
  ref?: Ref<SVGSVGElement>;
  places: readonly Place[];
  /** Whether the places are joined in their order. */
  joined: boolean;
  here: Place | undefined;
  onChoose: (id: string) => void;
};

/** The places as points; the list beside it is its twin for keyboard and screen reader. */
export function CountryMap({ ref, data, places, joined, here, onChoose }: CountryMapProps) {
  const choose = (event: PointerEvent<SVGSVGElement>) => {
    const matrix = event.currentTarget.getScreenCTM();
    if (event.buttons !== 1 || !matrix) return;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const nearest = nearestTo([point.x, point.y], places);
    if (nearest && nearest !== here) onChoose(nearest.id);
  };
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      {...size}
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
      onPointerDown={choose}
      onPointerMove={choose}
    >
      <path d={data.outline} fill={land} stroke={quiet} strokeWidth="0.8" strokeLinejoin="round" />
      {data.dots.map(([x, y], index) => (
        <circle key={index} cx={x} cy={y} r="2" fill={land} stroke={quiet} strokeWidth="0.8" />
      ))}
      {data.labels.map(({ name, at: [x, y], anchor }) => (
        <text key={name} x={x} y={y} textAnchor={anchor} fontSize="12" fill={caption}>
          {name}
        </text>
      ))}
      {data.larger && <Frame larger={data.larger} />}
      {joined && <Trip spots={places.map(({ spot }) => spot)} />}
      {joined && <Trip spots={places.flatMap(({ enlarged }) => (enlarged ? [enlarged] : []))} />}
      {places.map((place) => (
        <Point key={place.id} place={place} here={place === here} />
      ))}
      {here && <Label place={here} />}
      <text x={size.width - 8} y={size.height - 8} textAnchor="end" fontSize="12" fill={caption}>
        {texts.outline}
      </text>
    </svg>
  );
}

/** What part of the map the larger one shows. */
function Frame({ larger: { name, times, part, inset } }: { larger: NonNullable<MapData['larger']> }) {
  return (
    <g fill="none" stroke={quiet} strokeWidth="0.8">
      <rect {...part} fill="#ffffff" />
      <rect {...inset} fill="#ffffff" />
      <text x={inset.x} y={inset.y - 8} stroke="none" fill={caption} fontSize="13">
        {fill(texts.larger, { name, times })}
      </text>
    </g>
  );
}

function Trip({ spots }: { spots: readonly Spot[] }) {
  return <polyline points={spots.join(' ')} fill="none" stroke={ink} strokeWidth="0.8" strokeOpacity="0.55" />;
}

/** Units of the map within which a press means a point. */
const near = 24;

/** Pressed or dragged over, the map chooses the place that is nearest. */
function nearestTo([x, y]: Spot, places: readonly Place[]): Place | undefined {
  let [found, least]: [Place | undefined, number] = [undefined, near];
  for (const place of places) {
    const [ownX, ownY] = place.enlarged ?? place.spot;
    const away = Math.hypot(ownX - x, ownY - y);
    if (away < least) [found, least] = [place, away];
  }
  return found;
}

type PointProps = { place: Place; here: boolean };

function Point({ place: { spot, enlarged }, here }: PointProps) {
  return (
    <g fill={here ? red : ink} cursor="pointer">
      {[spot, enlarged].map(
        (at, index) =>
          at && (
            <g key={index}>
              <circle cx={at[0]} cy={at[1]} r={radius(here, index === 0, !!enlarged)} />
              <circle cx={at[0]} cy={at[1]} r={index === 0 && enlarged ? 0 : 12} fill="transparent" />
            </g>
          ),
      )}
    </g>
  );
}

/** Where a part is drawn larger the map of the country only hints at points, the larger one shows them. */
function radius(here: boolean, ofCountry: boolean, enlarged: boolean): number {
  if (here) return ofCountry && enlarged ? 4 : 6;
  if (!ofCountry) return 3.4;
  return enlarged ? 0 : 2.8;
}

function Label({ place: { name, spot, enlarged } }: { place: Place }) {
  const [x, y] = enlarged ?? spot;
  const end = x > size.width * 0.62;
  return (
    <text
      x={x + (end ? -12 : 12)}
      y={y + 5}
      textAnchor={end ? 'end' : 'start'}
      fontSize="17"
      fontWeight="600"
      fill={ink}
      stroke="#ffffff"
      strokeWidth="4"
      paintOrder="stroke"
    >
      {name}
    </text>
  );
}
