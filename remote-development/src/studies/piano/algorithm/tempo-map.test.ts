import fc from 'fast-check';
import { createTempoMap, type TempoChange } from './tempo-map';

const change = fc.record({
  tick: fc.integer({ min: 0, max: 5000 }),
  microsecondsPerQuarter: fc.integer({ min: 100_000, max: 2_000_000 }),
});
const changes = fc.array(change, { maxLength: 8 });
const quarters = (ticksPerQuarter: number) => ({ kind: 'quarters', ticksPerQuarter }) as const;

/** Tick after tick, in whole numbers. */
function plainSeconds(ticksPerQuarter: number, given: readonly TempoChange[], tick: number): number {
  let [units, tempo] = [0, 500_000];
  for (let at = 0; at < tick; at++) {
    for (const each of given) if (each.tick === at) tempo = each.microsecondsPerQuarter;
    units += tempo;
  }
  return units / 1e6 / ticksPerQuarter;
}

test('a tick comes when one comes to it tick by tick', () => {
  fc.assert(
    fc.property(
      changes,
      fc.integer({ min: 1, max: 960 }),
      fc.integer({ min: 0, max: 600 }),
      (given, division, tick) => {
        const near = given.map((each) => ({ ...each, tick: each.tick % 600 }));
        const seconds = createTempoMap(quarters(division), near).secondsAt(tick);
        expect(Math.abs(seconds - plainSeconds(division, near, tick))).toBeLessThan(1e-9);
      },
    ),
  );
});

test('time goes on with the ticks, and back again to the same tick', () => {
  fc.assert(
    fc.property(changes, fc.nat(9000), fc.nat(9000), (given, a, b) => {
      const map = createTempoMap(quarters(480), given);
      if (a < b) expect(map.secondsAt(a)).toBeLessThan(map.secondsAt(b));
      expect(Math.abs(map.tickAt(map.secondsAt(a)) - a)).toBeLessThan(1e-6);
    }),
  );
});

test.each([
  [quarters(480), 480, 0.5],
  [{ kind: 'film', framesPerSecond: 25, ticksPerFrame: 40 } as const, 1000, 1],
  [{ kind: 'film', framesPerSecond: 29, ticksPerFrame: 100 } as const, 3000, 1.001],
])('%j: tick %d comes after %d seconds', (division, tick, seconds) => {
  expect(createTempoMap(division, []).secondsAt(tick)).toBeCloseTo(seconds, 9);
});

test('film time has no changes of tempo', () => {
  const map = createTempoMap({ kind: 'film', framesPerSecond: 24, ticksPerFrame: 10 }, [
    { tick: 0, microsecondsPerQuarter: 1 },
  ]);
  expect(map.secondsAt(240)).toBe(1);
});
