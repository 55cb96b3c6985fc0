import { rectangle } from '../figures/hatch';
import { polyline, polylines, short } from '../figures/path';
import { fill, ink, shape, stroke, weight } from '../figures/sheet';
import { keysFrom, whiteOutline, type Key } from './keys';
import { roll, type Field } from './roll';
import type { Note } from './score';

const rest = 478;
const piano = { left: 800, top: 512, width: 400 };

/** The app for players, on the music rest of a piano: falling notes, and nothing to press but keys. */
export function app(lanes: Field, notes: readonly Note[]): string {
  const { left, top, width, height } = lanes;
  const phone = { left: left - 12, top: top - 34, width: width + 24, height: rest - top + 34 };
  const now = top + height;
  const count = new Set(notes.map(({ pitch }) => pitch)).size;
  let ways = '';
  for (let i = 1; i < count; i++) ways += `M${short(left + (i * width) / count)} ${top}V${now}`;
  return (
    instrument() +
    round(phone, 20, weight.profile) +
    stroke(`M${left + width / 2 - 18} ${top - 18}h36`, ink.line, weight.line) +
    stroke(ways, ink.wash, weight.fine) +
    shape(polylines(roll(notes, { ...lanes, top: top + 6, height: height - 8 }, 'falling'), true), ink.paper, ink.line, weight.fine) +
    stroke(polyline(rectangle(left, top, width, now - top + 68), true), ink.line, weight.fine) +
    smallKeys({ left, top: now, width, height: 68 }) +
    stroke(`M${left} ${now}h${width}`, ink.line, weight.profile)
  );
}

function round({ left, top, width, height }: Field, r: number, line: number): string {
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${r}" fill="${ink.paper}" stroke="${ink.line}" stroke-width="${line}"/>`;
}

function smallKeys({ left, top, width, height }: Field): string {
  return keyRow(keysFrom(60, 77), left, top, width, height, weight.fine);
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
  const outlines = whites.map((key) => whiteOutline(keys, key, 0.6).map(([x, y]) => [left + x * unit, top + y * height] as const));
  const blacks = keys.filter(({ black }) => black).map((key) => rectangle(left + key.left * unit, top, key.width * unit, 0.6 * height));
  return stroke(polylines(outlines, true), ink.line, line) + fill(polylines(blacks, true), ink.line);
}
