import type { Point, Point3 } from '@portfolio/model/geometry/points';
import { box, face, project, type Axonometry } from '#figures/axonometry';
import { hatch } from '#figures/hatch';
import { curve, polyline, polylines, short } from '#figures/path';
import { fill, ink, sheet, shape, stroke, weight } from '#figures/sheet';
import { keysFrom, whiteOutline, type Key } from '#piano/algorithm/keys';
import { screen } from './screen';

const size = { width: 1200, height: 600 };
/** Five octaves. A unit to the right and upwards is the width of a white key, a unit to the viewer is a key's length. */
const keys = keysFrom(36, 96);
const whites = keys.filter(({ black }) => !black);
const view: Axonometry = { origin: [196, 250], x: [24, 3.1], y: [-84, 122], z: [0, -23] };
const pressed = 67;
const back = 0.62;
const press = 0.34;
const ends = [-1.3, whites.length + 1.3] as const;
/** Depth of the panel behind the keys, and how far it stands above them. */
const panel = { depth: 0.86, high: 0.7 };

/** A keyboard that says which key was pressed and when, and the screen that listens. */
export function keyboard(): string {
  return sheet(size.width, size.height, [
    shadow(),
    cable(),
    body(),
    controls(),
    keysOf(),
    cheeks(),
    rest(),
    screen(view, { x: 14, y: -0.36, z: panel.high }),
  ]);
}

function shadow(): string {
  const z = -2.6;
  const ground = face(view, [
    [ends[0] + 0.6, 1.1, z],
    [ends[1], 1.1, z],
    [ends[1] + 1.6, 1.1, z],
    [ends[1] + 1.6, -panel.depth + 0.3, z],
    [ends[1], -panel.depth, z],
  ]);
  return stroke(hatch([ground], 7, -7), ink.soft, weight.hair);
}

function body(): string {
  const low = { from: [ends[0], -panel.depth, -2.4] as Point3, to: [ends[1], 1.07, -0.9] as Point3 };
  const high = { from: [ends[0], -panel.depth, -0.9] as Point3, to: [ends[1], 0, panel.high] as Point3 };
  const look = { front: ink.paper, side: ink.wash, top: ink.paper, line: ink.line, width: weight.line } as const;
  return box(view, low, look) + box(view, high, look);
}

/** Speakers at both ends, keys and a dial between them. */
function controls(): string {
  const z = panel.high;
  const grille = (from: number, to: number): string => {
    let data = '';
    for (let x = from; x <= to; x += 0.3)
      data += polyline(
        face(view, [
          [x, -panel.depth + 0.16, z],
          [x, -0.16, z],
        ]),
      );
    return data;
  };
  const buttons = Array.from({ length: 6 }, (_, i) =>
    face(view, [
      [27 + i * 0.9, -0.34, z],
      [27.6 + i * 0.9, -0.34, z],
      [27.6 + i * 0.9, -0.22, z],
      [27 + i * 0.9, -0.22, z],
    ]),
  );
  const [x, y] = project(view, [10.4, -0.42, z]);
  return (
    stroke(grille(0, 7.6) + grille(whites.length - 3.2, whites.length), ink.line, weight.hair) +
    stroke(polylines(buttons, true), ink.line, weight.fine) +
    `<ellipse cx="${short(x)}" cy="${short(y)}" rx="15" ry="11" fill="${ink.paper}" stroke="${ink.line}" stroke-width="${weight.fine}"/>` +
    stroke(`M${short(x)} ${short(y)}l8 -7`, ink.line, weight.fine)
  );
}

function keysOf(): string {
  const at = (key: Key, z: number): Point[] =>
    face(
      view,
      whiteOutline(keys, key, back).map(([x, y]): Point3 => [x, y, z]),
    );
  const lip = ({ left }: Key, z: number): Point[] =>
    face(view, [
      [left, 1, z],
      [left + 1, 1, z],
      [left + 1, 1, z - 0.8],
      [left, 1, z - 0.8],
    ]);
  const down = whites.filter(({ pitch }) => pitch === pressed);
  const blacks = keys.filter(({ black }) => black);
  return (
    shape(
      polylines(
        whites.map((key) => lip(key, 0)),
        true,
      ),
      ink.wash,
      ink.line,
      weight.hair,
    ) +
    shape(
      polylines(
        whites.map((key) => at(key, 0)),
        true,
      ),
      ink.paper,
      ink.line,
      weight.fine,
    ) +
    fill(
      polylines(
        down.map((key) => at(key, 0)),
        true,
      ),
      ink.line,
    ) +
    fill(polylines([...down.map((key) => at(key, -press)), ...down.map((key) => lip(key, -press))], true), ink.red) +
    blacks.map(blackKey).join('')
  );
}

function blackKey({ left, width }: Key): string {
  return box(
    view,
    { from: [left, 0, 0], to: [left + width, back, 0.45] },
    { front: ink.line, side: ink.line, top: ink.line, line: ink.line, edges: ink.soft, width: weight.hair },
  );
}

function cheeks(): string {
  const look = { front: ink.paper, side: ink.wash, top: ink.paper, line: ink.line, width: weight.line } as const;
  const [left, right] = ends;
  return (
    box(view, { from: [left, 0, -0.9], to: [0, 1.07, panel.high * 0.5] }, look) +
    box(view, { from: [whites.length, 0, -0.9], to: [right, 1.07, panel.high * 0.5] }, look)
  );
}

/** The music rest on which the screen stands. */
function rest(): string {
  const lean = (z: number) => -0.36 - (z - panel.high) * 0.055;
  const plate = face(view, [
    [11.5, lean(panel.high), panel.high],
    [25.5, lean(panel.high), panel.high],
    [25.5, lean(5), 5],
    [11.5, lean(5), 5],
  ]);
  const ledge = face(view, [
    [11.5, -0.36, panel.high],
    [25.5, -0.36, panel.high],
    [25.5, -0.24, panel.high],
    [11.5, -0.24, panel.high],
  ]);
  return (
    shape(polyline(plate, true), ink.paper, ink.line, weight.line) +
    stroke(hatch([plate], 10, 90 - 7), ink.pale, weight.fine) +
    shape(polyline(ledge, true), ink.paper, ink.line, weight.line)
  );
}

/** From the back of the keyboard to the back of the screen. */
function cable(): string {
  const points: Point[] = [
    project(view, [29, -panel.depth, -0.6]),
    project(view, [29.4, -panel.depth - 0.28, -0.4]),
    project(view, [29, -panel.depth - 0.46, 2]),
    project(view, [26.6, -panel.depth - 0.2, 4.4]),
    project(view, [22, -0.6, 5]),
  ];
  return stroke(curve(points), ink.line, weight.line);
}
