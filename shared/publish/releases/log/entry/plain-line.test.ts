import { plainLine } from './plain-line';

test('a text of several lines becomes one', () => {
  expect(plainLine('First words\r\n\n\tand\u2028more ')).toBe('First words and more');
});

test('what would colour, move or rename a terminal is gone', () => {
  const text = '\u001b[31mred\u001b[0m \u001b]0;title\u0007\u009b2J\u001bc\b\u0000plain\u202e';
  expect(plainLine(text)).not.toMatch(/\p{Cc}|\u202e/u);
  expect(plainLine(text)).toMatch(/^red .*plain$/);
});

test('quotes, emoji and their joiners stay', () => {
  const text = `"It's" 👩‍👩‍👧 <b> $(rm) \`x\``;
  expect(plainLine(text)).toBe(text);
});

test('a long text is cut between characters', () => {
  const cut = plainLine('🙂'.repeat(400));
  expect([...cut]).toHaveLength(300);
  expect(cut).toMatch(/^🙂+…$/u);
});
