import fc from 'fast-check';
import { runToEnd } from '@portfolio/study/run-to-end';
import { comparing } from './comparison';
import type { Manner } from './performance';
import { byTheClock, scoreOf } from './score';
import { phrase } from './testing/phrase';
import { costMatrix } from './warping';

const scoresOf = (manner: Manner) => runToEnd(comparing(phrase)({ manner, options: {} })).scores;
const teacher = { delay: 0, tempo: 100, noise: 0, seed: 1 };

test('who dances as the teacher does has 100 points, with warping and without', () => {
  expect(scoresOf(teacher)).toEqual({ warped: 100, clock: 100 });
});

test.each([70, 80, 125, 150])(
  'at %s percent of the tempo the score stays near 100 with warping and falls without',
  (tempo) => {
    const scores = scoresOf({ ...teacher, tempo });
    expect(scores.warped).toBeGreaterThan(96);
    expect(scores.clock).toBeLessThan(75);
  },
);

test('a late beginning costs nothing with warping and much without', () => {
  const scores = scoresOf({ ...teacher, delay: 1 });
  expect(scores.warped).toBeGreaterThan(99);
  expect(scores.clock).toBeLessThan(75);
});

test('noise costs points with warping, too, the more the stronger it is', () => {
  const scoreAt = (noise: number) => scoresOf({ ...teacher, noise }).warped!;
  const [steady, slight, strong] = [scoreAt(0), scoreAt(6), scoreAt(18)];
  expect(steady).toBeGreaterThan(slight);
  expect(slight).toBeGreaterThan(strong);
  expect(strong).toBeGreaterThan(0);
});

test('the same manner and seed give the same comparison, another seed another', () => {
  const manner = { delay: 0.2, tempo: 90, noise: 8, seed: 5 };
  const scores = scoresOf(manner);
  expect(scoresOf(manner)).toEqual(scores);
  expect(scoresOf({ ...manner, seed: 6 })).not.toEqual(scores);
});

test('a score lies between 0 and 100 whatever the sequences are', () => {
  const sequence = fc.array(fc.double({ min: 0, max: 180, noNaN: true }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(sequence, sequence, (a, b) => {
      const score = scoreOf(byTheClock(costMatrix(a, b, (x, y) => Math.abs(x - y))).distance);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
    }),
  );
});
