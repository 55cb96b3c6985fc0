import type { Point } from '@portfolio/model/geometry/points';
import { smoothed } from '#figures/chain';
import { isoLines } from '#figures/iso-lines';
import type { Part } from './part';
import type { Raster } from './raster';

/** Metres between two rings, and how many lines run along a limb all round. */
const ring = 0.034;
const ribs = 14;

/**
 * The visible lines of a mesh on a body: rings round the limbs and ribs along them. They are level lines of where each
 * pixel lies on its part, so what is hidden never appears.
 */
export function meshLines(raster: Raster, wanted: (part: Part) => boolean): { rings: Point[][]; ribs: Point[][] } {
  const { columns, rows, along, angle, nearness } = raster;
  const partAt = (pixel: number) => raster.parts[(raster.part[pixel] ?? 0) - 1];
  const corners = (pixel: number) => [pixel, pixel + 1, pixel + columns, pixel + columns + 1];
  const whole = (pixel: number): boolean => {
    const part = partAt(pixel);
    if (!part || !wanted(part)) return false;
    return corners(pixel).every(
      (each) => partAt(each)?.chain === part.chain && Math.abs((nearness[each] ?? 0) - (nearness[pixel] ?? 0)) < 0.02,
    );
  };
  const place = (line: readonly Point[]): Point[] =>
    smoothed(line, 6).map(([x, y]): Point => [
      raster.origin[0] + (x + 0.5) / raster.detail,
      raster.origin[1] + (y + 0.5) / raster.detail,
    ]);
  const long = (shortest: number) => (line: readonly Point[]) => line.length > shortest * raster.detail;

  const farthest = Math.max(...raster.parts.map((part) => part.along + part.length + 0.1));
  const rings: Point[][] = [];
  for (let level = -0.1 + ring / 2; level < farthest; level += ring) {
    const near = (pixel: number) =>
      whole(pixel) && corners(pixel).every((each) => Math.abs((along[each] ?? 0) - level) < 0.02);
    rings.push(...isoLines({ columns, rows, value: (i) => along[i] ?? 0 }, level, near));
  }
  const lines: Point[][] = [];
  for (let k = 0; k < ribs; k++) {
    const turn = ((k + 0.5) / ribs) * 2 * Math.PI;
    const off = (pixel: number) => Math.sin((angle[pixel] ?? 0) - turn);
    const near = (pixel: number) =>
      whole(pixel) &&
      corners(pixel).every(
        (each) =>
          raster.part[each] === raster.part[pixel] &&
          Math.abs(off(each)) < 0.4 &&
          Math.cos((angle[each] ?? 0) - turn) > 0,
      );
    lines.push(...isoLines({ columns, rows, value: off }, 0, near));
  }
  return { rings: rings.filter(long(5)).map(place), ribs: lines.filter(long(9)).map(place) };
}
