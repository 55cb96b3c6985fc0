import { geoTransverseMercator, type GeoPermissibleObjects } from 'd3-geo';
import { buildings } from './building';
import { city, country, inset, projection, seoul, size, type MapProjection } from './map-projection';
import { rings } from './outline';

type Box = [[left: number, top: number], [right: number, bottom: number]];

const coasts: GeoPermissibleObjects = {
  type: 'MultiLineString',
  coordinates: rings.map((ring) => ring.map(([longitude, latitude]) => [longitude, latitude])),
};
const corners: GeoPermissibleObjects = {
  type: 'MultiPoint',
  coordinates: [
    [seoul.west, seoul.south],
    [seoul.east, seoul.north],
  ],
};
const box = ({ x = 0, y = 0, width = 0, height = 0 }, inside: number): Box => [
  [x + inside, y + inside],
  [x + width - inside, y + height - inside],
];

/** The same projection as the library makes it whole. */
const wholly = ({ middle: [longitude, latitude] }: MapProjection) =>
  geoTransverseMercator().rotate([-longitude, -latitude]).precision(0);

test.each<[what: string, map: MapProjection, is: Box, of: GeoPermissibleObjects]>([
  ['the coasts are fitted into the map, 16 units inside', country, box(size, 16), coasts],
  ['old Seoul is fitted into its frame, 8 units inside', city, box(inset, 8), corners],
])('%s, as the library that projects them does it', (_, map, extent, object) => {
  const fitted = wholly(map).fitExtent(extent, object);
  expect(map.scale / fitted.scale()).toBeCloseTo(1, 6);
  for (const axis of [0, 1] as const) expect(map.translate[axis]).toBeCloseTo(fitted.translate()[axis], 2);
});

test.each([
  ['country', country],
  ['city', city],
])('every building stands on the map of the %s where the whole library puts it', (_, map) => {
  const library = wholly(map)
    .scale(map.scale)
    .translate([...map.translate]);
  for (const building of buildings) {
    const [x, y] = projection(map)(building);
    const [libraryX = 0, libraryY = 0] = library([building.longitude, building.latitude]) ?? [];
    expect(x).toBeCloseTo(libraryX, 6);
    expect(y).toBeCloseTo(libraryY, 6);
  }
});
