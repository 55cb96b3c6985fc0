import { directionOf } from './text-direction';

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
])('a page in %s runs %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});
