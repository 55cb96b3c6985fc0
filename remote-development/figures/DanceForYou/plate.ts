import type { Point } from '@portfolio/model/geometry/points';
import { polyline, short } from '#figures/path';
import { fill, ink, shape, stroke, type Ink } from '#figures/sheet';
import { createCamera } from './body/camera';
import { drawBody } from './body/figure';
import { fleshOf } from './body/flesh';
import { bones, keypointsOf, type Joint } from './body/keypoints';
import { rasterize } from './body/raster';
import { skeletonOf, type Pose } from '#dance/algorithm/skeleton';

/** A picture that stands upright in the drawing and recedes to the upper right; middle and height in units of the sheet. */
export type Plate = { x: number; y: number; height: number };

/** Width to height of every picture, and how its width recedes. */
const ratio = 0.78;
const recede: Point = [0.62, -0.36];
/** Metres that a picture is high, and where its floor lies. */
const metres = 2.42;
const floorAt = 0.44;
/** Bodies stand a little left of the middle: they raise the left leg. */
const shift = -0.07;

/** Where a place of the picture lies on the sheet; u and v from -0.5 to 0.5, v downwards. */
export function onPlate({ x, y, height }: Plate, u: number, v: number): Point {
  const width = u * ratio * height;
  return [x + width * recede[0], y + width * recede[1] + v * height];
}

export function cornersOf(plate: Plate): Point[] {
  return [onPlate(plate, -0.5, -0.5), onPlate(plate, 0.5, -0.5), onPlate(plate, 0.5, 0.5), onPlate(plate, -0.5, 0.5)];
}

export function sheetOf(plate: Plate, color: Ink, width: number): string {
  return shape(polyline(cornersOf(plate), true), ink.paper, color, width);
}

/** A picture with a body on a floor line. */
export function picture(
  plate: Plate,
  pose: Pose,
  { color = ink.line, width = 2.1, body = ink.line }: { color?: Ink; width?: number; body?: Ink } = {},
): string {
  const unit = plate.height / metres;
  const place = ([x, y]: Point): Point =>
    onPlate(plate, x / (plate.height * ratio) + shift, y / plate.height + floorAt);
  return (
    sheetOf(plate, color, width) +
    stroke(polyline([onPlate(plate, -0.5, floorAt), onPlate(plate, 0.5, floorAt)]), ink.soft, 1.2) +
    drawBody(skeletonOf(pose), createCamera({ scale: unit, centre: [0, 0] }), {
      color: body,
      width: plate.height > 200 ? 2 : 1.3,
      detail: 420 / unit,
      place,
    })
  );
}

const limbJoints: readonly Joint[] = [
  'rightShoulder',
  'leftShoulder',
  'rightElbow',
  'leftElbow',
  'rightWrist',
  'leftWrist',
  'rightHip',
  'leftHip',
  'rightKnee',
  'leftKnee',
  'rightAnkle',
  'leftAnkle',
];

/** A picture with nothing but the joints of a pose. */
export function bonesOn(plate: Plate, pose: Pose): string {
  const joints = keypointsOf(skeletonOf(pose));
  const unit = 1 / metres;
  const at = (joint: Joint) =>
    onPlate(plate, (joints[joint][0] * unit) / ratio + shift, floorAt - joints[joint][2] * unit);
  const dots = limbJoints.map(
    (joint) => `<circle cx="${short(at(joint)[0])}" cy="${short(at(joint)[1])}" r="2.6" fill="${ink.line}"/>`,
  );
  return (
    sheetOf(plate, ink.line, 2.1) +
    stroke(bones.map(([a, b]) => polyline([at(a), at(b)])).join(''), ink.line, 1.8) +
    dots.join('')
  );
}

/** How much of each field of a raster a body fills, 0 to 1, row by row. */
export function coverage(pose: Pose, columns: number, rows: number): number[] {
  const raster = rasterize(
    fleshOf(skeletonOf(pose)),
    createCamera({ scale: rows / metres, centre: [columns * (0.5 + shift), rows * (0.5 + floorAt)] }),
    240 / rows,
  );
  const filled = new Array<number>(columns * rows).fill(0);
  const share = 1 / raster.detail ** 2;
  raster.part.forEach((part, pixel) => {
    if (part === 0) return;
    const column = Math.floor(raster.origin[0] + ((pixel % raster.columns) + 0.5) / raster.detail);
    const row = Math.floor(raster.origin[1] + (Math.floor(pixel / raster.columns) + 0.5) / raster.detail);
    if (column < 0 || row < 0 || column >= columns || row >= rows) return;
    filled[row * columns + column] = (filled[row * columns + column] ?? 0) + share;
  });
  return filled;
}

const greys: readonly Ink[] = [ink.paper, ink.wash, ink.pale, ink.soft, ink.line];

/** A plate as a raster of grey fields. @param values row by row, 0 to 1 */
export function fieldsOn(plate: Plate, columns: number, rows: number, values: readonly number[]): string {
  const data = greys.map(() => '');
  values.forEach((value, i) => {
    const level = Math.min(greys.length - 1, Math.round(Math.max(0, value) * (greys.length - 1)));
    if (level === 0) return;
    const [u, v] = [(i % columns) / columns - 0.5, Math.floor(i / columns) / rows - 0.5];
    const corners = [
      onPlate(plate, u, v),
      onPlate(plate, u + 1 / columns, v),
      onPlate(plate, u + 1 / columns, v + 1 / rows),
      onPlate(plate, u, v + 1 / rows),
    ];
    data[level] += polyline(corners, true);
  });
  return data.map((each, level) => fill(each, greys[level] ?? ink.paper)).join('');
}

/** The lines between the fields. */
export function gridOn(plate: Plate, columns: number, rows: number, color: Ink, width: number): string {
  let data = '';
  for (let i = 1; i < columns; i++)
    data += polyline([onPlate(plate, i / columns - 0.5, -0.5), onPlate(plate, i / columns - 0.5, 0.5)]);
  for (let i = 1; i < rows; i++)
    data += polyline([onPlate(plate, -0.5, i / rows - 0.5), onPlate(plate, 0.5, i / rows - 0.5)]);
  return stroke(data, color, width);
}
