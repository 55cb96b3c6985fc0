import type { Division } from './tempo-map';
import type { Result } from './practice';
import { nameOf } from './notation';

/** The texts of this instrument. */
export const texts = {
  name: 'Piano practice with falling notes',
  keyboard:
    'Piano of 88 keys. Two rows of letters play it, from Z and from Q; the space bar starts and stops the song.',
  choose: 'Open a .mid file',
  chooseHint: 'Or drop one on the keys. It never leaves this browser.',
  connect: 'Connect a MIDI keyboard',
  noMidi: 'This browser offers no Web MIDI: play with the computer’s keys or a finger.',
  refused: 'The browser did not allow MIDI. Allow it in the settings of this page, or play with the computer’s keys.',
  noInput: 'No MIDI keyboard was found. Plug one in and press again.',
  connected: (names: readonly string[]) => `Connected: ${names.join(', ')}.`,
  place: 'Place',
  seconds: 's',
  pitch: 'Right pitches',
  right: 'Right keys',
  wrong: 'Wrong keys',
  missed: 'Missed',
  timing: 'Mean deviation',
  spread: 'Mean size of it',
  pieces: {
    prelude: 'Johann Sebastian Bach, Prelude in C major, BWV 846, complete',
    minuet: 'Christian Petzold, Minuet in G major, BWV Anh. 114, bars 1 to 16',
  } as Readonly<Record<string, string>>,
  save: 'Save result as JSON',
  none: '–',
  percent: (share: number) => `${(100 * share).toFixed(0)} %`,
  milliseconds: (value: number) => `${value > 0 ? '+' : value < 0 ? '−' : '±'}${Math.abs(value).toFixed(0)} ms`,
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
};
