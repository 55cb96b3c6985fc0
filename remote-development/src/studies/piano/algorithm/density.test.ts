import fc from 'fast-check';
import { densest } from './density';
import type { Note } from './score';

const notesAt = (starts: readonly number[]): Note[] =>
  starts.map((start) => ({ pitch: 60, start, length: 0.1, velocity: 0.5, hand: 'right' }));

test('the densest second is that with the most beginnings, and a slower song has a thinner one', () => {
  expect(densest([], 1)).toBe(0);
  expect(densest(notesAt([0, 0.2, 0.9, 1, 1.1, 5]), 1)).toBe(4);
  expect(densest(notesAt([0, 0.2, 0.9, 1, 1.1, 5]), 0.5)).toBe(3);
});

test('no second that is counted by hand has more', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 30 }), (tenths) => {
      const starts = tenths.toSorted((a, b) => a - b).map((tenth) => tenth / 8);
      const counts = starts.map((from) => starts.filter((start) => start >= from && start - from < 1).length);
      return densest(notesAt(starts), 1) === Math.max(0, ...counts);
    }),
  );
});
