import { contours } from 'd3-contour';
import type { Bounds, Outline } from './outlines';
import type { Point } from './points';
import { simplifyOutline } from './simplify';

/** Values at the points of a grid, row by row from the south-west. */
export type Field = {
  values: number[];
  columns: number;
  rows: number;
  /** Metres from the place in the grid, where the middle of the first point is at 0.5, 0.5. */
  place: (at: readonly number[]) => Point;
};

/** Has one point beyond every edge of the bounds. @param grid metres between the points, at most. */
export function sampled(value: (x: number, y: number) => number, bounds: Bounds, grid: number): Field {
  const [west, south, east, north] = bounds;
  const columns = Math.ceil((east - west) / grid) + 3;
  const rows = Math.ceil((north - south) / grid) + 3;
  // One sample beyond every edge, so that the contour crosses the bounds and is cut there cleanly.
  const [dx, dy] = [(east - west) / (columns - 3), (north - south) / (rows - 3)];
  const values: number[] = [];
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) values.push(value(west + (i - 1) * dx, south + (j - 1) * dy));
  }
  const place = ([x, y]: readonly number[]): Point => [west + ((x ?? 0) - 1.5) * dx, south + ((y ?? 0) - 1.5) * dy];
  return { values, columns, rows, place };
}

/**
 * Where a field is higher than a level, as outlines with holes (d3-contour's marching squares).
 * @param tolerance metres by which the outlines may differ from it.
 */
export function outlinesAbove({ values, columns, rows, place }: Field, level: number, tolerance: number): Outline[][] {
  const [shape] = contours().size([columns, rows]).thresholds([level])(values);
  return (shape?.coordinates ?? []).map((rings) =>
    rings.map((points) => simplifyOutline(points.slice(0, -1).map(place), tolerance)),
  );
}
