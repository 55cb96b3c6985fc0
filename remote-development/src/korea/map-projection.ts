import { geoRotation, geoTransverseMercatorRaw } from 'd3-geo';
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
 * A transverse Mercator projection of points alone: those of d3-geo that also clip and resample lines weigh 7 KB more.
 * @param middle degrees
 */
export type MapProjection = {
  readonly middle: readonly [longitude: number, latitude: number];
  readonly scale: number;
  readonly translate: Spot;
};

/**
 * The projection of Korean survey maps: transverse Mercator on 127.5° E. Scale and middle are those that fit the
 * coasts into the map, written out because working them out takes a slow machine too long; map-projection.test.ts does
 * it again.
 */
export const country: MapProjection = { middle: [127.5, 38], scale: 7650.2585, translate: [320.0203, 101.756] };

/** Old Seoul, fitted into its frame, 8 units inside. */
export const city: MapProjection = { middle: [127, 37.5], scale: 327654.9785, translate: [720.5555, 1011.8966] };

/** Where a place goes in a projection. */
export function projection({ middle, scale, translate }: MapProjection): (place: Place) => Spot {
  const rotate = geoRotation([-middle[0], -middle[1], 90]);
  return ({ longitude, latitude }) => {
    const [lambda, phi] = rotate([longitude, latitude]);
    const [x, y] = geoTransverseMercatorRaw((lambda * Math.PI) / 180, (phi * Math.PI) / 180);
    return [translate[0] + x * scale, translate[1] - y * scale];
  };
}

/** Where a place stands on the map of the country. */
export const onMap = projection(country);
const onCity = projection(city);

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

/** How many times larger old Seoul is drawn, to the nearest ten. */
export const enlargement = Math.round(city.scale / country.scale / 10) * 10;

/** Where a place stands on the larger map of Seoul; undefined for places elsewhere. */
export function inSeoul(place: Place): Spot | undefined {
  const { longitude, latitude } = place;
  const inside = longitude > seoul.west && longitude < seoul.east && latitude > seoul.south && latitude < seoul.north;
  return inside ? onCity(place) : undefined;
}
