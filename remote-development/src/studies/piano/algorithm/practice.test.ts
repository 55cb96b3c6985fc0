import fc from 'fast-check';
import { createPractice } from './practice';
import type { Note } from './score';

const note = (pitch: number, start: number): Note => ({ pitch, start, length: 0.2, velocity: 0.5, hand: 'right' });

test('a key counts for the nearest note of its pitch, early below zero, late above', () => {
  const practice = createPractice([note(60, 1), note(64, 1), note(60, 1.4)]);
  expect(practice.press(60, 1.25, 1)).toEqual({ kind: 'right', milliseconds: expect.closeTo(-150, 6) });
  expect(practice.press(64, 1.03, 1)).toEqual({ kind: 'right', milliseconds: expect.closeTo(30, 6) });
  expect(practice.press(64, 1.04, 1)).toEqual({ kind: 'wrong' });
  expect(practice.press(62, 1, 1)).toEqual({ kind: 'wrong' });
  practice.pass(2, 1);
  expect(practice.result()).toEqual({
    right: 2,
    wrong: 2,
    missed: 1,
    mean: expect.closeTo(-60, 6),
    spread: expect.closeTo(90, 6),
  });
});

test('at half the speed a deviation is measured in real time', () => {
  expect(createPractice([note(60, 1)]).press(60, 1.05, 0.5)).toEqual({
    kind: 'right',
    milliseconds: expect.closeTo(100, 6),
  });
});

test('the song waits for each chord until all its keys were down', () => {
  const practice = createPractice([note(60, 1), note(64, 1), note(67, 2)]);
  expect(practice.next()).toEqual({ start: 1, pitches: [60, 64] });
  practice.pressWaiting(64, practice.next()!);
  expect(practice.pressWaiting(67, practice.next()!)).toEqual({ kind: 'wrong' });
  expect(practice.next()).toEqual({ start: 1, pitches: [60] });
  practice.pressWaiting(60, practice.next()!);
  expect(practice.next()).toEqual({ start: 2, pitches: [67] });
  practice.pressWaiting(67, practice.next()!);
  expect(practice.next()).toBeUndefined();
});

test('every note is right, missed or still to come, and who plays exactly is on time', () => {
  const notes = fc.array(fc.tuple(fc.integer({ min: 60, max: 63 }), fc.integer({ min: 0, max: 20 })), {
    maxLength: 10,
  });
  const presses = fc.array(fc.tuple(fc.integer({ min: 60, max: 63 }), fc.integer({ min: 0, max: 20 })), {
    maxLength: 10,
  });
  fc.assert(
    fc.property(notes, presses, (given, pressed) => {
      const written = given.map(([pitch, start]) => note(pitch, start / 10)).sort((a, b) => a.start - b.start);
      const practice = createPractice(written);
      for (const [pitch, at] of pressed.sort((a, b) => a[1] - b[1])) {
        practice.pass(at / 10, 1);
        practice.press(pitch, at / 10, 1);
      }
      practice.pass(99, 1);
      const { right, wrong, missed } = practice.result();
      const perfect = createPractice(written);
      for (const { pitch, start } of written) perfect.press(pitch, start, 1);
      const best = perfect.result();
      return (
        right + missed === written.length &&
        right + wrong === pressed.length &&
        best.right === written.length &&
        (best.spread ?? 0) === 0
      );
    }),
  );
});
