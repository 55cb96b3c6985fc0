import type { Point3 } from '@portfolio/model/geometry/points';
import { boxSize, writeBox } from '../box';
import type { PaintingOrder } from '../order';
import type { Solid } from '../solids';
import { placeOf, type View } from '../view';

export const frame = { width: 100, height: 100, scale: 1, middle: [15, 15, 15] as const };

export function layersIn(order: PaintingOrder, solids: readonly Solid[], view: View): Int32Array {
  const points = solids.map(({ corners }) =>
    corners.flatMap((corner) => placeOf(corner, view).map((value) => Math.round(value * 100))),
  );
  points.forEach((own, i) => writeBox(own, order.boxes, i * boxSize));
  return order.layers(view.toward, (i) => points[i] ?? []);
}

/**
 * What a buffer of depths has at a place of the picture: every body that the ray meets there, by where the ray leaves
 * it on the observer's side, the farthest first. It knows nothing of layers and planes between bodies.
 */
export function hitsAt(solids: readonly Solid[], place: Point3, toward: Point3): { body: number; depth: number }[] {
  const hits: { body: number; depth: number }[] = [];
  for (const [body, solid] of solids.entries()) {
    if (solid.radius !== undefined) continue;
    const [near, far] = passage(solid, place, toward);
    if (near > far + 0.2) hits.push({ body, depth: near });
  }
  return hits.sort((a, b) => a.depth - b.depth);
}

const nowhere: readonly [near: number, far: number] = [-Infinity, Infinity];

/** Where a ray through a place leaves a body on the observer's side and on the other, metres toward the observer. */
export function passage({ bounds }: Solid, place: Point3, toward: Point3): readonly [near: number, far: number] {
  // Millions of rays are asked: plain numbers are several times as fast here.
  const [x, y, z] = place;
  const [tx, ty, tz] = toward;
  let [far, near] = nowhere;
  for (const { normal, distance } of bounds) {
    const slope = normal[0] * tx + normal[1] * ty + normal[2] * tz;
    const off = distance - normal[0] * x - normal[1] * y - normal[2] * z;
    if (slope > 1e-9) {
      if (off / slope < near) near = off / slope;
    } else if (slope < -1e-9) {
      if (off / slope > far) far = off / slope;
    } else if (off < 0) return nowhere;
    if (near <= far) return nowhere;
  }
  return [near, far];
}
