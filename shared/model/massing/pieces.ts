import earcut from 'earcut';
import { sides, type Outline } from '../geometry/outlines';
import type { Point, Point3 } from '../geometry/points';
import { joined } from './convex';
import { wall } from './massing';

export type Piece = { outline: Outline; walls: string };

/** Parts an outline with holes into convex pieces; walls stand only on the rims, none where two pieces meet. */
export function piecesOf(rings: readonly Outline[], smooth: boolean, rims: readonly Outline[] = rings): Piece[] {
  const corners = rings.flat();
  const starts: number[] = [];
  let count = 0;
  for (const ring of rings) starts.push((count += ring.length));
  const flat = earcut(rings.flat(2), starts.slice(0, -1), 2);
  const triangles: number[][] = [];
  for (let i = 0; i < flat.length; i += 3) triangles.push(anticlockwise(flat.slice(i, i + 3), corners));
  const vertices = corners.map(([x, y]): Point3 => [x, y, 0]);
  const lines = rims.flatMap(sides);
  return joined(triangles, vertices, [0, 0, 1]).map((ring) => {
    const outline = ring.map((i): Point => corners[i] ?? [0, 0]);
    const edges = sides(outline);
    const outer = edges.map((edge) => lines.some((line) => liesOn(edge, line)));
    const walls = edges.map((edge, i) => {
      const before = edges[(i + edges.length - 1) % edges.length] ?? edge;
      const inWall = !lines.some(([corner]) => isSame(corner, edge[0]));
      if (!outer[i]) return inWall ? wall.open : wall.none;
      if (inWall) return wall.flush;
      return smooth && outer[(i + edges.length - 1) % edges.length] && turn(before, edge) < 0.7
        ? wall.round
        : wall.sharp;
    });
    return { outline, walls: walls.join('') };
  });
}

function anticlockwise(triangle: number[], corners: Outline): number[] {
  const [a = [0, 0], b = [0, 0], c = [0, 0]] = triangle.map((i): Point => corners[i] ?? [0, 0]);
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) < 0 ? triangle.toReversed() : triangle;
}

function isSame([x, y]: Point, [u, v]: Point): boolean {
  return Math.hypot(x - u, y - v) < 0.01;
}

type Side = readonly [Point, Point];

function liesOn([a, b]: Side, [from, to]: Side): boolean {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  return [a, b].every(([x, y]) => {
    const [dx, dy] = [x - from[0], y - from[1]];
    const along = dx * ux + dy * uy;
    return Math.abs(dx * uy - dy * ux) < 1e-3 && along > -1e-3 && along < length + 1e-3;
  });
}

/** Radians between two sides. */
function turn([a, b]: Side, [c, d]: Side): number {
  const angle = Math.atan2(d[1] - c[1], d[0] - c[0]) - Math.atan2(b[1] - a[1], b[0] - a[0]);
  return Math.abs(Math.atan2(Math.sin(angle), Math.cos(angle)));
}
