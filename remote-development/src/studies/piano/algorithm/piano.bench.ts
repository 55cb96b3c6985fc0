import { writeMidi } from 'midi-file';
import { createPractice } from './practice';
import { readMidi } from './read-midi';
import { scoreOf } from './score';
import { createTempoMap } from './tempo-map';
import { longPiece } from './testing/long-piece';

/** Notes of three minutes of music. */
const baseSize = 549;

export const cases = [
  {
    name: 'piano: read a file',
    unit: 'notes',
    baseSize,
    prepare: (size: number) => {
      const bytes = Uint8Array.from(writeMidi(longPiece(size)));
      return () => readMidi(bytes);
    },
  },
  {
    name: 'piano: seconds of every tick',
    unit: 'ticks',
    baseSize,
    prepare: (size: number) => {
      const { division, tempos } = scoreOf(longPiece(size));
      const map = createTempoMap(division, tempos);
      return () => {
        for (let tick = 0; tick < size; tick++) map.secondsAt(tick * 120);
      };
    },
  },
  {
    name: 'piano: judge a whole performance',
    unit: 'notes',
    baseSize,
    prepare: (size: number) => {
      const { notes } = scoreOf(longPiece(size));
      return () => {
        const practice = createPractice(notes);
        for (const { pitch, start } of notes) {
          practice.press(pitch, start, 1);
          practice.pass(start, 1);
        }
        return practice.result();
      };
    },
  },
];
