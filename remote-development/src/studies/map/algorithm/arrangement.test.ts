import { arranged, arrangementsFor, chosen } from './arrangement';
import type { Place } from './place';

const place = (id: string, more: Partial<Place> = {}): Place => ({
  id,
  name: id,
  architects: [],
  latitude: 40 + id.charCodeAt(0) / 100,
  longitude: 10,
  spot: [0, 0],
  ...more,
});
const eras = { old: { label: 'Old', first: 0, last: 1899 }, now: { label: 'Now', first: 1900, last: 9999 } };
const places = [
  place('a', { architects: ['Ito', 'Berg'], year: 1850, region: 'North' }),
  place('b', { architects: ['Berg'], year: 1950, region: 'South' }),
  place('c', { year: 1800 }),
];

test('every arrangement shows every place', () => {
  expect(arrangementsFor(places)).toEqual(['coordinates', 'architects', 'regions']);
  for (const arrangement of arrangementsFor(places))
    expect(new Set(arranged(places, arrangement).flatMap((group) => group.places))).toEqual(new Set(places));
});

test('groups stand in the order of the alphabet, what is not known last', () => {
  expect(arranged(places, 'architects').map(({ heading }) => heading)).toEqual(['Berg', 'Ito', undefined]);
  expect(arranged(places, 'regions').map(({ heading }) => heading)).toEqual(['North', 'South', undefined]);
});

test('a filter leaves the places that are all of that', () => {
  const left = (filter: object) =>
    chosen(places, { region: 'any', architect: 'any', era: 'any', ...filter }, eras).map(({ id }) => id);
  expect(left({})).toEqual(['a', 'b', 'c']);
  expect(left({ era: 'old' })).toEqual(['a', 'c']);
  expect(left({ era: 'old', architect: 'Berg' })).toEqual(['a']);
  expect(left({ region: 'South', era: 'old' })).toEqual([]);
});
