import type { Point } from '@portfolio/model/geometry/points';
import { hatch, rectangle } from '#figures/hatch';
import { polyline, polylines, short } from '#figures/path';
import { fill, ink, sheet, shape, stroke } from '#figures/sheet';
import { keysFrom, whiteOutline, type Key } from '#piano/algorithm/keys';
import { contraryMotion, type Note } from './score';

const size = { width: 1600, height: 400 };
/** All 88 keys. */
const keys = keysFrom(21, 108);
const whites = keys.filter(({ black }) => !black);
const cheek = 20;
const white = (size.width - 2 * cheek) / whites.length;
/** Where the keys begin, how long they are as the player sees them, and how high their fronts are. */
const line = 262;
const keyLength = 98;
const lip = 13;
const back = 0.6;
const step = 9.6;
const due = 60;

/** Notes on their way to the keys to which they belong; the one that is due and its key are red. */
export function cover(): string {
  return sheet(size.width, size.height, [grid(), ...contraryMotion(10).filter(isShown).map(bar), keyboard(), frame()]);
}

function isShown({ start }: Note): boolean {
  return start * step < line + 8;
}

function xOf(key: Key): number {
  return cheek + key.left * white;
}

/** A band over every black key, a line for every octave and for every quarter. */
function grid(): string {
  const bands = keys.filter(({ black }) => black).map((key) => rectangle(xOf(key), 0, key.width * white, line));
  const octaves = keys.filter(({ pitch }) => pitch % 12 === 0).map((key) => `M${short(xOf(key))} 0V${line}`);
  let quarters = '';
  for (let y = line - 4 * step; y > 0; y -= 4 * step) quarters += `M${cheek} ${short(y)}H${size.width - cheek}`;
  return (
    fill(polylines(bands, true), ink.wash, 'fill-opacity="0.5"') + stroke(octaves.join('') + quarters, ink.pale, 1.3)
  );
}

function bar({ pitch, start, length }: Note): string {
  const key = keys.find((each) => each.pitch === pitch);
  if (!key) return '';
  const inset = key.black ? 1 : 5;
  const bottom = line - start * step - (start === 0 ? 0 : 1.5);
  const top = Math.max(-8, line - (start + length) * step + 1.5);
  const box = rectangle(xOf(key) + inset, top, key.width * white - 2 * inset, bottom - top);
  const red = start === 0;
  return shape(polyline(box, true), red ? ink.red : ink.paper, red ? ink.red : ink.line, 1.9);
}

function keyboard(): string {
  const outline = (key: Key) =>
    whiteOutline(keys, key, back).map(([x, y]): Point => [cheek + x * white, line + y * keyLength]);
  const front = (key: Key, down = 0) => rectangle(xOf(key), line + keyLength + down, white, lip - down);
  const pressed = whites.filter(({ pitch }) => pitch === due);
  const blacks = keys
    .filter(({ black }) => black)
    .map((key) => rectangle(xOf(key), line, key.width * white, back * keyLength));
  return (
    shape(polylines(whites.map(outline), true), ink.paper, ink.line, 1.7) +
    shape(
      polylines(
        whites.map((key) => front(key)),
        true,
      ),
      ink.wash,
      ink.line,
      1.3,
    ) +
    fill(
      polylines(pressed.map(outline), true) +
        polylines(
          pressed.map((key) => front(key)),
          true,
        ),
      ink.red,
    ) +
    fill(polylines(blacks, true), ink.line) +
    stroke(
      blacks
        .map(
          ([corner]) =>
            `M${short((corner?.[0] ?? 0) + 4)} ${short(line + back * keyLength - 7)}h${short(0.58 * white - 8)}`,
        )
        .join(''),
      ink.paper,
      1.2,
    )
  );
}

/** The case that is cut on both sides, the felt behind the keys and the key slip in front of them. */
function frame(): string {
  const foot = line + keyLength + lip;
  const cut = [
    rectangle(0, line - 8, cheek, foot - line + 22),
    rectangle(size.width - cheek, line - 8, cheek, foot - line + 22),
  ];
  return (
    fill(polylines(cut, true), ink.paper) +
    stroke(cut.map((each) => hatch([each], 8)).join(''), ink.line, 1.1) +
    stroke(polylines(cut, true) + `M0 ${foot + 14}H${size.width}`, ink.line, 2.4) +
    stroke(`M${cheek} ${line}H${size.width - cheek}`, ink.line, 4)
  );
}
