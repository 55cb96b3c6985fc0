import type { Point } from 'shared/model/geometry/points';
import { rectangle } from '../figures/hatch';
import type { Note } from './score';

/** A field on the sheet; units of the sheet. */
export type Field = { left: number; top: number; width: number; height: number };

/**
 * Notes as bars within a field.
 * @param time runs across, as in an editor, or falls from above, as in the game
 */
export function roll(notes: readonly Note[], field: Field, time: 'across' | 'falling'): Point[][] {
  const pitches = [...new Set(notes.map(({ pitch }) => pitch))].sort((a, b) => a - b);
  const end = Math.max(...notes.map(({ start, length }) => start + length));
  const [along, across] = time === 'across' ? [field.width, field.height] : [field.height, field.width];
  const step = along / end;
  const lane = across / pitches.length;
  return notes.map(({ pitch, start, length }) => {
    const place = pitches.indexOf(pitch);
    const size = Math.max(step * 0.5, length * step - step * 0.35);
    return time === 'across'
      ? rectangle(field.left + start * step, field.top + field.height - (place + 0.86) * lane, size, lane * 0.72)
      : rectangle(field.left + (place + 0.14) * lane, field.top + field.height - start * step - size, lane * 0.72, size);
  });
}
