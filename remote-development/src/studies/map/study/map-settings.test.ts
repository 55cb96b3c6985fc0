import { arrangementsFor } from '../algorithm/arrangement';
import type { Place } from '../algorithm/place';
import { rowsOf, settingsFor } from './map-settings';

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

test('what no place has is not offered', () => {
  const bare = [place('a'), place('b')];
  const settings = settingsFor({ places: bare, eras: {}, things: { one: 'shop', many: 'shops' } });
  expect(arrangementsFor(bare)).toEqual(['coordinates']);
  expect(rowsOf(settings)).toEqual([]);
  expect(settings.at.validate('z')).toBe('There is no shop "z" on this map.');
  expect(rowsOf(settingsFor({ places, eras, things: { one: 'shop', many: 'shops' } }))).toEqual([
    'by',
    'era',
    'region',
    'architect',
  ]);
});
