import type { Point } from '@portfolio/model/geometry/points';
import { costMatrix, valueAt, warp, type Cell, type Matrix } from '#dance/algorithm/warping';
import { polyline, short } from '#figures/path';
import { fill, ink, key, sheet, stroke, weight } from '#figures/sheet';
import { differenceOf, jointAngles } from '#dance/algorithm/angles';
import { createCamera } from './body/camera';
import { drawBody } from './body/figure';
import { poseAt } from './body/motion';
import { skeletonOf, type Pose } from '#dance/algorithm/skeleton';
import { learnerPose } from './learner';

const size = { width: 1200, height: 800 };
const teacherFrames = 50;
const learnerFrames = 78;
const cell = 12.4;
const corner: Point = [200, 154];
/** Units per metre. */
const scale = 44;
/** Frames of the teacher that are drawn, each with the learner's frame that belongs to it. */
const shown = [2, 9, 16, 25, 33, 40, 47];
const marked = 3;
/** From like to unlike. */
const greys = ['#ffffff', '#f6f4f1', '#ebe8e4', '#ddd9d3', '#ccc7c0', '#b8b1a9', '#a1998f', '#877f76'];

/** The matrix of two phrases, computed, with the cheapest way through it. */
export function warping(): string {
  const teacher = frames(teacherFrames, poseAt);
  const learner = frames(learnerFrames, learnerPose);
  const angles = (poses: readonly Pose[]) => poses.map((pose) => jointAngles(skeletonOf(pose)));
  const costs = costMatrix(angles(teacher), angles(learner), differenceOf);
  const path = warp(costs)?.path ?? [];
  const pairs = shown.map((row) => pairOf(path, row));
  return sheet(size.width, size.height, [
    cells(costs),
    grid(),
    diagonal(),
    ...pairs.map((pair, i) => link(pair, i === marked)),
    stroke(polyline(path.map(centreOf)), ink.red, 5),
    ...pairs.map((pair, i) => dot(pair, i === marked)),
    frame(),
    ...pairs.flatMap(([row, column]) => [
      body(teacher[row], [104, centreOf([row, column])[1] + 38]),
      body(learner[column], [centreOf([row, column])[0], corner[1] - 24]),
    ]),
    keys(),
  ]);
}

function frames(count: number, pose: (share: number) => Pose): Pose[] {
  return Array.from({ length: count }, (_, i) => pose(i / (count - 1)));
}

/** The middle one of the learner's frames that the path gives to a frame of the teacher. */
function pairOf(path: readonly Cell[], row: number): Cell {
  const cells = path.filter((each) => each[0] === row);
  return cells[Math.floor(cells.length / 2)] ?? [row, 0];
}

function centreOf([row, column]: Cell): Point {
  return [corner[0] + (column + 0.5) * cell, corner[1] + (row + 0.5) * cell];
}

/** Runs of equal grey, one path for each grey. */
function cells(costs: Matrix): string {
  const most = Math.max(...costs.values);
  const level = (row: number, column: number) =>
    Math.min(greys.length - 1, Math.floor((valueAt(costs, row, column) / most) ** 0.85 * greys.length));
  const data = greys.map(() => '');
  for (let row = 0; row < costs.rows; row++) {
    for (let start = 0; start < costs.columns;) {
      const grey = level(row, start);
      let end = start + 1;
      while (end < costs.columns && level(row, end) === grey) end++;
      data[grey] +=
        `M${short(corner[0] + start * cell)} ${short(corner[1] + row * cell)}h${short((end - start) * cell)}v${cell}h${short((start - end) * cell)}z`;
      start = end;
    }
  }
  return data.map((each, i) => (i === 0 ? '' : fill(each, greys[i] ?? ink.paper))).join('');
}

function grid(): string {
  const [width, height] = [learnerFrames * cell, teacherFrames * cell];
  let data = '';
  for (let i = 1; i < learnerFrames; i++) data += `M${short(corner[0] + i * cell)} ${corner[1]}v${short(height)}`;
  for (let i = 1; i < teacherFrames; i++) data += `M${corner[0]} ${short(corner[1] + i * cell)}h${short(width)}`;
  return stroke(data, ink.paper, 0.9);
}

function diagonal(): string {
  return stroke(
    polyline([corner, [corner[0] + learnerFrames * cell, corner[1] + teacherFrames * cell]]),
    ink.line,
    weight.fine,
    'stroke-dasharray="1 9"',
  );
}

/** From the teacher's frame to the path and up to the learner's. */
function link(pair: Cell, main: boolean): string {
  const [x, y] = centreOf(pair);
  const data = `M${corner[0] - 14} ${short(y)}H${short(x)}V${corner[1] - 14}`;
  return stroke(data, main ? ink.red : ink.line, main ? weight.line : weight.hair);
}

function dot(pair: Cell, main: boolean): string {
  const [x, y] = centreOf(pair);
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${main ? 11 : 6.5}" fill="${ink.paper}" stroke="${ink.red}" stroke-width="${main ? 4 : 2.6}"/>`;
}

function frame(): string {
  const [width, height] = [learnerFrames * cell, teacherFrames * cell];
  return stroke(`M${corner[0]} ${corner[1]}h${short(width)}v${short(height)}h${short(-width)}z`, ink.line, weight.line);
}

function body(pose: Pose | undefined, foot: Point): string {
  return pose
    ? drawBody(skeletonOf(pose), createCamera({ scale, centre: foot }), { width: 1.7, hems: true, detail: 6 })
    : '';
}

function keys(): string {
  const [x, y] = corner;
  return stroke(`M${x} ${y}L64 ${y - 105}`, ink.line, weight.fine) + key('A', 92, y - 14) + key('B', x - 48, 76);
}
