import earcut from 'earcut';
import { contains, signedArea, type Outline } from '../geometry/outlines';
import { cross, dot, mix, normalize, subtract, type Point, type Point3 } from '../geometry/points';
import type { Edge, Mesh, Triangle } from './mesh';
import type { Plane } from './view';

/** A mesh behind a plane, and the closed lines along which it was cut. */
export type CutMesh = Mesh & { loops: Point3[][] };

/** Cuts away what is in front of the plane. */
export function cutMesh({ triangles, edges }: Mesh, plane: Plane, normals: (surface: number) => Point3): CutMesh {
  const above = (p: Point3) => dot(p, plane.normal) - plane.offset;
  const kept: Triangle[] = [];
  const segments: [Point3, Point3][] = [];
  for (const triangle of triangles) {
    const heights = triangle.corners.map(above);
    if (heights.every((h) => h <= 0)) kept.push(triangle);
    if (heights.every((h) => h <= 0) || heights.every((h) => h > 0)) continue;
    const { polygon, crossing } = clipTriangle(triangle.corners, above);
    const [first, ...rest] = polygon;
    for (let i = 0; first && i < rest.length - 1; i++) {
      const [b, c] = [rest[i], rest[i + 1]];
      if (b && c) kept.push({ ...triangle, corners: [first, b, c] });
    }
    const [a, b] = crossing;
    if (!a || !b || (a[0] === b[0] && a[1] === b[1] && a[2] === b[2])) continue;
    const way = cross(plane.normal, normals(triangle.surface));
    segments.push(dot(subtract(b, a), way) < 0 ? [b, a] : [a, b]);
  }
  return { triangles: kept, edges: edges.flatMap((edge) => clipEdge(edge, above)), loops: joined(segments) };
}

export function clipEdge<Line extends Pick<Edge, 'a' | 'b'>>(edge: Line, above: (p: Point3) => number): Line[] {
  const [a, b] = [above(edge.a), above(edge.b)];
  if (a > 0 && b > 0) return [];
  if (a <= 0 && b <= 0) return [edge];
  const crossing = mix(edge.a, edge.b, a / (a - b));
  return [a > 0 ? { ...edge, a: crossing } : { ...edge, b: crossing }];
}

/** Triangles that fill closed lines on a plane, holes left open. */
export function fillLoops(loops: readonly Point3[][], { normal }: Plane): [Point3, Point3, Point3][] {
  const u = normalize(cross(Math.abs(normal[2]) > 0.9 ? [0, 1, 0] : [0, 0, 1], normal));
  const v = cross(normal, u);
  const flat = loops.map((points) => ({ points, outline: points.map((p): Point => [dot(p, u), dot(p, v)]) }));
  const outer = flat.filter(({ outline }) => signedArea(outline) > 0);
  const holes = flat.filter(({ outline }) => signedArea(outline) < 0);
  return outer.flatMap((ring) => {
    const inside = holes.filter((hole) => within(hole.outline, ring.outline, outer));
    const rings = [ring, ...inside];
    const corners = rings.flatMap(({ points }) => points);
    const starts: number[] = [];
    inside.reduce((start, hole) => (starts.push(start), start + hole.points.length), ring.points.length);
    const indices = earcut(
      rings.flatMap(({ outline }) => outline.flat()),
      starts.length ? starts : undefined,
      2,
    );
    const triangles: [Point3, Point3, Point3][] = [];
    for (let i = 0; i < indices.length; i += 3) {
      const [a, b, c] = indices.slice(i, i + 3).map((k) => corners[k]);
      if (a && b && c) triangles.push([a, b, c]);
    }
    return triangles;
  });
}

function within(hole: Outline, ring: Outline, outer: { outline: Outline }[]): boolean {
  const [probe] = hole;
  if (!probe || !contains(ring, probe)) return false;
  const size = signedArea(ring);
  return !outer.some(({ outline }) => signedArea(outline) < size && contains(outline, probe));
}

/** Crossings are always computed from the kept corner, so that two triangles with a common edge agree exactly. */
function clipTriangle(corners: readonly Point3[], above: (p: Point3) => number) {
  const polygon: Point3[] = [];
  const crossing: Point3[] = [];
  corners.forEach((p, i) => {
    const q = corners[(i + 1) % corners.length] ?? p;
    const [a, b] = [above(p), above(q)];
    if (a <= 0) polygon.push(p);
    if (a <= 0 === b <= 0) return;
    const cut = a <= 0 ? mix(p, q, a / (a - b)) : mix(q, p, b / (b - a));
    polygon.push(cut);
    crossing.push(cut);
  });
  return { polygon, crossing };
}

function joined(segments: readonly [Point3, Point3][]): Point3[][] {
  const starting = new Map<string, number[]>();
  segments.forEach(([a], i) => starting.set(a.join(), [...(starting.get(a.join()) ?? []), i]));
  const used = new Set<number>();
  const loops: Point3[][] = [];
  segments.forEach((_, begin) => {
    const loop: Point3[] = [];
    let next: number | undefined = begin;
    while (next !== undefined && !used.has(next)) {
      used.add(next);
      const [a, b]: [Point3, Point3] = segments[next] ?? [
        [0, 0, 0],
        [0, 0, 0],
      ];
      loop.push(a);
      next = starting.get(b.join())?.find((i) => !used.has(i)) ?? nearby(b);
    }
    if (loop.length > 2) loops.push(loop);
  });
  return loops;

  /** Where a face was split at a straight corner, ends meet only to within rounding. */
  function nearby(end: Point3): number | undefined {
    const index = segments.findIndex(([a], i) => !used.has(i) && Math.hypot(...subtract(a, end)) < 1e-4);
    return index < 0 ? undefined : index;
  }
}
