import fc from 'fast-check';
import { lineChanges } from './line-changes';

/** What is left of a text after changes that name its lines in their order. */
function applied(before: readonly string[], changes: readonly string[], sign: string): string[] {
  const dropped = changes.filter((line) => line.startsWith(sign)).map((line) => line.slice(2));
  return before.filter((line) => line !== dropped[0] || !dropped.shift());
}

test('a changed line goes and comes in its place', () => {
  expect(lineChanges(['a', 'b', 'c'], ['a', 'B', 'c', 'd'])).toEqual(['- b', '+ B', '+ d']);
});

test('equal texts have no changes', () => {
  expect(lineChanges(['a', 'a'], ['a', 'a'])).toEqual([]);
});

test('a moved line goes once and comes once', () => {
  expect(lineChanges(['a', 'b', 'c'], ['b', 'c', 'a'])).toEqual(['- a', '+ a']);
});

test('without the lines that go and come both texts are the same', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const changes = lineChanges(before, after);
      const count = (sign: string) => changes.filter((line) => line.startsWith(sign)).length;
      expect(before.length - count('-')).toBe(after.length - count('+'));
      const kept = [...before, ...after].sort().join();
      const rest = [...applied(before, changes, '- '), ...applied(after, changes, '+ ')];
      const moved = changes.map((line) => line.slice(2));
      expect([...rest, ...moved].sort().join()).toBe(kept);
    }),
  );
});

test('two long texts without a common line are told without a table', () => {
  const text = (name: string) => Array.from({ length: 8000 }, (_, index) => `${name}${index}`);
  expect(lineChanges(text('a'), text('b'))).toHaveLength(16_000);
});
