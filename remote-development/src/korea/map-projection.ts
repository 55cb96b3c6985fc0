import { geoTransverseMercator } from 'd3-geo';
import { rings } from './outline';
import type { Place } from './route';

export type Spot = readonly [x: number, y: number];

/** Size of the map in its own units. */
export const size = { width: 800, height: 760 };
/** Where the larger map of old Seoul stands: in the sea east of Busan, south of Dokdo. */
export const inset = { x: 504, y: 516, width: 288, height: 214 };
/** The part of Seoul that it shows, in degrees. */
export const seoul = { west: 126.954, south: 37.551, east: 127.014, north: 37.585 };
/** Islands that bear their names. */
export const islands = [
  { name: 'Ulleungdo', latitude: 37.3, longitude: 131, anchor: 'end' },
  { name: 'Dokdo', latitude: 37.1, longitude: 131.9, anchor: 'end' },
  { name: 'Jejudo', latitude: 33.34, longitude: 127.02, anchor: 'start' },
] as const;

/**
 * The projection of Korean survey maps: transverse Mercator on 127.5° E. Scale and middle are those that fit the
 * coasts into the map, written out because working them out takes a slow machine too long; map-projection.test.ts does
 * it again.
 * Precision 0: the coasts have points enough for straight lines between them.
 */
export const country = geoTransverseMercator()
  .rotate([-127.5, -38])
  .precision(0)
  .scale(7650.2585)
  .translate([320.0203, 101.756]);

/** Old Seoul, fitted into its frame, 8 units inside. */
export const city = geoTransverseMercator().rotate([-127, -37.5]).scale(327654.9785).translate([720.5555, 1011.8966]);

/** The coasts as SVG path data, worked out in small steps. */
export function* coasts(): Generator<undefined, string> {
  let path = '';
  for (const ring of rings) {
    for (const [i, [longitude, latitude]] of ring.entries()) {
      const [x, y] = onMap({ longitude, latitude });
      path += `${i ? 'L' : 'M'}${x.toFixed(1)},${y.toFixed(1)}`;
      if (i % 50 === 49) yield;
    }
  }
  return path;
}

/** Where a place stands on the map of the country. */
export function onMap({ longitude, latitude }: Place): Spot {
  return country([longitude, latitude]) ?? [0, 0];
}

/** How many times larger old Seoul is drawn, to the nearest ten. */
export const enlargement = Math.round(city.scale() / country.scale() / 10) * 10;

/** Where a place stands on the larger map of Seoul; undefined for places elsewhere. */
export function inSeoul({ longitude, latitude }: Place): Spot | undefined {
  const inside = longitude > seoul.west && longitude < seoul.east && latitude > seoul.south && latitude < seoul.north;
  return inside ? (city([longitude, latitude]) ?? undefined) : undefined;
}
