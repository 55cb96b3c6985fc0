import type { Point, Point3 } from '@portfolio/model/geometry/points';
import { box, face, project, type Axonometry } from '#figures/axonometry';
import { polyline, polylines } from '#figures/path';
import { fill, ink, sheet, shape, stroke, weight } from '#figures/sheet';
import { keysFrom, whiteOutline, type Key } from '#piano/algorithm/keys';
import { preludeNotes, type Note } from './score';

const size = { width: 1200, height: 800 };
/** From the A below the middle C. */
const keys = keysFrom(57, 79);
const whites = keys.filter(({ black }) => !black);
const blacks = keys.filter(({ black }) => black);
/** A unit to the right is a white key, a unit to the viewer is a key's length, a unit upwards is a sixteenth. */
const view: Axonometry = { origin: [66, 566], x: [68, -11], y: [112, 190], z: [0, -11.9] };
const sixteenths = 32;
const back = 0.62;
/** Thickness of a bar, share of a key's length; height of a white key, a black one above it, and how far one goes down. */
const thick = 0.075;
const high = 2.4;
const black = 1.5;
const press = 1.1;

/** Notes as blocks over the keys on which they fall; the one that reaches its key now is red. */
export function fallingNotes(): string {
  return sheet(size.width, size.height, [fallingNotesAt(preludeNotes(2), 0)]);
}

/** The same at another moment. @param now sixteenths after the beginning of the music */
export function fallingNotesAt(music: readonly Note[], now: number): string {
  const notes = music
    .map((note) => ({ ...note, start: note.start - now }))
    .filter(({ start, length }) => start < sixteenths && start + length - 0.35 > 0);
  const down = new Set(notes.filter(sounds).map(({ pitch }) => pitch));
  return wall(now) + keyboard(down) + plumbs(notes) + ordered(notes).map(bar).join('');
}

function sounds({ start }: Note): boolean {
  return start <= 0;
}

/** The time behind the keys: a line for every quarter, a heavier one for every bar. */
function wall(now: number): string {
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
  const since = now % 4;
  for (let z = 4 - since; z <= sixteenths; z += 4) {
    if (Math.round(z + now) % 16 === 0) bars += level(z);
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
  return [...notes].sort((a, b) => b.pitch - a.pitch || a.start - b.start);
}

function bar({ pitch, start, length }: Note): string {
  const key = keys.find((each) => each.pitch === pitch);
  if (!key) return '';
  const inset = key.black ? 0.04 : 0.17;
  const top = Math.min(sixteenths, start + length - 0.35);
  const red = sounds({ pitch, start, length });
  const foot = red ? -press : start;
  const from: Point3 = [key.left + inset, 0.02, foot];
  const to: Point3 = [key.left + key.width - inset, 0.02 + thick, top];
  const look = red
    ? ({ front: ink.red, side: ink.red, top: ink.red, line: ink.red, edges: ink.paper, width: weight.line } as const)
    : ({ front: ink.paper, side: ink.pale, top: ink.wash, line: ink.line, width: weight.line } as const);
  return box(view, { from, to }, look);
}

/** From the lowest bar over a key down to the key. */
function plumbs(notes: readonly Note[]): string {
  const lines = keys.flatMap((key) => {
    const next = Math.min(...notes.filter(({ pitch }) => pitch === key.pitch).map(({ start }) => start));
    if (!Number.isFinite(next) || next < 1) return [];
    const place = (z: number) => project(view, [key.left + key.width / 2, 0.02 + thick, z]);
    return [polyline([place(next), place(key.black ? black : 0)])];
  });
  return stroke(lines.join(''), ink.line, weight.fine, 'stroke-dasharray="1 6"');
}

function keyboard(down: ReadonlySet<number>): string {
  const lowered = (key: Key) => (down.has(key.pitch) ? -press : 0);
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
  const pressed = whites.filter(({ pitch }) => down.has(pitch));
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
    [...blacks]
      .reverse()
      .map((key) => blackKey(key, down.has(key.pitch)))
      .join('')
  );
}

function blackKey({ left, width }: Key, isDown: boolean): string {
  const block = { from: [left, 0, 0] as Point3, to: [left + width, back, isDown ? black - press : black] as Point3 };
  const tone = isDown ? ink.red : ink.line;
  return box(view, block, {
    front: tone,
    side: tone,
    top: tone,
    line: ink.line,
    edges: ink.soft,
    width: weight.fine,
  });
}
