import type { Point } from '@portfolio/model/geometry/points';
import { rectangle } from '#figures/hatch';
import { polyline, polylines, short } from '#figures/path';
import { fill, ink, shape, stroke, weight } from '#figures/sheet';
import { keysFrom, whiteOutline, type Key } from './keys';
import type { Field } from './roll';
import type { Note } from './score';

const rest = 478;
/** The keys that this song needs. */
const shown = keysFrom(60, 77);
const piano = { left: 800, top: 512, width: 400 };

/** The app for players, on the music rest of a piano: falling notes, and nothing to press but keys. */
export function app(lanes: Field, notes: readonly Note[]): string {
  const { left, top, width, height } = lanes;
  const phone = { left: left - 12, top: top - 34, width: width + 24, height: rest - top + 34 };
  const now = top + height;
  const unit = width / shown.filter(({ black }) => !black).length;
  const ways = shown
    .filter((key) => !key.black && key.left > 0)
    .map((key) => `M${short(left + key.left * unit)} ${top}V${now}`);
  const bars = fallen(notes, { ...lanes, top: top + 4 }, unit);
  return (
    instrument() +
    book({ left: 1098, top: rest - 138, width: 84, height: 138 }, notes) +
    round(phone, 20, weight.profile) +
    stroke(`M${left + width / 2 - 18} ${top - 18}h36`, ink.line, weight.line) +
    stroke(ways.join(''), ink.wash, weight.fine) +
    shape(polylines(bars, true), ink.paper, ink.line, weight.fine) +
    stroke(polyline(rectangle(left, top, width, now - top + 68), true), ink.line, weight.fine) +
    smallKeys({ left, top: now, width, height: 68 }) +
    stroke(`M${left} ${now}h${width}`, ink.line, weight.profile)
  );
}

/** Each note above its own key. */
function fallen(notes: readonly Note[], { left, top, height }: Field, unit: number): Point[][] {
  const end = Math.max(...notes.map(({ start, length }) => start + length));
  const step = (height - 6) / end;
  return notes.flatMap(({ pitch, start, length }) => {
    const key = shown.find((each) => each.pitch === pitch);
    if (!key) return [];
    const tall = length * step - 2.4;
    return [
      rectangle(
        left + (key.left + 0.16) * unit,
        top + height - 6 - start * step - tall,
        (key.width - 0.32) * unit,
        tall,
      ),
    ];
  });
}

function round({ left, top, width, height }: Field, r: number, line: number): string {
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${r}" fill="${ink.paper}" stroke="${ink.line}" stroke-width="${line}"/>`;
}

function smallKeys({ left, top, width, height }: Field): string {
  return keyRow(shown, left, top, width, height, weight.fine);
}

/** The same bars on paper, beside the telephone. */
function book({ left, top, width, height }: Field, notes: readonly Note[]): string {
  let [lines, heads] = ['', ''];
  for (let staff = 0; staff < 4; staff++) {
    const y = top + 18 + staff * 29;
    for (let i = 0; i < 5; i++) lines += `M${left + 9} ${y + i * 4}h${width - 18}`;
    const half = notes.filter(({ start }) => start >= staff * 8 && start < staff * 8 + 8);
    for (const { pitch, start } of half) {
      const [x, height] = [left + 16 + (start - staff * 8) * 7.6, y + 20 - (pitch - 60) * 0.95];
      heads += `M${short(x - 2.2)} ${short(height)}a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0zm4.4 0h.9v-12h-.9z`;
    }
  }
  return (
    shape(polyline(rectangle(left + 5, top + 5, width, height - 5), true), ink.paper, ink.line, weight.fine) +
    shape(polyline(rectangle(left, top, width, height), true), ink.paper, ink.line, weight.line) +
    stroke(lines, ink.soft, 0.8) +
    fill(heads, ink.line)
  );
}

/** The ledge of the music rest and the keys of the piano, which go on beyond the sheet. */
function instrument(): string {
  const { left, top, width } = piano;
  return (
    shape(polyline(rectangle(left + 26, rest, width, 12), true), ink.paper, ink.line, weight.line) +
    stroke(`M${left} ${rest + 12}H1200M${left} ${rest + 12}V600`, ink.line, weight.profile) +
    stroke(`M${left + 20} ${top}H1200`, ink.line, weight.line) +
    stroke(`M${left + 20} ${top}V600`, ink.line, weight.line) +
    keyRow(keysFrom(48, 79), left + 20, top, width - 20, 88, weight.line)
  );
}

function keyRow(keys: readonly Key[], left: number, top: number, width: number, height: number, line: number): string {
  const whites = keys.filter(({ black }) => !black);
  const unit = width / whites.length;
  const outlines = whites.map((key) =>
    whiteOutline(keys, key, 0.6).map(([x, y]) => [left + x * unit, top + y * height] as const),
  );
  const blacks = keys
    .filter(({ black }) => black)
    .map((key) => rectangle(left + key.left * unit, top, key.width * unit, 0.6 * height));
  return stroke(polylines(outlines, true), ink.line, line) + fill(polylines(blacks, true), ink.line);
}
