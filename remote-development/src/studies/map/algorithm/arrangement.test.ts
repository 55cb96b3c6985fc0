import { arranged, arrangementsFor, chosen } from './arrangement';
import { eras, places } from './testing/places';

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
  const idsOf = (filter: object) =>
    chosen(places, { region: 'any', architect: 'any', era: 'any', ...filter }, eras).map(({ id }) => id);
  expect(idsOf({})).toEqual(['a', 'b', 'c']);
  expect(idsOf({ era: 'old' })).toEqual(['a', 'c']);
  expect(idsOf({ era: 'old', architect: 'Berg' })).toEqual(['a']);
  expect(idsOf({ region: 'South', era: 'old' })).toEqual([]);
});
