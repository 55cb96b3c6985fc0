import { useId, useMemo } from 'react';
import type { Place, Spot } from '../algorithm/place';
import { around, bearing, coastAround, radiusOf, roomiest, scaleOf, type Neighbour } from '../algorithm/surroundings';
import { distance } from '../algorithm/route';
import { caption, ink, land, quiet, red } from './inks';
import type { MapData } from './map-data';
import { ringsOf } from './outline-rings';

type SurroundingsProps = {
  data: Pick<MapData, 'outline' | 'places'>;
  here: Place;
  /** Those that have numbers, in their order. */
  neighbours: readonly Neighbour[];
};

/** Units: half the sheet, the circle, a ring's name and a number from their points. */
const [half, radius, reach] = [126, 112, 11];
const rings = [1, 10, 100];

/**
 * All places as they lie around one of them: directions are true, and each ring is ten times as far away as the one
 * before, so that the next street and the other end of the country are on one small sheet.
 */
export function Surroundings({ data, here, neighbours }: SurroundingsProps) {
  const clip = useId();
  const coast = useMemo(() => coastOf(data, here), [data, here]);
  const points = useMemo(() => pointsAround(data, here), [data, here]);
  const numbers = numbersOf(neighbours, points);
  const names = namesOf([...points.values(), ...numbers]);
  return (
    <svg viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`} aria-hidden="true">
      <clipPath id={clip}>
        <circle r={radius} />
      </clipPath>
      <path d={coast} clipPath={`url(#${clip})`} fill={land} stroke={quiet} strokeWidth="0.8" strokeLinejoin="round" />
      <g fill="none" stroke={quiet} strokeWidth="0.6">
        {rings.map((kilometres) => (
          <circle key={kilometres} r={radius * radiusOf(kilometres)} strokeDasharray="1.5 3" />
        ))}
        <circle r={radius} strokeWidth="0.9" />
      </g>
      <path d={`M0 ${-half + 1}l4.5 12h-9z`} fill={ink} />
      {neighbours.map(({ place }) => (
        <line key={place.id} {...endOf(points.get(place))} stroke={red} strokeWidth="0.9" />
      ))}
      <g fill={ink}>
        {[...points].map(([place, [x, y]]) => (
          <circle key={place.id} cx={x} cy={y} r={neighbours.some((near) => near.place === place) ? 3.2 : 1.9} />
        ))}
      </g>
      <circle r="5" fill={red} />
      <g textAnchor="middle" stroke="var(--paper)" strokeWidth="3.5" strokeLinejoin="round" paintOrder="stroke">
        {names.map(([x, y], index) => (
          <text key={rings[index]} x={x} y={y + 5} fill={caption}>
            {index === 0 ? `${rings[index]} km` : rings[index]}
          </text>
        ))}
        {numbers.map(([x, y], index) => (
          <text key={neighbours[index]?.place.id} x={x} y={y + 5} fill={ink} fontWeight="600">
            {index + 1}
          </text>
        ))}
      </g>
    </svg>
  );
}

function pointsAround({ places }: Pick<MapData, 'places'>, here: Place): Map<Place, Spot> {
  const others = places.filter((place) => place !== here);
  return new Map(others.map((place) => [place, onSheet(around(distance(here, place), bearing(here, place)))]));
}

/** Beside each neighbour's point, where there is room. */
function numbersOf(neighbours: readonly Neighbour[], points: ReadonlyMap<Place, Spot>): Spot[] {
  const numbers: Spot[] = [];
  for (const { place } of neighbours) {
    const [x, y] = points.get(place) ?? [0, 0];
    const beside = eighths.map(([east, south]): Spot => [x + reach * east, y + reach * south]);
    numbers.push(roomiest(beside, [[0, 0], ...points.values(), ...numbers]));
  }
  return numbers;
}

/** The names of the rings stand in one direction, where there is room for the nearest. */
function namesOf(taken: readonly Spot[]): Spot[] {
  const on =
    (kilometres: number) =>
    ([x, y]: Spot): Spot => [radius * radiusOf(kilometres) * x, radius * radiusOf(kilometres) * y];
  return rings.map((kilometres) => roomiest(sixteenths.map(on(kilometres)), taken));
}

const eighths = directions(8);
const sixteenths = directions(16);

function directions(count: number): Spot[] {
  return Array.from({ length: count }, (_, index): Spot => {
    const angle = (2 * Math.PI * index) / count;
    return [Math.sin(angle), -Math.cos(angle)];
  });
}

function coastOf({ outline, places }: Pick<MapData, 'outline' | 'places'>, here: Place): string {
  const scale = scaleOf(here, places);
  const seen = ringsOf(outline).map((ring) => coastAround(ring, here.spot, scale).map(onSheet));
  return seen.map((ring) => `M${ring.map((spot) => spot.map((value) => value.toFixed(1)).join()).join('L')}Z`).join('');
}

function onSheet([x, y]: Spot): Spot {
  return [radius * x, radius * y];
}

function endOf([x, y]: Spot = [0, 0]) {
  return { x1: 0, y1: 0, x2: x, y2: y };
}
