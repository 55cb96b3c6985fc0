import { contours } from 'd3-contour';
import { area } from '../geometry/outlines';
import type { Point } from '../geometry/points';
import { simplifyOutline } from '../geometry/simplify';
import { pathData } from './path';
import type { Sheet } from './sheet';

/** How many raster pixels one sample of a region averages, along each side: its edges come out smooth. */
const block = 2;

/**
 * Path data of the places where `covers` is above a half. The raster is averaged first and the contour runs
 * between its values (d3-contour's marching squares), so slanting edges show no steps.
 * @param smallest regions below this many square units of the viewBox are left out
 */
export function regionPath(sheet: Sheet, covers: (pixel: number) => number, smallest: number): string {
  const columns = Math.floor(sheet.columns / block);
  const rows = Math.floor(sheet.rows / block);
  const values = new Float32Array(columns * rows);
  let any = false;
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      let sum = 0;
      for (let j = 0; j < block; j++) {
        const start = (y * block + j) * sheet.columns + x * block;
        for (let i = 0; i < block; i++) sum += covers(start + i);
      }
      values[y * columns + x] = sum / (block * block);
      any ||= sum > 0;
    }
  }
  if (!any) return '';
  const [shape] = contours().size([columns, rows]).thresholds([0.5])(Array.from(values));
  const rings = (shape?.coordinates ?? []).flat().map((ring) => ring.slice(0, -1).map(toPixels));
  const kept = rings.filter((ring) => area(ring) > smallest * sheet.detail ** 2);
  return pathData(
    kept.map((ring) => simplifyOutline(ring, 0.9)),
    sheet.detail,
    true,
  );
}

function toPixels([x = 0, y = 0]: readonly number[]): Point {
  return [x * block, y * block];
}
