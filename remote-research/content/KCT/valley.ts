import { contains, distanceTo, rect, type Bounds, type Outline } from '@portfolio/model/geometry/outlines';
import { mix, type Point, type Point3 } from '@portfolio/model/geometry/points';
import { box, prism } from '@portfolio/model/geometry/prism';
import { along, smooth } from '@portfolio/model/geometry/sweeps';
import { turned } from '@portfolio/model/geometry/solid';
import { terrain } from '@portfolio/model/geometry/terrain';
import { without } from '@portfolio/model/geometry/walls';
import type { ModelBuilder } from '@portfolio/model/start-model';

/** One card of the valley's sides, metres. */
const card = 5;
const edge: Bounds = [-1340, -1180, 1340, 1180];
const water = -4;
const width = 58;

const course = smooth(
  (
    [
      [-1900, 430],
      [-1330, 340],
      [-860, 130],
      [-560, -210],
      [-190, -430],
      [230, -440],
      [560, -240],
      [790, 80],
      [1230, 300],
      [1900, 330],
    ] as const
  ).map(([x, y]): Point3 => [x, y, 0]),
  7,
);

export const river: Outline = [bank(width / 2), bank(-width / 2).toReversed()].flat();
export const bridge = { x: 30, south: -510, north: -385 };
/** The field that the town had set aside. */
export const field: Bounds = [120, -730, 350, -545];

function bank(offset: number): Point[] {
  return along(course).map(({ at, across: [u, v] }): Point => [at[0] + u * offset, at[1] + v * offset]);
}

/** Places along the middle of the river, a few metres apart. */
const riverMiddle = course.slice(1).flatMap((b, i) => [0, 0.25, 0.5, 0.75, 1].map((t) => mix(course[i] ?? b, b, t)));

/** Metres to the middle of the river. */
export function toRiver(x: number, y: number): number {
  let least = Infinity;
  for (const [u, v] of riverMiddle) least = Math.min(least, (u - x) ** 2 + (v - y) ** 2);
  return Math.sqrt(least);
}

export function isWater(place: Point): boolean {
  return toRiver(...place) < width / 2;
}

/** Both sides of the valley, the northern one higher. */
export function height(x: number, y: number): number {
  const away = rising((toRiver(x, y) - 130) / 480);
  const north = 135 * rising((y - 210 - 90 * Math.sin(x / 420 + 1)) / 900);
  const south = 90 * rising((-610 - y + 70 * Math.sin(x / 330)) / 620);
  return (north + south) * away + 2.2 * Math.sin(x / 130) * Math.sin(y / 110) * away;
}

function rising(t: number): number {
  const s = Math.max(0, Math.min(1, t));
  return s * s * (3 - 2 * s);
}

/** Top of the stacked card at a place. */
export function groundAt(x: number, y: number): number {
  return Math.max(0, Math.round(height(x, y) / card) * card);
}

/** Whether one card reaches some metres round a place: no tree stands on the edge of a step. */
export function isLevel(x: number, y: number, reach = 17): boolean {
  return [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
    [0.7, 0.7],
    [-0.7, -0.7],
  ].every(([u = 0, v = 0]) => groundAt(x + u * reach, y + v * reach) === groundAt(x, y));
}

export function addValley(model: ModelBuilder) {
  const ground = model.layer('ground', 'site');
  for (const [outer = [], ...holes] of without(rect(-1900, -1900, 1900, 1900), [river]))
    ground.add('site', prism(outer, -14, 0, holes));
  ground.add('site', terrain({ height, bounds: edge, step: card, base: 0, grid: 17 }).solids);
  model.layer('river', 'site').add('water', prism(river, -14, water));
  addBridge(model);
  addFields(model);
}

function addBridge(model: ModelBuilder) {
  const layer = model.layer('bridge', 'site');
  const { x, south, north } = bridge;
  layer.add('white', box([x - 6, south, 0.6], [x + 6, north, 2]));
  for (const side of [-5.8, 5.2]) layer.add('white', box([x + side, south, 2], [x + side + 0.6, north, 3.2]));
  for (let i = 0; i < 4; i++) layer.add('white', box([x - 5, -478 + i * 17, -13], [x + 5, -475 + i * 17, 0.6]));
}

/** Middles of the fields. */
export const fields: Point[] = [];

/** Fields lie in long strips on the valley floor, furrowed one way or the other. */
function addFields(model: ModelBuilder) {
  const layer = model.layer('fields', 'site');
  const furrows = model.layer('furrows', 'photo');
  const { random } = model;
  const [fw, fs, fe, fn] = field;
  layer.add('card', prism(rect(fw, fs, fe, fn), 0, 0.5));
  for (const [turn, x0, y0, columns, rows] of [
    [-24, -1240, -60, 8, 5],
    [28, 900, -330, 7, 6],
    [4, -900, -760, 9, 3],
    [8, 520, -760, 6, 3],
  ] as const) {
    for (let i = 0; i < columns; i++) {
      for (let j = 0; j < rows; j++) {
        const length = 70 + random() * 34;
        const plan: Bounds = [x0 + i * 62, y0 + j * 112, x0 + i * 62 + 56, y0 + j * 112 + length];
        const middle: Point = [x0, y0];
        const [strip] = turned(prism(rect(...plan), 0, 0.45), turn, middle);
        if (!strip || !isFlat(strip.vertices)) continue;
        const material = random() < 0.55 ? 'field' : 'card';
        layer.add(material, strip);
        const [a, , c] = strip.vertices;
        if (a && c) fields.push([(a[0] + c[0]) / 2, (a[1] + c[1]) / 2]);
        if (material === 'card') continue;
        for (let x = plan[0] + 4; x < plan[2] - 2; x += 6) {
          furrows.add('field', turned(box([x, plan[1] + 3, 0.45], [x + 2.2, plan[3] - 3, 0.9]), turn, middle));
        }
      }
    }
  }
}

function isFlat(corners: readonly Point3[]): boolean {
  const inField = ([x, y]: Point3) =>
    contains(rect(field[0] - 20, field[1] - 20, field[2] + 20, field[3] + 20), [x, y]);
  return corners.every(
    (p) =>
      groundAt(p[0], p[1]) === 0 &&
      !contains(river, [p[0], p[1]]) &&
      distanceTo(river, [p[0], p[1]]) > 22 &&
      !inField(p),
  );
}
