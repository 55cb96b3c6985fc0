import { add, scale, subtract, type Point3 } from './points';

/** The strokes of a broken line through points: each `dash` metres long, `gap` metres apart, whole at both ends of a stretch. */
export function dashes(points: readonly Point3[], dash: number, gap: number): [Point3, Point3][] {
  return points.slice(1).flatMap((to, i) => {
    const from = points[i] ?? to;
    const way = subtract(to, from);
    const length = Math.hypot(...way);
    const count = Math.max(1, Math.round((length + gap) / (dash + gap)));
    const step = (length + gap) / count;
    const at = (metres: number) => add(from, scale(way, length ? metres / length : 0));
    return Array.from({ length: count }, (_, k): [Point3, Point3] => [at(k * step), at(k * step + step - gap)]);
  });
}
