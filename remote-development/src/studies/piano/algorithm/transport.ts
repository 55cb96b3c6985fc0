import type { Note } from './score';

/** Where a song is, by a clock that only ever goes on: the one of the sound card. */
export type Transport = ReturnType<typeof createTransport>;

/**
 * The position in a song as one line through the clock, never as a sum of steps: it can't drift.
 * @param clock seconds
 */
export function createTransport(clock: () => number) {
  let [from, since, rate, limit] = [0, 0, 1, Infinity];
  let isRunning = false;
  const position = () => (isRunning ? Math.min(limit, from + (clock() - since) * rate) : from);
  const anchor = (at: number) => {
    from = at;
    since = clock();
  };
  return {
    position,
    /** The clock's time at a position of the song, as things stand. */
    timeOf: (at: number) => since + (at - from) / rate,
    start: () => {
      anchor(position());
      isRunning = true;
    },
    stop: () => {
      anchor(position());
      isRunning = false;
    },
    isRunning: () => isRunning,
    seek: (at: number) => anchor(at),
    /** @param share of the song's own speed */
    setRate: (share: number) => {
      anchor(position());
      rate = share;
    },
    rate: () => rate,
    /** The song waits here; `Infinity` lets it go. */
    setLimit: (at: number) => {
      anchor(position());
      limit = at;
    },
    limit: () => limit,
  };
}

/** Seconds ahead of the clock for which notes are handed to the sound card. */
export const lookAhead = 0.2;

/**
 * Look-ahead scheduling (Wilson, C. (2013): A tale of two clocks, web.dev/articles/audio-scheduling): the imprecise
 * clock of the page wakes up often and hands over what is due soon; the precise clock of the sound card plays it. A
 * wake-up that comes late within the look-ahead changes nothing.
 */
export function createScheduler(transport: Transport, notes: readonly Note[]) {
  let next = 0;
  return {
    /** To be called after every change of position. */
    rewind: () => {
      const at = transport.position();
      next = notes.findIndex((note) => note.start >= at - 1e-9);
      if (next < 0) next = notes.length;
    },
    /** Hands over every note that begins within the look-ahead and before the limit, once, with its time by the clock. */
    wake: (play: (note: Note, time: number) => void) => {
      const horizon = transport.position() + lookAhead * transport.rate();
      for (
        let note = notes[next];
        note && note.start <= horizon && note.start < transport.limit();
        note = notes[++next]
      )
        play(note, transport.timeOf(note.start));
    },
  };
}
