import type { Point3 } from '../geometry/points';
import type { Bounds } from '../geometry/outlines';
import { project, type View } from './view';

/** The raster behind a drawing, and how to come from the model to it. */
export type Sheet = {
  view: View;
  frame: Bounds;
  /** Pixels of the raster, and how many of them are one unit of the viewBox. */
  columns: number;
  rows: number;
  detail: number;
  /** Pixels per metre. */
  scale: number;
  /** A point in pixels to the right and down, and in metres towards the observer. */
  place: (point: Point3) => Point3;
  /** The point in space behind a pixel's place at this nearness. */
  back: (x: number, y: number, nearness: number) => Point3;
  /** Index of the pixel at a place, −1 beyond the sheet. */
  pixel: (x: number, y: number) => number;
};

/** Width of every viewBox; coordinates are whole numbers in it. */
export const sheetWidth = 4000;

/** @param most pixels, about: finer rasters only cost time */
export function createSheet(view: View, frame: Bounds, most: number): Sheet {
  const [left, bottom, right, top] = frame;
  const ratio = (top - bottom) / (right - left);
  const detail = Math.min(0.9, Math.sqrt(most / ratio) / sheetWidth);
  const scale = (sheetWidth * detail) / (right - left);
  const columns = Math.ceil((right - left) * scale);
  const rows = Math.ceil((top - bottom) * scale);
  const { right: r, up: u, toward: t } = view;
  return {
    view,
    frame,
    columns,
    rows,
    detail,
    scale,
    place: (point) => {
      const [x, y, nearness] = project(view, point);
      return [(x - left) * scale, (top - y) * scale, nearness];
    },
    back: (x, y, nearness) => {
      const [a, b] = [left + x / scale, top - y / scale];
      return [
        a * r[0] + b * u[0] + nearness * t[0],
        a * r[1] + b * u[1] + nearness * t[1],
        a * r[2] + b * u[2] + nearness * t[2],
      ];
    },
    pixel: (x, y) => {
      const [i, j] = [Math.floor(x), Math.floor(y)];
      return i < 0 || j < 0 || i >= columns || j >= rows ? -1 : j * columns + i;
    },
  };
}
