import { arrangementsFor } from '../algorithm/arrangement';
import { eras, place, places } from '../algorithm/testing/places';
import { readSettings, writeSettings } from '@portfolio/study/settings';
import { chosenOf, rowsOf, settingsFor } from './map-settings';

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

describe('in a translation', () => {
  const data = {
    eras,
    things: { one: '집', many: '집' },
    places: [
      place('a', { architects: ['이토', '베르크'], region: '북부' }),
      place('b', { architects: ['베르크'], region: '남부' }),
    ],
    ids: { region: { 북부: 'North', 남부: 'South' }, architect: { 이토: 'Ito', 베르크: 'Berg' } },
  };
  const settings = settingsFor(data);
  const shown = (search: string) => {
    const { values, errors } = readSettings(settings, search);
    return { places: chosenOf(data, settings, values).map(({ id }) => id), errors };
  };

  test('the filters of an address are those of the other language, and are called in this one', () => {
    expect(shown('?region=North&architect=Berg')).toEqual({ places: ['a'], errors: [] });
    expect(settings.region.options).toEqual({ any: 'Any', South: '남부', North: '북부' });
  });

  test('an address that says them in this language is understood, and said as in all', () => {
    expect(shown('?region=남부')).toEqual({ places: ['b'], errors: [] });
    const { values } = readSettings(settings, '?region=남부&architect=베르크');
    expect(writeSettings(settings, values, '')).toBe('?region=South&architect=Berg');
  });

  test('what stands for nothing is refused', () => {
    expect(shown('?region=toString')).toMatchObject({ places: ['a', 'b'], errors: [expect.any(String)] });
  });
});
