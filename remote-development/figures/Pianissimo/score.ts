import { preludeChords } from './prelude';

/** A note of a music file: key as a MIDI number, start and length in sixteenths. */
export type Note = { pitch: number; start: number; length: number };

/** Two held notes and a figure of three above them, played twice. */
export function preludeNotes(bars: number): Note[] {
  return preludeChords.slice(0, bars).flatMap((chord, bar) =>
    [0, 8].flatMap((half): Note[] => {
      const start = bar * 16 + half;
      const held = [
        { pitch: chord[0] ?? 0, start, length: 8 },
        { pitch: chord[1] ?? 0, start: start + 1, length: 7 },
      ];
      const figure = [2, 3, 4, 2, 3, 4].map((voice, i) => ({
        pitch: chord[voice] ?? 0,
        start: start + 2 + i,
        length: 1,
      }));
      return [...held, ...figure];
    }),
  );
}

/** Four steps of an octave from the middle C upwards and downwards, one chord after the other. */
const chords = [
  { up: [0, 4, 7, 10], down: [2, 5, 8, 12] },
  { up: [0, 5, 7, 9], down: [3, 5, 8, 10] },
  { up: [0, 3, 6, 9], down: [3, 6, 9, 12] },
  { up: [2, 5, 7, 11], down: [1, 5, 7, 10] },
];

/**
 * Broken chords from the middle of the keyboard to both its ends, as scales in contrary motion are practised; while one
 * is still on its way the next begins. The farther from the middle, the longer a note is held.
 * @param gap sixteenths from one beginning to the next
 */
export function contraryMotion(gap: number): Note[] {
  return chords.flatMap(({ up, down }, turn) => {
    const right = Array.from({ length: 17 }, (_, i) => 60 + 12 * Math.floor(i / up.length) + (up[i % up.length] ?? 0));
    const left = Array.from(
      { length: 15 },
      (_, i) => 60 - 12 * Math.floor(i / down.length) - (down[i % down.length] ?? 0),
    );
    const run = (pitches: readonly number[], late: number) =>
      pitches.map((pitch, i): Note => ({ pitch, start: turn * gap + i + late, length: i === 0 ? 5 : 2.6 + 0.42 * i }));
    return [...run(right, 0), ...run(left, 1)].filter(({ pitch }) => pitch >= 21 && pitch <= 108);
  });
}
