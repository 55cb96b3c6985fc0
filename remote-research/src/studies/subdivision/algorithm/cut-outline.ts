import type { Outline } from '@portfolio/model/geometry/outlines';
import type { Point } from '@portfolio/model/geometry/points';

/**
 * The two parts of a convex outline on the left and on the right of a line.
 * Both parts get the very same points on the line, so that no sliver opens between them.
 */
export function cutOutline(outline: Outline, through: Point, along: Point): [left: Point[], right: Point[]] {
  const left: Point[] = [];
  const right: Point[] = [];
  const height = ([x, y]: Point) => along[0] * (y - through[1]) - along[1] * (x - through[0]);
  outline.forEach((point, i) => {
    const next = outline[(i + 1) % outline.length] ?? point;
    const [a, b] = [height(point), height(next)];
    if (a >= 0) left.push(point);
    if (a <= 0) right.push(point);
    if (a * b >= 0) return;
    const t = a / (a - b);
    const cut: Point = [point[0] + (next[0] - point[0]) * t, point[1] + (next[1] - point[1]) * t];
    left.push(cut);
    right.push(cut);
  });
  return [left, right];
}
