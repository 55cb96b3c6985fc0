import type { Point, Point3 } from '@portfolio/model/geometry/points';
import { box, face, project, type Axonometry } from '#figures/axonometry';
import { polyline, polylines } from '#figures/path';
import { fill, ink, sheet, shape, stroke, weight } from '#figures/sheet';
import { keysFrom, whiteOutline, type Key } from './keys';
import { preludeNotes, type Note } from './score';

const size = { width: 1200, height: 800 };
/** From the A below the middle C. */
const keys = keysFrom(57, 79);
const whites = keys.filter(({ black }) => !black);
const blacks = keys.filter(({ black }) => black);
const due = 60;
/** A unit to the right is a white key, a unit to the viewer is a key's length, a unit upwards is a sixteenth. */
const view: Axonometry = { origin: [66, 566], x: [68, -11], y: [112, 190], z: [0, -11.9] };
const sixteenths = 32;
const back = 0.62;
/** Thickness of a bar, share of a key's length; height of a white key, a black one above it, and how far one goes down. */
const thick = 0.075;
const high = 2.4;
const black = 1.5;
const press = 1.1;

const notes = preludeNotes(2);

/** Notes as blocks over the keys on which they fall; the one that reaches its key now is red. */
export function fallingNotes(): string {
  return sheet(size.width, size.height, [wall(), keyboard(), plumbs(), ...ordered(notes).map(bar)]);
}

/** The time behind the keys: a line for every quarter, a heavier one for every bar. */
function wall(): string {
  const width = whites.length;
  const level = (z: number) =>
    polyline(
      face(view, [
        [0, 0, z],
        [width, 0, z],
      ]),
    );
  const lane = (x: number) =>
    polyline(
      face(view, [
        [x, 0, 0],
        [x, 0, sixteenths],
      ]),
    );
  let [quarters, bars, lanes] = ['', '', ''];
  for (let z = 4; z <= sixteenths; z += 4) {
    if (z % 16 === 0) bars += level(z);
    else quarters += level(z);
  }
  for (const key of whites) lanes += lane(key.left);
  return (
    stroke(lanes + lane(width), ink.wash, weight.fine) +
    stroke(quarters, ink.pale, weight.fine) +
    stroke(bars, ink.soft, weight.line)
  );
}

/** From the far end of the keyboard to the near one, and upwards. */
function ordered(notes: readonly Note[]): Note[] {
  return [...notes].filter(({ start }) => start < sixteenths).sort((a, b) => b.pitch - a.pitch || a.start - b.start);
}

function bar({ pitch, start, length }: Note): string {
  const key = keys.find((each) => each.pitch === pitch);
  if (!key) return '';
  const inset = key.black ? 0.04 : 0.17;
  const top = Math.min(sixteenths, start + length - 0.35);
  const red = start === 0;
  const foot = red ? -press : start;
  const from: Point3 = [key.left + inset, 0.02, foot];
  const to: Point3 = [key.left + key.width - inset, 0.02 + thick, top];
  const look = red
    ? ({ front: ink.red, side: ink.red, top: ink.red, line: ink.red, edges: ink.paper, width: weight.line } as const)
    : ({ front: ink.paper, side: ink.pale, top: ink.wash, line: ink.line, width: weight.line } as const);
  return box(view, { from, to }, look);
}

/** From the lowest bar over a key down to the key. */
function plumbs(): string {
  const lines = keys.flatMap((key) => {
    const next = Math.min(...notes.filter(({ pitch }) => pitch === key.pitch).map(({ start }) => start));
    if (!Number.isFinite(next) || next < 1) return [];
    const place = (z: number) => project(view, [key.left + key.width / 2, 0.02 + thick, z]);
    return [polyline([place(next), place(key.black ? black : 0)])];
  });
  return stroke(lines.join(''), ink.line, weight.fine, 'stroke-dasharray="1 6"');
}

function keyboard(): string {
  const lowered = (key: Key) => (key.pitch === due ? -press : 0);
  const at = (key: Key, z: number): Point[] =>
    face(
      view,
      whiteOutline(keys, key, back).map(([x, y]): Point3 => [x, y, z]),
    );
  const outline = (key: Key) => at(key, lowered(key));
  const lip = (key: Key): Point[] => {
    const [x, z] = [key.left, lowered(key)];
    return face(view, [
      [x, 1, z],
      [x + 1, 1, z],
      [x + 1, 1, z - high],
      [x, 1, z - high],
    ]);
  };
  const pressed = whites.filter(({ pitch }) => pitch === due);
  const side = face(view, [
    [0, 0, 0],
    [0, 1, 0],
    [0, 1, -high],
    [0, 0, -high],
  ]);
  return (
    shape(polyline(side, true), ink.pale, ink.line, weight.line) +
    shape(polylines(whites.map(lip), true), ink.wash, ink.line, weight.fine) +
    shape(polylines(whites.map(outline), true), ink.paper, ink.line, weight.line) +
    fill(
      polylines(
        pressed.map((key) => at(key, 0)),
        true,
      ),
      ink.line,
    ) +
    shape(polylines([...pressed.map(lip), ...pressed.map(outline)], true), ink.red, ink.line, weight.fine) +
    [...blacks].reverse().map(blackKey).join('')
  );
}

function blackKey({ left, width }: Key): string {
  const block = { from: [left, 0, 0] as Point3, to: [left + width, back, black] as Point3 };
  return box(view, block, {
    front: ink.line,
    side: ink.line,
    top: ink.line,
    line: ink.line,
    edges: ink.soft,
    width: weight.fine,
  });
}
