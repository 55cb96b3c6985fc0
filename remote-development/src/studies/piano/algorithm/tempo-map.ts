/** How a file counts: ticks in a quarter note, or ticks of film time. */
export type Division =
  { kind: 'quarters'; ticksPerQuarter: number } | { kind: 'film'; framesPerSecond: number; ticksPerFrame: number };

/** From this tick on a quarter note takes so many microseconds. */
export type TempoChange = { tick: number; microsecondsPerQuarter: number };

export type TempoMap = {
  secondsAt: (tick: number) => number;
  tickAt: (seconds: number) => number;
};

/** 120 quarters in a minute, until a file says otherwise. */
export const startingTempo = 500_000;

/**
 * The way from ticks to seconds and back (Standard MIDI Files 1.0, MIDI Manufacturers Association 1996). Every change
 * of tempo keeps the exact time at which it comes, so that rounding never adds up: a tick's time is one sum, wherever
 * it lies. In film time (SMPTE) a tick has a fixed length, and changes of tempo do not matter.
 * @param changes in any order; of several at one tick the last one counts
 */
export function createTempoMap(division: Division, changes: readonly TempoChange[]): TempoMap {
  if (division.kind === 'film') {
    const { framesPerSecond, ticksPerFrame } = division;
    // 29 stands for the 30 frames of NTSC television, of which 1000 take 1001 thirtieths of a second.
    const rate = (framesPerSecond === 29 ? 30_000 / 1001 : framesPerSecond) * ticksPerFrame;
    return { secondsAt: (tick) => tick / rate, tickAt: (seconds) => seconds * rate };
  }
  const segments = segmentsOf(division.ticksPerQuarter, changes);
  const segmentAt = (isBegun: (segment: Segment) => boolean): Segment => {
    let [low, high] = [0, segments.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (isBegun(segments[middle] as Segment)) low = middle;
      else high = middle - 1;
    }
    return segments[low] as Segment;
  };
  return {
    secondsAt: (tick) => {
      const segment = segmentAt((each) => each.tick <= tick);
      return segment.seconds + (tick - segment.tick) * segment.secondsPerTick;
    },
    tickAt: (seconds) => {
      const segment = segmentAt((each) => each.seconds <= seconds);
      return segment.tick + (seconds - segment.seconds) / segment.secondsPerTick;
    },
  };
}

/** A stretch of one tempo. */
type Segment = { tick: number; seconds: number; secondsPerTick: number };

function segmentsOf(ticksPerQuarter: number, changes: readonly TempoChange[]): Segment[] {
  const secondsPerTick = (microseconds: number) => microseconds / 1e6 / ticksPerQuarter;
  const segments: Segment[] = [{ tick: 0, seconds: 0, secondsPerTick: secondsPerTick(startingTempo) }];
  // Whole numbers until the last moment: ticks times microseconds stay exact for days of music.
  let units = 0;
  let tempo = startingTempo;
  for (const { tick, microsecondsPerQuarter } of changes.toSorted((a, b) => a.tick - b.tick)) {
    const before = segments.at(-1) as Segment;
    units += (tick - before.tick) * tempo;
    tempo = microsecondsPerQuarter;
    if (tick === before.tick) segments.pop();
    segments.push({ tick, seconds: units / 1e6 / ticksPerQuarter, secondsPerTick: secondsPerTick(tempo) });
  }
  return segments;
}
