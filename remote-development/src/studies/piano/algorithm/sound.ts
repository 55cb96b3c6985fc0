/** What makes the music audible, and the clock by which it runs. */
export type Sound = {
  /** Seconds. It only ever goes on. */
  clock: () => number;
  /** @param time by the clock; without it at once */
  play: (tone: Tone) => void;
  /** Ends everything that sounds or is about to. */
  silence: () => void;
};

export type Tone = { pitch: number; velocity: number; seconds: number; time?: number };

/**
 * Before anybody asked for sound it is asleep; a card that does not answer at once is late, and may still come. A call,
 * another program or a pulled plug interrupt it.
 */
export type SoundState = 'asleep' | 'late' | 'running' | 'interrupted' | 'none';

/** A clock that goes on evenly when another source takes over. */
export function createClock(source: () => number) {
  let [read, from, since] = [source, source(), source()];
  const now = () => from + read() - since;
  return {
    now,
    follow: (next: () => number) => {
      from = now();
      [read, since] = [next, next()];
    },
    /** The source's time at a time of this clock. */
    sourceTime: (time: number) => time - from + since,
  };
}
