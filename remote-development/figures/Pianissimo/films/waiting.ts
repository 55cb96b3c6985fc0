import { seen } from '#figures/film/film';
import { band, chapter, faded } from '#figures/film/titles';
import { practiceAt } from '../practice';

/** The keys round the middle of the piano. */
const camera = { x: 342, y: 296, width: 600 };
/** The key for which the music waits, seconds of the music at which it does, and seconds that the hand takes. */
const awaited = { pitch: 69, at: (26 * 60) / 69 / 4, takes: 2 };
const begin = awaited.at - 2.2;

/** The song stops at a note until its key is down, then goes on. @param now seconds since the part began */
export function waiting(now: number, opacity: number): string {
  if (opacity <= 0) return '';
  const until = awaited.at - begin;
  const waits = now > until && now < until + awaited.takes;
  const moment = begin + Math.min(now, until) + Math.max(0, now - until - awaited.takes);
  const drawing = practiceAt(moment, waits ? awaited.pitch : undefined);
  return faded(seen(drawing, camera) + band() + chapter(2, ['It waits for your hand'], 1), opacity);
}
