import type { Settings } from '@portfolio/study/settings';
import type { PianoData } from './piano-data';
import { texts } from '../texts';

/** The study begins with the first piece of its page. */
export function settingsFor({ pieces }: PianoData) {
  return {
    piece: {
      kind: 'choice',
      label: texts.settings.piece,
      options: Object.fromEntries(Object.entries(pieces).map(([name, { label }]) => [name, label])),
      value: Object.keys(pieces)[0] ?? '',
    },
    mode: {
      kind: 'choice',
      label: texts.settings.mode,
      options: texts.modes,
      value: 'listen',
    },
    hands: {
      kind: 'choice',
      label: texts.settings.hands,
      options: texts.hands,
      value: 'right',
    },
    speed: { kind: 'number', label: texts.settings.speed, unit: '%', min: 30, max: 150, step: 5, value: 100 },
    octave: { kind: 'number', label: texts.settings.octave, min: 1, max: 6, step: 1, value: 3 },
    volume: { kind: 'number', label: texts.settings.volume, unit: '%', min: 0, max: 100, step: 5, value: 70 },
    /** Where the song stands when it rests. */
    place: { kind: 'number', label: texts.place, unit: texts.seconds, min: 0, max: 3600, step: 0.01, value: 0 },
  } as const satisfies Settings;
}

/** What matters most, and the rest; the place is the time line. */
export const stripRows = ['piece', 'mode', 'hands', 'speed', 'volume'] as const;
export const furtherRows = ['octave'] as const;
