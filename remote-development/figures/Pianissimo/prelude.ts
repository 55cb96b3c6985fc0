import { midiOf, pitchOf, ticksPerQuarter, type Written } from '#piano/algorithm/notation';

/**
 * Johann Sebastian Bach, Prelude in C major, BWV 846, complete: 35 bars, without the bar that Schwencke added after
 * bar 22. Public domain. Bars 1 to 32 as five voices from below; each fills half a bar twice.
 */
export const preludeChords: readonly (readonly number[])[] = `
  C4 E4 G4 C5 E5, C4 D4 A4 D5 F5, B3 D4 G4 D5 F5, C4 E4 G4 C5 E5, C4 E4 A4 E5 A5, C4 D4 F#4 A4 D5, B3 D4 G4 D5 G5,
  B3 C4 E4 G4 C5, A3 C4 E4 G4 C5, D3 A3 D4 F#4 C5, G3 B3 D4 G4 B4, G3 Bb3 E4 G4 C#5, F3 A3 D4 A4 D5, F3 Ab3 D4 F4 B4,
  E3 G3 C4 G4 C5, E3 F3 A3 C4 F4, D3 F3 A3 C4 F4, G2 D3 G3 B3 F4, C3 E3 G3 C4 E4, C3 G3 Bb3 C4 E4, F2 F3 A3 C4 E4,
  F#2 C3 A3 C4 Eb4, Ab2 F3 B3 C4 D4, G2 F3 G3 B3 D4, G2 E3 G3 C4 E4, G2 D3 G3 C4 F4, G2 D3 G3 B3 F4, G2 Eb3 A3 C4 F#4,
  G2 E3 G3 C4 G4, G2 D3 G3 C4 F4, G2 D3 G3 B3 F4, C2 C3 G3 Bb3 E4`
  .split(',')
  .map((bar) => pitches(bar));

/** Bars 33 and 34: two held voices, then fourteen sixteenths above them; bar 35 is a chord. */
const ending = [
  'C2 C3 F3 A3 C4 F4 C4 A3 C4 A3 F3 A3 F3 D3 F3 D3',
  'C2 B2 G4 B4 D5 F5 D5 B4 D5 B4 G4 B4 D4 F4 E4 D4',
].map((bar) => pitches(bar));
const lastChord = pitches('C2 C3 E4 G4 C5');

const sixteenth = ticksPerQuarter / 4;
const bar = 16 * sixteenth;

export function prelude() {
  const held = (pitch: number | undefined, start: number, after: number, length: number): Written => ({
    pitch: pitch ?? 0,
    start: start + after * sixteenth,
    length: length * sixteenth,
  });
  const halves = preludeChords.flatMap((chord, i) =>
    [0, 8].map((half) => ({ chord, start: i * bar + half * sixteenth })),
  );
  const endings = ending.map((voices, i) => ({ voices, start: (32 + i) * bar }));
  const last = lastChord.map((pitch) => held(pitch, 34 * bar, 0, 16));
  const left = [
    ...halves.flatMap(({ chord, start }) => [held(chord[0], start, 0, 8), held(chord[1], start, 1, 7)]),
    ...endings.flatMap(({ voices, start }) => [held(voices[0], start, 0, 16), held(voices[1], start, 1, 15)]),
    ...last.slice(0, 2),
  ];
  const right = [
    ...halves.flatMap(({ chord, start }) => [2, 3, 4, 2, 3, 4].map((voice, i) => held(chord[voice], start, i + 2, 1))),
    ...endings.flatMap(({ voices, start }) => voices.slice(2).map((pitch, i) => held(pitch, start, i + 2, 1))),
    ...last.slice(2),
  ];
  // Slower from bar 33 to the end.
  const tempos = [
    [0, 69],
    [32 * bar, 63],
    [33 * bar, 54],
    [33 * bar + 12 * sixteenth, 44],
    [34 * bar, 40],
  ] as const;
  return midiOf({ name: 'Prelude in C major, BWV 846', signature: [4, 4], tempos, right, left });
}

function pitches(text: string): number[] {
  return text.trim().split(/\s+/).map(pitchOf);
}
