import { arrangementsFor } from '../algorithm/arrangement';
import { eras, place, places } from '../algorithm/testing/places';
import { rowsOf, settingsFor } from './map-settings';

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
