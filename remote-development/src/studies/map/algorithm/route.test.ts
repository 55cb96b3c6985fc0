import fc from 'fast-check';
import { geoDistance } from 'd3-geo';
import type { Position } from './place';
import { distance, lengthOf, nearestNeighbours, routeThrough, untangled } from './route';

const place = fc.record({
  latitude: fc.double({ min: 33, max: 39, noNaN: true }),
  longitude: fc.double({ min: 124, max: 132, noNaN: true }),
});
const places = fc.array(place, { maxLength: 8 });

test('distances agree with an independent library', () => {
  fc.assert(
    fc.property(place, place, (a, b) => {
      const expected = geoDistance([a.longitude, a.latitude], [b.longitude, b.latitude]) * 6371.0088;
      expect(Math.abs(distance(a, b) - expected)).toBeLessThan(1e-6 * Math.max(1, expected));
    }),
  );
});

test('a route visits every place once and begins in the north', () => {
  fc.assert(
    fc.property(places, (all) => {
      const route = routeThrough(all);
      expect(route).toHaveLength(all.length);
      expect(new Set(route)).toEqual(new Set(all));
      if (route[0]) expect(route[0].latitude).toBe(Math.max(...all.map(({ latitude }) => latitude)));
    }),
  );
});

test('untangling never makes a route longer, and a second time changes nothing', () => {
  fc.assert(
    fc.property(places, (all) => {
      const first = nearestNeighbours(all);
      const route = untangled(first);
      expect(lengthOf(route)).toBeLessThanOrEqual(lengthOf(first) + 1e-9);
      expect(untangled(route)).toEqual(route);
    }),
  );
});

test('places on a line are visited in their order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 999 }), { minLength: 1, maxLength: 8 }), (steps) => {
      const all: Position[] = steps.map((step) => ({ latitude: 33 + step * 0.006, longitude: 127 }));
      expect(routeThrough(all)).toEqual(all.toSorted((a, b) => b.latitude - a.latitude));
    }),
  );
});
