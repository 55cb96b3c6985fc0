import { cross, dot, subtract, type Point3 } from '../geometry/points';

type Ring = readonly number[];

/**
 * Joins polygons of one plane over common edges as long as they stay convex.
 * @see Hertel, Mehlhorn, "Fast triangulation of simple polygons", 1983
 */
export function joined(rings: readonly Ring[], vertices: readonly Point3[], normal: Point3): Ring[] {
  const left = [...rings];
  for (let i = 0; i < left.length; i++) {
    for (let k = i + 1; k < left.length; k++) {
      const whole = merged(left[i] ?? [], left[k] ?? []);
      if (!whole || !isConvex(whole, vertices, normal)) continue;
      left[i] = whole;
      left.splice(k, 1);
      k = i;
    }
  }
  return left.map((ring) => withoutStraight(ring, vertices, normal));
}

/** Two rings as one where they share an edge. */
function merged(a: Ring, b: Ring): Ring | undefined {
  for (let i = 0; i < a.length; i++) {
    const [from, to] = [a[i], a[(i + 1) % a.length]];
    const k = b.findIndex((corner, at) => corner === to && b[(at + 1) % b.length] === from);
    if (k < 0) continue;
    const own = [...a.slice(i + 1), ...a.slice(0, i + 1)];
    const other = [...b.slice(k + 1), ...b.slice(0, k + 1)];
    return [...own, ...other.slice(1, -1)];
  }
  return undefined;
}

function isConvex(ring: Ring, vertices: readonly Point3[], normal: Point3): boolean {
  return new Set(ring).size === ring.length && ring.every((_, i) => turn(ring, i, vertices, normal) > -1e-6);
}

function withoutStraight(ring: Ring, vertices: readonly Point3[], normal: Point3): Ring {
  const bent = ring.filter((_, i) => Math.abs(turn(ring, i, vertices, normal)) > 1e-6);
  return bent.length > 2 ? bent : ring;
}

function turn(ring: Ring, i: number, vertices: readonly Point3[], normal: Point3): number {
  const at = (k: number): Point3 => vertices[ring[(k + ring.length) % ring.length] ?? 0] ?? [0, 0, 0];
  return dot(cross(subtract(at(i), at(i - 1)), subtract(at(i + 1), at(i))), normal);
}
