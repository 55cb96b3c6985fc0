import type { Point3 } from '../geometry/points';

/** For every pixel the nearest thing: how near it is (metres towards the observer) and which one, −1 for none. */
export type DepthBuffer = { columns: number; rows: number; nearness: Float32Array; item: Int32Array };

export function createDepthBuffer(columns: number, rows: number): DepthBuffer {
  const count = columns * rows;
  return {
    columns,
    rows,
    nearness: new Float32Array(count).fill(-Infinity),
    item: new Int32Array(count).fill(-1),
  };
}

/** Of two coplanar things the first one keeps the pixel, so that they never mix. Metres. */
const tie = 1e-4;

/** Fills a triangle whose corners are given in pixels and metres of nearness. */
export function fillTriangle(buffer: DepthBuffer, [a, b, c]: readonly [Point3, Point3, Point3], item: number) {
  const twice = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  if (Math.abs(twice) < 1e-9) return;
  const { columns, rows, nearness } = buffer;
  const y0 = Math.max(0, Math.floor(Math.min(a[1], b[1], c[1])));
  const y1 = Math.min(rows - 1, Math.ceil(Math.max(a[1], b[1], c[1])));
  // u and v are the shares of b and c at a pixel's middle; along a row both change by a constant.
  const [du, dv] = [(c[1] - a[1]) / twice, (a[1] - b[1]) / twice];
  const [nearB, nearC] = [b[2] - a[2], c[2] - a[2]];
  for (let y = y0; y <= y1; y++) {
    const dy = y + 0.5 - a[1];
    const dx = 0.5 - a[0];
    const u = dx * du - ((c[0] - a[0]) * dy) / twice;
    const v = dx * dv + ((b[0] - a[0]) * dy) / twice;
    const w = 1 - u - v;
    const dw = -du - dv;
    const from = Math.max(0, Math.ceil(Math.max(enters(u, du), enters(v, dv), enters(w, dw))));
    const to = Math.min(columns - 1, Math.floor(Math.min(leaves(u, du), leaves(v, dv), leaves(w, dw))));
    for (let x = from; x <= to; x++) {
      const near = a[2] + (u + x * du) * nearB + (v + x * dv) * nearC;
      const pixel = y * columns + x;
      if (near <= (nearness[pixel] ?? Infinity) + tie) continue;
      nearness[pixel] = near;
      buffer.item[pixel] = item;
    }
  }
}

/** From which x a share that starts at `value` and changes by `change` is not below zero, and up to which. */
function enters(value: number, change: number): number {
  if (change > 0) return -(value + rim) / change;
  return change === 0 && value < -rim ? Infinity : -Infinity;
}

function leaves(value: number, change: number): number {
  return change < 0 ? -(value + rim) / change : Infinity;
}

/** Two triangles with a common edge both claim the pixels on it, so that no crack stays open. */
const rim = 1e-6;

/** Fills an upright ellipse that faces the observer, at one nearness. Pixels. */
export function fillEllipse(buffer: DepthBuffer, [cx, cy, near]: Point3, rx: number, ry: number, item: number) {
  const { columns, rows, nearness } = buffer;
  for (let y = Math.max(0, Math.floor(cy - ry)); y < Math.min(rows, cy + ry); y++) {
    for (let x = Math.max(0, Math.floor(cx - rx)); x < Math.min(columns, cx + rx); x++) {
      if (((x + 0.5 - cx) / rx) ** 2 + ((y + 0.5 - cy) / ry) ** 2 > 1) continue;
      const pixel = y * columns + x;
      if (near <= (nearness[pixel] ?? Infinity)) continue;
      nearness[pixel] = near;
      buffer.item[pixel] = item;
    }
  }
}
