import { geoTransverseMercator, type GeoPermissibleObjects, type GeoProjection } from 'd3-geo';
import { city, country, inset, seoul, size } from './map-projection';
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

test.each<[what: string, map: GeoProjection, is: Box, of: GeoPermissibleObjects]>([
  ['the coasts are fitted into the map, 16 units inside', country, box(size, 16), coasts],
  ['old Seoul is fitted into its frame, 8 units inside', city, box(inset, 8), corners],
])('%s, as the library that projects them does it', (_, map, extent, object) => {
  const fitted = geoTransverseMercator().rotate(map.rotate()).precision(0).fitExtent(extent, object);
  expect(map.scale() / fitted.scale()).toBeCloseTo(1, 6);
  for (const axis of [0, 1] as const) expect(map.translate()[axis]).toBeCloseTo(fitted.translate()[axis], 2);
});
