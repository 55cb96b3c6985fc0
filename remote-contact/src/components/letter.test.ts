import { byteLimit, emptyLetter, lettersTooMany, mailtoLink } from './letter';

const withMessage = (message: string) => ({ ...emptyLetter, message });

test('40,000 Latin letters are not too many', () => {
  expect(lettersTooMany(withMessage('a'.repeat(40_000)))).toBe(0);
});

test('it says by how many letters a message is too long, in the letters of its own script', () => {
  expect(lettersTooMany(withMessage('a'.repeat(byteLimit + 12)))).toBe(12);
  expect(lettersTooMany(withMessage('한'.repeat(byteLimit / 3 + 5)))).toBe(5);
  expect(lettersTooMany(withMessage('🏛'.repeat(byteLimit / 4 + 2)))).toBe(2);
});

test('name and address take their part of the room', () => {
  expect(lettersTooMany({ from_name: 'Kim', from_email: 'k@e.com', message: 'a'.repeat(byteLimit) })).toBe(10);
});

test('the mail link carries the message whole', () => {
  const link = mailtoLink('studio@example.com', { ...emptyLetter, message: 'a & b\n한글?' });
  expect(new URL(link).searchParams.get('body')).toBe('a & b\n한글?');
});
