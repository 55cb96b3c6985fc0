import { nearest } from './nearest';

const names = ['log', 'releases', 'test:journeys', 'test:keys'];

test.each([
  ['relases', 'releases'],
  ['release', 'releases'],
  ['lgo', undefined],
  ['logs', 'log'],
  ['test:journey', 'test:journeys'],
  ['test:kyes', 'test:keys'],
  ['juggle', undefined],
  ['', undefined],
])('"%s" is likely to mean %s', (word, meant) => {
  expect(nearest(word, names)).toBe(meant);
});
