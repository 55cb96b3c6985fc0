import type { Point } from '@portfolio/model/geometry/points';
import { rectangle } from '#figures/hatch';
import { polyline, polylines, short } from '#figures/path';
import { fill, ink, shape, stroke, weight } from '#figures/sheet';
import { keysFrom, whiteOutline, type Key } from '#piano/algorithm/keys';
import type { Field } from './roll';
import type { Note } from './score';

const rest = 478;
/** Sixteenths that are seen on their way. */
const span = 32;
/** The keys that this song needs. */
const shown = keysFrom(60, 77);
const piano = { left: 800, top: 512, width: 400 };

/**
 * The app for players, on the music rest of a piano: falling notes, and nothing to press but keys.
 * @param now sixteenths by which the notes have fallen; those that have reached their keys are red, at 0 none has
 */
export function app(lanes: Field, notes: readonly Note[], now = 0): string {
  const { left, top, width, height } = lanes;
  const phone = { left: left - 12, top: top - 34, width: width + 24, height: rest - top + 34 };
  const line = top + height;
  const unit = width / shown.filter(({ black }) => !black).length;
  const ways = shown
    .filter((key) => !key.black && key.left > 0)
    .map((key) => `M${short(left + key.left * unit)} ${top}V${line}`);
  const sounding = notes.filter(({ start, length }) => now > 0 && start <= now && start + length > now);
  const down = new Set(sounding.map(({ pitch }) => pitch));
  const bars = (some: readonly Note[]) => polylines(fallen(some, lanes, unit, now), true);
  return (
    instrument(down) +
    book({ left: 1098, top: rest - 138, width: 84, height: 138 }, notes) +
    round(phone, 20, weight.profile) +
    stroke(`M${left + width / 2 - 18} ${top - 18}h36`, ink.line, weight.line) +
    stroke(ways.join(''), ink.wash, weight.fine) +
    shape(bars(notes), ink.paper, ink.line, weight.fine) +
    shape(bars(sounding), ink.red, ink.red, weight.fine) +
    stroke(polyline(rectangle(left, top, width, height + 68), true), ink.line, weight.fine) +
    keyRow(shown, { left, top: line, width, height: 68 }, weight.fine, down) +
    stroke(`M${left} ${line}h${width}`, ink.line, weight.profile)
  );
}

/** Each note above its own key, as far as it is seen. */
function fallen(notes: readonly Note[], { left, top, height }: Field, unit: number, now: number): Point[][] {
  const step = (height - 6) / span;
  const gap = now > 0 ? 0 : 2;
  return notes.flatMap(({ pitch, start, length }) => {
    const key = shown.find((each) => each.pitch === pitch);
    const foot = top + height - gap - (start - now) * step;
    const [from, to] = [Math.max(top, foot - (length * step - 2.4)), Math.min(top + height, foot)];
    if (!key || to - from < 1) return [];
    return [rectangle(left + (key.left + 0.16) * unit, from, (key.width - 0.32) * unit, to - from)];
  });
}

function round({ left, top, width, height }: Field, r: number, line: number): string {
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${r}" fill="${ink.paper}" stroke="${ink.line}" stroke-width="${line}"/>`;
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
function instrument(down: ReadonlySet<number>): string {
  const { left, top, width } = piano;
  return (
    shape(polyline(rectangle(left + 26, rest, width, 12), true), ink.paper, ink.line, weight.line) +
    stroke(`M${left} ${rest + 12}H1200M${left} ${rest + 12}V600`, ink.line, weight.profile) +
    stroke(`M${left + 20} ${top}H1200`, ink.line, weight.line) +
    stroke(`M${left + 20} ${top}V600`, ink.line, weight.line) +
    keyRow(keysFrom(48, 79), { left: left + 20, top, width: width - 20, height: 88 }, weight.line, down)
  );
}

function keyRow(keys: readonly Key[], field: Field, line: number, down: ReadonlySet<number>): string {
  const { left, top, width, height } = field;
  const whites = keys.filter(({ black }) => !black);
  const unit = width / whites.length;
  const outline = (key: Key) =>
    whiteOutline(keys, key, 0.6).map(([x, y]) => [left + x * unit, top + y * height] as const);
  const block = (key: Key) => rectangle(left + key.left * unit, top, key.width * unit, 0.6 * height);
  const blacks = keys.filter(({ black }) => black);
  const pressed = (some: readonly Key[]) => some.filter(({ pitch }) => down.has(pitch));
  return (
    fill(polylines(pressed(whites).map(outline), true), ink.red) +
    stroke(polylines(whites.map(outline), true), ink.line, line) +
    fill(polylines(blacks.map(block), true), ink.line) +
    fill(polylines(pressed(blacks).map(block), true), ink.red)
  );
}
