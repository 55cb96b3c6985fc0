import { fill, translated } from '@portfolio/study/translated';
import type { Division } from './algorithm/tempo-map';
import type { SoundState } from './algorithm/sound';

/** What the piano says in English. */
export const english = {
  name: 'Piano practice with falling notes',
  keyboard:
    'Piano of 88 keys. Two rows of letters play it, from Z and from Q; the space bar starts and stops the song, the arrows up and down move it by a second.',
  choose: 'Open a .mid file',
  lateSound: 'The sound card has not answered yet. The notes fall without it.',
  noSound: 'This browser makes no sound. The notes fall without it.',
  interrupted: 'Something else took the sound. Play goes on from here.',
  place: 'Time',
  seconds: 's',
  run: 'This run',
  best: 'Best run',
  columns: [
    { label: 'Right' },
    { label: 'Wrong' },
    { label: 'Missed' },
    { label: 'Pitches', best: 'most' },
    { label: 'Timing', best: 'least' },
  ],
  none: '–',
  settings: { piece: 'Music', mode: 'Mode', hands: 'My hand', speed: 'Tempo', octave: 'Octave of Z', volume: 'Volume' },
  modes: { listen: 'Listen', wait: 'Wait for me', play: 'Play along' },
  hands: { right: 'Right', left: 'Left', both: 'Both' },
  purpose:
    'Find out how you learn a piece: listen to it, let it wait for each of your keys, or play along and read by how many milliseconds you miss.',
  questions: {
    left: 'How much of it does the left hand play?',
    slow: 'What is won at half the tempo?',
    together: 'How much is it with both hands?',
  },
  answers: {
    left: '{left} of {all} notes are the left hand’s, {share} %. The song now waits for each of them.',
    slow: 'It takes {slow} seconds and not {full}, and its densest second asks for {thin} keys and not {dense}.',
    together: '{all} keys in {seconds} seconds; the densest second asks for {dense}. Now the song does not wait.',
  },
  caption: '{title}, from second {from} to {to}.',
  listening: 'Listening: the song plays itself.',
  waiting: 'Waiting for {notes}.',
  next: 'Next: {notes}.',
  and: ' and ',
  result: '{right} right, {wrong} wrong, {missed} missed.',
  early: '{right} right, {wrong} wrong, {missed} missed; on average {mean} milliseconds too early.',
  late: '{right} right, {wrong} wrong, {missed} missed; on average {mean} milliseconds too late.',
  facts: 'Format {format}, {tracks}, {time}',
  tracks: { one: '{count} track', other: '{count} tracks' },
  quarters: '{ticks} ticks a quarter, {tempos}',
  tempos: { one: '{count} tempo', other: '{count} tempos' },
  film: '{frames} film frames a second in {ticks} parts (SMPTE): changes of tempo do not apply',
  pitches: ['C', 'C sharp', 'D', 'E flat', 'E', 'F', 'F sharp', 'G', 'A flat', 'A', 'B flat', 'B'],
  pitch: '{name} {octave}',
  ofSeconds: '/ {seconds} s',
  deviation: '± {milliseconds} ms',
  percent: '{percent} %',
} as const;

export const texts = translated('piano', english);

/** The name of a pitch as it is spoken: "F sharp 4". */
export function nameOf(pitch: number): string {
  return fill(texts.pitch, { name: texts.pitches[pitch % 12] ?? '', octave: Math.floor(pitch / 12) - 1 });
}

/** The unit of the time line. */
export function inSong(seconds: number): string {
  return fill(texts.ofSeconds, { seconds: seconds.toFixed(0) });
}

export function dueOf(pitches: readonly number[], isWaiting: boolean): string {
  return fill(isWaiting ? texts.waiting : texts.next, { notes: pitches.map(nameOf).join(texts.and) });
}

export function resultOf({ right, wrong, missed, mean }: Counts): string {
  if (mean === undefined) return fill(texts.result, { right, wrong, missed });
  return fill(mean < 0 ? texts.early : texts.late, { right, wrong, missed, mean: Math.abs(mean).toFixed(0) });
}

export function factsOf(format: number, tracks: number, division: Division, tempos: number): string {
  const time =
    division.kind === 'quarters'
      ? fill(texts.quarters, { ticks: division.ticksPerQuarter, tempos: counted(texts.tempos, tempos) })
      : fill(texts.film, { frames: division.framesPerSecond, ticks: division.ticksPerFrame });
  return fill(texts.facts, { format, tracks: counted(texts.tracks, tracks), time });
}

/** Answers out of the notes of a piece. */
export const answers = {
  left: (left: number, all: number) =>
    fill(texts.answers.left, { left, all, share: Math.round((100 * left) / Math.max(1, all)) }),
  slow: (slow: number, full: number, thin: number, dense: number) =>
    fill(texts.answers.slow, { slow: slow.toFixed(0), full: full.toFixed(0), thin, dense }),
  together: (all: number, seconds: number, dense: number) =>
    fill(texts.answers.together, { all, seconds: seconds.toFixed(0), dense }),
};

/** What stands below a picture of the notes. */
export function captionOf(title: string, from: number, to: number): string {
  return fill(texts.caption, { title, from: from.toFixed(1), to: to.toFixed(1) });
}

/** What is to be said of the sound, if anything. */
export function soundOf(state: SoundState): string | undefined {
  const sentences = { late: texts.lateSound, none: texts.noSound, interrupted: texts.interrupted };
  return state in sentences ? sentences[state as keyof typeof sentences] : undefined;
}

type Counts = { right: number; wrong: number; missed: number; mean?: number };

function counted({ one, other }: { one: string; other: string }, count: number): string {
  return fill(count === 1 ? one : other, { count });
}
