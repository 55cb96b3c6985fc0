import type { Point } from '@portfolio/model/geometry/points';
import { evenly } from '#figures/film/film';
import { lettering } from '#figures/film/lettering';
import { chapter, faded } from '#figures/film/titles';
import { polyline, polylines } from '#figures/path';
import { fill, ink, stroke, weight } from '#figures/sheet';
import { roll } from '../roll';
import { preludeNotes } from '../score';

const field = { left: 116, top: 176, width: 1100, height: 350 };
const sixteenths = 8;
const notes = preludeNotes(1).filter(({ start }) => start < sixteenths);
/** Pixels of a thousandth of a second at the tempo of the prelude. */
const millisecond = field.width / sixteenths / ((60 / 69 / 4) * 1000);
/** Thousandths of a second by which each note was late. */
const late = [12, -8, 31, 4, -15, 18, -6, 9];
const median = [...late].map(Math.abs).sort((a, b) => a - b)[late.length / 2] ?? 0;

/** What was written, as outlines, and what was played, in red, with the difference below. @param now seconds since the part began */
export function measured(now: number, opacity: number): string {
  if (opacity <= 0) return '';
  const at = evenly(now, 0.8, 4.6) * sixteenths;
  const written = roll(notes, field);
  const played = written.flatMap((box, i) => playedPart(box, i, at));
  const result = evenly(now, 4.6, 5);
  return faded(
    ways() +
      fill(polylines(played, true), ink.red) +
      stroke(polylines(written, true), ink.line, weight.line) +
      notes.map(({ start }, i) => (start < at ? difference(start, late[i] ?? 0) : '')).join('') +
      (at < sixteenths
        ? stroke(`M${x(at)} ${field.top - 14}V${field.top + field.height + 14}`, ink.line, weight.line)
        : '') +
      chapter(3, ['It measures'], 1) +
      faded(lettering(`Median ${median} ms`, { x: 940, y: 94, size: 42, weight: 400 }), result),
    opacity,
  );
}

function x(sixteenth: number): number {
  return field.left + (sixteenth / sixteenths) * field.width;
}

function playedPart(box: readonly Point[], i: number, at: number): Point[][] {
  const shift = (late[i] ?? 0) * millisecond;
  const end = x(at);
  const moved = box.map(([px, py]): Point => [Math.min(px + shift, end), py]);
  return (moved[1]?.[0] ?? 0) > (moved[0]?.[0] ?? 0) ? [moved] : [];
}

function ways(): string {
  const lines = Array.from({ length: sixteenths + 1 }, (_, i) =>
    polyline([
      [x(i), field.top - 14],
      [x(i), field.top + field.height + 14],
    ]),
  );
  return stroke(lines.join(''), ink.pale, weight.fine);
}

function difference(start: number, milliseconds: number): string {
  const sign = milliseconds < 0 ? '−' : '+';
  return lettering(`${sign}${Math.abs(milliseconds)}`, { x: Math.round(x(start)), y: 584, size: 34 });
}
