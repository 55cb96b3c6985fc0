import { pluralOf, pluralText } from './plural';

const works = { one: 'work', other: 'works' };

test('a word follows the plural rules of the language', () => {
  expect([0, 1, 2].map((count) => pluralOf(works, count, 'en'))).toEqual(['works', 'work', 'works']);
  const prace = { one: 'praca', few: 'prace', many: 'prac', other: 'pracy' };
  expect([1, 3, 5, 22].map((count) => pluralOf(prace, count, 'pl'))).toEqual(['praca', 'prace', 'prac', 'prace']);
});

test('a number without a word of its own takes the other one', () => {
  expect(pluralOf({ other: '作品' }, 1, 'ko')).toBe('作品');
  expect(pluralOf({ other: 'works' }, 1, 'en')).toBe('works');
});

test('so does a text of a document; one that is missing is empty', () => {
  const texts = { 'count.one': 'One work', 'count.other': '{shown} of {all} works' };
  expect([1, 2].map((count) => pluralText(texts, 'count', count, 'en'))).toEqual([
    'One work',
    '{shown} of {all} works',
  ]);
  expect(pluralText({}, 'count', 2, 'en')).toBe('');
});
