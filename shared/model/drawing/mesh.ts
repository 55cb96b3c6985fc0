import { cross, dot, normalize, subtract, type Point3 } from '../geometry/points';
import { corner, type Solid } from '../geometry/solid';
import type { Material } from '../look';
import type { LayerKind } from '../model';

/** Faces of one body that lie in one plane, or the cap where it was cut. */
export type Surface = {
  normal: Point3;
  material: Material;
  kind: LayerKind;
  /** Which body it belongs to, and whether that is a round one. */
  body: number;
  smooth?: boolean;
  /** The inside laid open by the drawing's cut; poché covers it. */
  cap?: boolean;
};

export type Triangle = { corners: readonly [Point3, Point3, Point3]; surface: number };

/** An edge between two surfaces. */
export type Edge = { a: Point3; b: Point3; surfaces: readonly number[]; kind: LayerKind };

export type Mesh = { triangles: Triangle[]; edges: Edge[] };

/** Degrees between two faces from which their edge is drawn. */
const crease = { flat: 35, round: 64 };

/** Triangles and drawn edges of one body; new surfaces are appended to `surfaces`. */
export function meshOf(
  solid: Solid,
  { material, kind, body, toward }: { material: Material; kind: LayerKind; body: number; toward: Point3 },
  surfaces: Surface[],
): Mesh {
  const planes = new Map<string, number>();
  const triangles: Triangle[] = [];
  const rims = new Map<string, { a: Point3; b: Point3; surfaces: number[] }>();
  for (const face of solid.faces) {
    const points = face.map((i) => corner(solid, i));
    const normal = normalOf(points);
    const [first] = points;
    if (!first || !normal) continue;
    const key = planeKey(normal, first);
    const surface = planes.get(key) ?? surfaces.push({ normal, material, kind, body, smooth: solid.smooth }) - 1;
    planes.set(key, surface);
    for (let i = 1; i < points.length - 1; i++) {
      const [b, c] = [points[i], points[i + 1]];
      if (b && c) triangles.push({ corners: [first, b, c], surface });
    }
    face.forEach((from, i) => {
      const to = face[(i + 1) % face.length] ?? from;
      const name = from < to ? `${from} ${to}` : `${to} ${from}`;
      const rim = rims.get(name) ?? { a: corner(solid, from), b: corner(solid, to), surfaces: [] };
      rim.surfaces.push(surface);
      rims.set(name, rim);
    });
  }
  const limit = Math.cos(((solid.smooth ? crease.round : crease.flat) * Math.PI) / 180);
  const edges = [...rims.values()].filter((rim) => isDrawn(rim.surfaces, surfaces, toward, limit));
  return { triangles, edges: edges.map((rim) => ({ ...rim, kind })) };
}

/** The unit normal of a polygon, or nothing where it has no area. */
export function normalOf(points: readonly Point3[]): Point3 | undefined {
  const [first, ...rest] = points;
  if (!first) return undefined;
  let sum: Point3 = [0, 0, 0];
  for (let i = 0; i < rest.length - 1; i++) {
    const [b, c] = [rest[i], rest[i + 1]];
    if (!b || !c) continue;
    const n = cross(subtract(b, first), subtract(c, first));
    sum = [sum[0] + n[0], sum[1] + n[1], sum[2] + n[2]];
  }
  return Math.hypot(...sum) < 1e-9 ? undefined : normalize(sum);
}

/** Least share of a face that is turned to the observer for it to count as seen: one seen edge-on is not. */
const seen = 1e-4;

/** A sharp edge, or the contour of a round body; never one whose faces both look away. */
function isDrawn(own: number[], surfaces: Surface[], toward: Point3, limit: number): boolean {
  const [a, b] = own.map((i) => surfaces[i]?.normal);
  if (!a || !b || own.length !== 2) return true;
  const [facingA, facingB] = [dot(a, toward), dot(b, toward)];
  if (facingA < -seen && facingB < -seen) return false;
  return dot(a, b) < limit || facingA > seen !== facingB > seen;
}

function planeKey(normal: Point3, point: Point3): string {
  return [...normal.map((n) => Math.round(n * 2000)), Math.round(dot(normal, point) * 200)].join(' ');
}
