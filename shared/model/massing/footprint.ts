import type { Point3 } from '../geometry/points';
import { corner } from '../geometry/solid';
import type { Part } from '../model';

/** Metres between two places that are looked at. */
const grid = 0.25;

/**
 * Square metres of ground that lie under building parts reaching above a height: every place of a fine grid
 * is asked once, so that roofs over floors over stairs count once.
 */
export function footprintOf(parts: readonly Part[], over: number): number {
  const covered = new Set<number>();
  for (const { solid, material } of parts) {
    if (material === 'glow' || !solid.vertices.some(([, , z]) => z > over)) continue;
    for (const face of solid.faces) {
      const points = face.map((i) => corner(solid, i));
      if (areaOf(points) > 1e-6) cover(points, covered);
    }
  }
  return covered.size * grid * grid;
}

function areaOf(points: readonly Point3[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [u, v] = points[(i + 1) % points.length] ?? [x, y];
    return sum + x * v - u * y;
  }, 0);
}

/** Marks the places under a face, row by row. */
function cover(points: readonly Point3[], covered: Set<number>) {
  const ys = points.map(([, y]) => y);
  for (let row = Math.ceil(Math.min(...ys) / grid - 0.5); (row + 0.5) * grid <= Math.max(...ys); row++) {
    const y = (row + 0.5) * grid;
    const xs = points.flatMap(([ax, ay], i) => {
      const [bx, by] = points[(i + 1) % points.length] ?? [ax, ay];
      return ay > y !== by > y ? [ax + ((bx - ax) * (y - ay)) / (by - ay)] : [];
    });
    xs.sort((a, b) => a - b);
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const [from = 0, to = 0] = [xs[i], xs[i + 1]];
      for (let column = Math.ceil(from / grid - 0.5); (column + 0.5) * grid < to; column++)
        covered.add(row * 100_000 + column);
    }
  }
}
