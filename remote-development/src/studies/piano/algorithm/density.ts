import type { Note } from './score';

/** The most notes that begin within a second. @param rate share of the song's own speed */
export function densest(notes: readonly Note[], rate: number): number {
  let [most, from] = [0, 0];
  notes.forEach(({ start }, i) => {
    while (start - (notes[from]?.start ?? start) >= rate) from++;
    most = Math.max(most, i - from + 1);
  });
  return most;
}
