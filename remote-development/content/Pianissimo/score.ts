/** A note of a music file: key as a MIDI number, start and length in sixteenths. */
export type Note = { pitch: number; start: number; length: number };

/** The chords of the first bars of the prelude in C major, BWV 846, from below; each fills half a bar twice. */
const prelude = [
  [60, 64, 67, 72, 76],
  [60, 62, 69, 74, 77],
  [59, 62, 67, 74, 77],
] as const;

/** Two held notes and a figure of three above them, played twice. */
export function preludeNotes(bars: number): Note[] {
  return prelude.slice(0, bars).flatMap((chord, bar) =>
    [0, 8].flatMap((half): Note[] => {
      const start = bar * 16 + half;
      const held = [
        { pitch: chord[0], start, length: 8 },
        { pitch: chord[1], start: start + 1, length: 7 },
      ];
      const figure = [2, 3, 4, 2, 3, 4].map((voice, i) => ({ pitch: chord[voice] ?? 0, start: start + 2 + i, length: 1 }));
      return [...held, ...figure];
    }),
  );
}

/** Broken chords from the middle of the keyboard to both its ends and back, one chord for each way; each note is held for a while. */
export function contraryMotion(): Note[] {
  const ways = [
    { right: [60, 64, 67, 70, 72, 76, 79, 82, 84, 88, 91, 94, 96, 100, 103, 106], left: [60, 58, 55, 52, 48, 46, 43, 40, 36, 34, 31, 28, 24, 22] },
    { right: [108, 105, 101, 99, 96, 93, 89, 87, 84, 81, 77, 75, 72, 69, 65, 63, 60], left: [24, 27, 29, 33, 36, 39, 41, 45, 48, 51, 53, 57] },
  ];
  const held = [6, 3, 4, 3];
  return ways.flatMap(({ right, left }, way) => {
    const run = (pitches: readonly number[], gap: number): Note[] =>
      pitches.map((pitch, i) => ({ pitch, start: way * 16 + i * gap, length: (held[i % held.length] ?? 3) * (pitch < 60 ? 1.3 : 1) }));
    return [...run(right, 1), ...run(left, 16 / left.length).slice(way === 0 ? 1 : 0)];
  });
}
