import { writeMidi } from 'midi-file';
import { midiOf, ticksPerQuarter, type Written } from './notation';
import { createPractice } from './practice';
import { readMidi } from './read-midi';
import { scoreOf } from './score';
import { createTempoMap } from './tempo-map';

/** Notes of the prelude. */
const baseSize = 549;

/** Sixteenths up and down the keyboard, with a change of tempo in every bar. */
function longPiece(size: number) {
  const right = Array.from({ length: size }, (_, i): Written => {
    const length = ticksPerQuarter / 4;
    return { pitch: 48 + (i % 36), start: i * length, length };
  });
  const tempos = Array.from(
    { length: Math.ceil(size / 16) },
    (_, i) => [i * 4 * ticksPerQuarter, 60 + (i % 50)] as const,
  );
  return midiOf({ name: 'Bench', signature: [4, 4], tempos, right, left: [] });
}

export const cases = [
  {
    name: 'pianissimo: read a file',
    unit: 'notes',
    baseSize,
    prepare: (size: number) => {
      const bytes = Uint8Array.from(writeMidi(longPiece(size)));
      return () => readMidi(bytes);
    },
  },
  {
    name: 'pianissimo: seconds of every tick',
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
    name: 'pianissimo: judge a whole performance',
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
