import fc from 'fast-check';
import type { Place, Spot } from './place';
import { around, bearing, directionOf, neighboursOf, radiusOf, roomiest, scaleOf } from './surroundings';
import { distance } from './route';
import { place } from './testing/places';

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const position = fc.record({ latitude: degrees(60), longitude: degrees(170) });
const at = (latitude: number, longitude: number): Place => place(`${latitude}/${longitude}`, { latitude, longitude });

test('from a place the north is up, the east on the right, and the eight directions go round with the sun', () => {
  const here = { latitude: 40, longitude: 10 };
  const to = (latitude: number, longitude: number) => directionOf(bearing(here, { latitude, longitude }));
  expect([to(41, 10), to(41, 11.3), to(40, 11), to(39, 10), to(40, 9), to(41, 8.7)]).toEqual([0, 1, 2, 4, 6, 7]);
  expect(directionOf(359)).toBe(0);
  const [x, y] = around(10, 90);
  expect(x).toBeGreaterThan(0.4);
  expect(Math.abs(y)).toBeLessThan(1e-9);
});

test('ten times as far is the same step outwards, from the middle to the edge', () => {
  const steps = [1, 10, 100].map((kilometres) => radiusOf(10 * kilometres) - radiusOf(kilometres));
  expect(steps[0]).toBeCloseTo(steps[1]!);
  expect([radiusOf(0), radiusOf(0.01), radiusOf(20_000)]).toEqual([0, 0, 1]);
});

test('neighbours come nearest first, without the place itself, and no other is nearer', () => {
  fc.assert(
    fc.property(fc.array(position, { minLength: 2, maxLength: 20 }), (positions) => {
      const places = positions.map(({ latitude, longitude }) => at(latitude, longitude));
      const here = places[0]!;
      const near = neighboursOf(here, places, 3);
      const others = places.slice(1).map((other) => distance(here, other));
      expect(near.map(({ kilometres }) => kilometres)).toEqual(others.sort((a, b) => a - b).slice(0, 3));
      expect(near.every(({ place: other }) => other !== here)).toBe(true);
    }),
  );
});

test('the scale of a map is that of its farthest place; a map of one place has none', () => {
  const here = at(40, 10);
  const far: Place = { ...at(41, 10), spot: [0, 100] };
  expect(scaleOf(here, [here, far])).toBeCloseTo(1.112, 2);
  expect(scaleOf(here, [here])).toBe(1);
});

test('a name stands where there is most room for it', () => {
  const spots: Spot[] = [
    [0, 10],
    [10, 0],
    [0, -10],
  ];
  expect(
    roomiest(spots, [
      [0, 12],
      [12, 4],
    ]),
  ).toEqual([0, -10]);
});
