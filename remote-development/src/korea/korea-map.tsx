import type { PointerEvent, Ref } from 'react';
import { useSliced } from '@portfolio/study/use-sliced';
import type { Building } from './building';
import { texts } from './korea-texts';
import { coasts, enlargement, inSeoul, inset, islands, onMap, seoul, size, type Spot } from './map-projection';

type KoreaMapProps = {
  ref?: Ref<SVGSVGElement>;
  buildings: readonly Building[];
  /** Whether the buildings are joined in their order. */
  joined: boolean;
  here: Building | undefined;
  onChoose: (id: string) => void;
};

const ink = '#1d1b1a';
const quiet = '#87817a';
const caption = '#66615b';
const red = 'var(--ink-accent)';

/** The buildings as points; the list beside it is its twin for keyboard and screen reader. Colours are attributes, so that a saved file has them. */
export function KoreaMap({ ref, buildings, joined, here, onChoose }: KoreaMapProps) {
  const coast = useSliced(coasts);
  const dokdo = onMap({ latitude: 37.243, longitude: 131.865 });
  const corner = onMap({ longitude: seoul.west, latitude: seoul.north });
  const far = onMap({ longitude: seoul.east, latitude: seoul.south });
  const choose = (event: PointerEvent<SVGSVGElement>) => {
    const matrix = event.currentTarget.getScreenCTM();
    if (event.buttons !== 1 || !matrix) return;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const nearest = nearestTo([point.x, point.y], buildings);
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
      <path d={coast ?? ''} fill="#f6f4f1" stroke={quiet} strokeWidth="0.8" strokeLinejoin="round" />
      <circle cx={dokdo[0].toFixed(1)} cy={dokdo[1].toFixed(1)} r="2" fill="#f6f4f1" stroke={quiet} strokeWidth="0.8" />
      {islands.map((island) => (
        <Island key={island.name} island={island} />
      ))}
      <Frame corner={corner} far={far} />
      {joined && <Trip spots={buildings.map(onMap)} />}
      {joined && <Trip spots={buildings.flatMap((building) => [inSeoul(building)].filter((spot) => !!spot))} />}
      {buildings.map((building) => (
        <Point key={building.id} building={building} here={building === here} />
      ))}
      {here && <Label building={here} />}
      <text x={size.width - 8} y={size.height - 8} textAnchor="end" fontSize="12" fill={caption}>
        {texts.outline}
      </text>
    </svg>
  );
}

/** What part of the map the larger one shows. */
function Frame({ corner: [left, top], far: [right, bottom] }: { corner: Spot; far: Spot }) {
  return (
    <g fill="none" stroke={quiet} strokeWidth="0.8">
      <rect x={left - 1} y={top - 1} width={right - left + 2} height={bottom - top + 2} fill="#ffffff" />
      <rect {...inset} fill="#ffffff" />
      <text x={inset.x} y={inset.y - 8} stroke="none" fill={caption} fontSize="13">
        {texts.seoul(enlargement)}
      </text>
    </g>
  );
}

/** Small islands are too small to be recognised by their coasts. */
function Island({ island }: { island: (typeof islands)[number] }) {
  const [x, y] = onMap(island);
  return (
    <text x={x.toFixed(1)} y={y.toFixed(1)} textAnchor={island.anchor} fontSize="12" fill={caption}>
      {island.name}
    </text>
  );
}

function Trip({ spots }: { spots: readonly Spot[] }) {
  return (
    <polyline points={spots.map(rounded).join(' ')} fill="none" stroke={ink} strokeWidth="0.8" strokeOpacity="0.55" />
  );
}

/** Units of the map within which a press means a point. */
const near = 24;

/** Pressed or dragged over, the map chooses the building that is nearest. */
function nearestTo([x, y]: Spot, buildings: readonly Building[]): Building | undefined {
  let [found, least]: [Building | undefined, number] = [undefined, near];
  for (const building of buildings) {
    const enlarged = inSeoul(building);
    const [ownX, ownY] = enlarged ?? onMap(building);
    const away = Math.hypot(ownX - x, ownY - y);
    if (away < least) [found, least] = [building, away];
  }
  return found;
}

type PointProps = { building: Building; here: boolean };

function Point({ building, here }: PointProps) {
  const enlarged = inSeoul(building);
  return (
    <g fill={here ? red : ink} cursor="pointer">
      {[onMap(building), enlarged].map(
        (spot, index) =>
          spot && (
            <g key={index}>
              <circle cx={spot[0].toFixed(1)} cy={spot[1].toFixed(1)} r={radius(here, index === 0, !!enlarged)} />
              <circle
                cx={spot[0].toFixed(1)}
                cy={spot[1].toFixed(1)}
                r={index === 0 && enlarged ? 0 : 12}
                fill="transparent"
              />
            </g>
          ),
      )}
    </g>
  );
}

/** In old Seoul the map of the country only hints at points, the larger one shows them. */
function radius(here: boolean, ofCountry: boolean, enlarged: boolean): number {
  if (here) return ofCountry && enlarged ? 4 : 6;
  if (!ofCountry) return 3.4;
  return enlarged ? 0 : 2.8;
}

function Label({ building }: { building: Building }) {
  const [x, y] = inSeoul(building) ?? onMap(building);
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
      {building.name}
    </text>
  );
}

function rounded([x, y]: Spot): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}
