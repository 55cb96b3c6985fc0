import fc from 'fast-check';
import { scoreOf, type Note } from './score';
import { longPiece } from './testing/long-piece';
import { createScheduler, createTransport } from './transport';

const note = (start: number): Note => ({ pitch: 60, start, length: 0.1, velocity: 0.5, hand: 'right' });

test('over three minutes of late wake-ups no note drifts from the tempo map', () => {
  const score = scoreOf(longPiece(640));
  const rate = 0.6;
  expect(score.seconds / rate).toBeGreaterThan(180);
  let now = 1234.5678;
  const transport = createTransport(() => now);
  const scheduler = createScheduler(transport, score.notes);
  transport.setRate(rate);
  transport.start();
  const begun = now;
  const played: { note: Note; time: number; late: number }[] = [];
  let random = 1;
  while (played.length < score.notes.length) {
    scheduler.wake((each, time) => played.push({ note: each, time, late: now - time }));
    // A page's timer: 16 to 150 ms, never when it was asked for.
    random = (random * 16_807) % 2_147_483_647;
    now += 0.016 + (random / 2_147_483_647) * 0.134;
  }
  const drift = played.map(({ note, time }) => Math.abs(time - (begun + note.start / rate)));
  expect(Math.max(...drift)).toBeLessThan(1e-6);
  // The bar lines, counted from the file's own ticks, lie where the drawing has them.
  const bars = score.beats.filter(({ isBar }) => isBar);
  bars.forEach(({ start }, bar) => expect(Math.abs(start - score.map.secondsAt(bar * 1920))).toBeLessThan(1e-9));
  expect(played.map(({ note }) => note)).toEqual(score.notes);
  expect(Math.max(...played.slice(1).map(({ late }) => late))).toBeLessThanOrEqual(0);
});

test('every note is handed over once, in order and before its time, however often the speed changes', () => {
  const step = fc.record({
    wait: fc.double({ min: 0, max: 0.19, noNaN: true }),
    rate: fc.constantFrom(0, 0.5, 1, 1.5),
  });
  const starts = fc.array(fc.double({ min: 0, max: 3, noNaN: true }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(starts, fc.array(step, { maxLength: 40 }), (given, steps) => {
      const notes = given.sort((a, b) => a - b).map(note);
      let now = 10;
      const transport = createTransport(() => now);
      const scheduler = createScheduler(transport, notes);
      const played: Note[] = [];
      let isInTime = true;
      const wake = () =>
        scheduler.wake((each, time) => {
          played.push(each);
          isInTime &&= time >= now - 1e-9 || each.start <= 1e-9;
        });
      transport.start();
      wake();
      for (const { wait, rate } of steps) {
        now += wait;
        wake();
        if (rate > 0) transport.setRate(rate);
        wake();
      }
      return isInTime && played.every((each, i) => each === notes[i]);
    }),
  );
});

test('a song waits at its limit and goes on from there', () => {
  let now = 0;
  const transport = createTransport(() => now);
  const scheduler = createScheduler(transport, [note(0), note(1), note(2)]);
  const starts: number[] = [];
  const wake = () => scheduler.wake(({ start }, time) => starts.push(start, time));
  transport.setLimit(1);
  transport.start();
  wake();
  now = 5;
  wake();
  expect(transport.position()).toBe(1);
  expect(starts).toEqual([0, 0]);
  transport.setLimit(Infinity);
  wake();
  now = 6;
  wake();
  expect(starts).toEqual([0, 0, 1, 5, 2, 6]);
  transport.stop();
  now = 60;
  expect(transport.position()).toBe(2);
});
