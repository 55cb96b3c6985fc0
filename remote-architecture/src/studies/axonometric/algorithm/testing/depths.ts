import { dot, type Point3 } from '@portfolio/model/geometry/points';
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
  const hits = solids.flatMap(({ bounds, radius }, body) => {
    let [near, far] = [Infinity, -Infinity];
    if (radius !== undefined) return [];
    for (const { normal, distance } of bounds) {
      const [slope, off] = [dot(normal, toward), distance - dot(normal, place)];
      if (Math.abs(slope) < 1e-9 && off < 0) return [];
      if (slope > 1e-9) near = Math.min(near, off / slope);
      if (slope < -1e-9) far = Math.max(far, off / slope);
    }
    return near > far + 0.2 ? [{ body, depth: near }] : [];
  });
  return hits.sort((a, b) => a.depth - b.depth);
}
