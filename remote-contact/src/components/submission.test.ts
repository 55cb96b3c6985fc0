import { byteLimit, charactersTooMany, emptySubmission, mailtoLink } from './submission';

const withMessage = (message: string) => ({ ...emptySubmission, message });

test('40,000 Latin characters are accepted', () => {
  expect(charactersTooMany(withMessage('a'.repeat(40_000)))).toBe(0);
});

test('the excess is counted in characters, not in bytes', () => {
  expect(charactersTooMany(withMessage('a'.repeat(byteLimit + 12)))).toBe(12);
  expect(charactersTooMany(withMessage('한'.repeat(byteLimit / 3 + 5)))).toBe(5);
  expect(charactersTooMany(withMessage('🏛'.repeat(byteLimit / 4 + 2)))).toBe(2);
});

test('name and address count towards the limit', () => {
  expect(charactersTooMany({ from_name: 'Kim', from_email: 'k@e.com', message: 'a'.repeat(byteLimit) })).toBe(10);
});

test('the mail link contains the whole message', () => {
  const link = mailtoLink('studio@example.com', { ...emptySubmission, message: 'a & b\n한글?' });
  expect(new URL(link).searchParams.get('body')).toBe('a & b\n한글?');
});
