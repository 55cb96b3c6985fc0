import { cross, dot, subtract, type Point3 } from '../geometry/points';
import type { Solid } from '../geometry/solid';

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

/** The bodies that a solid is joined from: a house and its chimney may be one. */
export function componentsOf(solid: Solid): Solid[] {
  const groups: { corners: Set<number>; faces: Ring[] }[] = [];
  for (const face of solid.faces) {
    const touched = groups.filter(({ corners }) => face.some((corner) => corners.has(corner)));
    const [first = { corners: new Set<number>(), faces: [] }, ...others] = touched;
    if (touched.length === 0) groups.push(first);
    for (const { corners, faces } of others) {
      corners.forEach((corner) => first.corners.add(corner));
      first.faces.push(...faces);
    }
    face.forEach((corner) => first.corners.add(corner));
    first.faces.push(face);
    if (others.length) groups.splice(0, groups.length, ...groups.filter((group) => !others.includes(group)));
  }
  if (groups.length < 2) return [solid];
  return groups.map(({ corners, faces }) => {
    // In their old order, by which a prism is known.
    const used = [...corners].sort((a, b) => a - b);
    const numbers = new Map(used.map((corner, i) => [corner, i]));
    return {
      ...solid,
      vertices: used.map((i) => solid.vertices[i] ?? [0, 0, 0]),
      faces: faces.map((face) => face.map((corner) => numbers.get(corner) ?? 0)),
    };
  });
}
