import { directionOf, foreignPart } from './text-direction';

test.each([
  ['en', 'ltr'],
  ['ko', 'ltr'],
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['fa', 'rtl'],
  ['ur', 'rtl'],
  ['dv', 'rtl'],
  ['az', 'ltr'],
  ['az-Arab', 'rtl'],
  ['ar-Latn', 'ltr'],
  ['ff-Adlm', 'rtl'],
])('a page in %s runs %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});

test('a part in another language says its direction only where it is another one', () => {
  expect(foreignPart('sv', 'ar')).toEqual({ language: 'sv', direction: 'ltr' });
  expect(foreignPart('ar', 'sv')).toEqual({ language: 'ar', direction: 'rtl' });
  expect(foreignPart('sv', 'en')).toEqual({ language: 'sv' });
});
