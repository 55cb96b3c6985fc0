import type { Point } from '@portfolio/model/geometry/points';
import { rectangle } from '#figures/hatch';
import type { Note } from './score';

/** A field on the sheet; units of the sheet. */
export type Field = { left: number; top: number; width: number; height: number };

/** Notes as bars within a field, time running across, as in an editor; only pitches that sound have a row. */
export function roll(notes: readonly Note[], field: Field): Point[][] {
  const pitches = [...new Set(notes.map(({ pitch }) => pitch))].sort((a, b) => a - b);
  const end = Math.max(...notes.map(({ start, length }) => start + length));
  const step = field.width / end;
  const row = field.height / pitches.length;
  return notes.map(({ pitch, start, length }) =>
    rectangle(
      field.left + start * step,
      field.top + field.height - (pitches.indexOf(pitch) + 0.86) * row,
      Math.max(step * 0.5, (length - 0.35) * step),
      row * 0.72,
    ),
  );
}
