import type { Division } from './tempo-map';
import type { Result } from './practice';
import { nameOf } from './notation';

/** The texts of this instrument. */
export const texts = {
  name: 'Piano practice with falling notes',
  keyboard:
    'Piano of 88 keys. Two rows of letters play it, from Z and from Q; the space bar starts and stops the song, the arrows up and down move it by a second.',
  own: 'Your music, your keys',
  file: 'Music file',
  choose: 'Open a .mid file',
  chooseHint: 'A .mid file can be dropped on the keys, too. It never leaves this browser.',
  midi: 'MIDI',
  connect: 'Connect a keyboard',
  noMidi: 'This browser offers no Web MIDI: play with the computer’s keys or a finger.',
  refused: 'The browser did not allow MIDI. Allow it in the settings of this page, or play with the computer’s keys.',
  noInput: 'No MIDI keyboard was found. Plug one in and press again.',
  connected: (names: readonly string[]) => `Connected: ${names.join(', ')}.`,
  place: 'Time',
  seconds: 's',
  ofSeconds: (seconds: number) => `/ ${seconds.toFixed(0)} s`,
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
  percent: (share: number) => `${(100 * share).toFixed(0)} %`,
  spreadOf: (value: number) => `± ${value.toFixed(0)} ms`,
  listening: 'Listening: the song plays itself.',
  due: (pitches: readonly number[], isWaiting: boolean) =>
    `${isWaiting ? 'Waiting for' : 'Next:'} ${pitches.map(nameOf).join(' and ')}.`,
  result: ({ right, wrong, missed, mean }: Result) =>
    `${right} right, ${wrong} wrong, ${missed} missed` +
    (right > 0 ? `; on average ${Math.abs(mean).toFixed(0)} milliseconds too ${mean < 0 ? 'early' : 'late'}.` : '.'),
  facts: (format: number, tracks: number, division: Division, tempos: number) =>
    `Format ${format}, ${tracks} ${tracks === 1 ? 'track' : 'tracks'}, ${
      division.kind === 'quarters'
        ? `${division.ticksPerQuarter} ticks a quarter, ${tempos} ${tempos === 1 ? 'tempo' : 'tempos'}`
        : `${division.framesPerSecond} film frames a second in ${division.ticksPerFrame} parts (SMPTE): changes of tempo do not apply`
    }`,
  unreadable: (name: string, sentence: string) => `${name}: ${sentence} The music before stays.`,
} as const;
