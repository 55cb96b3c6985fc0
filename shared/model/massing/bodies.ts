import { anticlockwise, type Outline } from '../geometry/outlines';
import { add, dot, scale, subtract, type Point, type Point3 } from '../geometry/points';
import { simplified, simplifyOutline } from '../geometry/simplify';
import type { Solid } from '../geometry/solid';
import { joined } from './convex';

/** `rims` are the outlines that walls stand on, where they are not the rings; `goesOn` as a prism of the massing has it. */
export type Upright = {
  kind: 'upright';
  rings: Outline[];
  from: number;
  to: number;
  smooth: boolean;
  rims?: Outline[];
  goesOn?: number;
};

/** A solid as far as it can be told from its corners: a prism, a sweep of sections of four corners, a rod, or another. */
export type Body =
  | Upright
  | { kind: 'leaning'; base: Outline3[]; along: Point3 }
  | { kind: 'swept'; sections: Point3[][] }
  | { kind: 'rod'; from: Point3; to: Point3; radius: number }
  | { kind: 'other'; solid: Solid };

type Outline3 = readonly Point3[];

/** Metres: a body whose two smaller sides stay below is a rod; one that is not even long is left out. */
export type Thinness = { rod: number; long: number; tolerance: number };

/** What a solid is, or nothing where it is too small to be seen. */
export function bodyOf(solid: Solid, { rod, long, tolerance }: Thinness): Body | undefined {
  const spans = spansOf(solid.vertices);
  const [, second = 0, longest = 0] = spans.toSorted((a, b) => a - b);
  const tube = tubeOf(solid);
  if (tube && tube.radius * 2 < rod) return distance3(tube.from, tube.to) < long ? undefined : tube;
  if (second < rod) return longest < long ? undefined : rodOf(solid.vertices, spans);
  const along = extrusion(solid);
  if (along && Math.hypot(along[0], along[1]) < 1e-6) return uprightOf(solid, along, tolerance);
  if (along) return leaningOf(solid, along);
  return sweptOf(solid, tolerance) ?? { kind: 'other', solid };
}

function spansOf(points: readonly Point3[]): [number, number, number] {
  const span = (axis: 0 | 1 | 2) => {
    const values = points.map((point) => point[axis]);
    return Math.max(...values) - Math.min(...values);
  };
  return [span(0), span(1), span(2)];
}

/** A round bar between two rings of corners. */
function tubeOf({ vertices, smooth }: Solid): Extract<Body, { kind: 'rod' }> | undefined {
  const half = vertices.length / 2;
  if (!smooth || !Number.isInteger(half)) return undefined;
  const [from, to] = [middleOf(vertices.slice(0, half)), middleOf(vertices.slice(half))];
  const radius = distance3(vertices[0] ?? from, from);
  return { kind: 'rod', from, to, radius };
}

function rodOf(vertices: readonly Point3[], spans: readonly number[]): Body {
  const axis = spans.indexOf(Math.max(...spans));
  const end = (pick: (...values: number[]) => number) => {
    const value = pick(...vertices.map((point) => point[axis] ?? 0));
    return middleOf(vertices.filter((point) => Math.abs((point[axis] ?? 0) - value) < 0.01));
  };
  const radius = Math.max(...spans.filter((_, i) => i !== axis)) / 2;
  return { kind: 'rod', from: end(Math.min), to: end(Math.max), radius };
}

/** The way from the first half of the corners to the second, where it is the same for all: how `prism` lays them. */
function extrusion({ vertices, faces }: Solid): Point3 | undefined {
  const half = vertices.length / 2;
  const [first, opposite] = [vertices[0], vertices[half]];
  if (!first || !opposite || !faces.some((face) => face.every((i) => i < half))) return undefined;
  const along = subtract(opposite, first);
  const same = vertices.slice(0, half).every((point, i) => {
    const other = vertices[i + half];
    return other && distance3(add(point, along), other) < 1e-6;
  });
  return same ? along : undefined;
}

function uprightOf(solid: Solid, along: Point3, tolerance: number): Body {
  const heights = [solid.vertices[0]?.[2] ?? 0, (solid.vertices[0]?.[2] ?? 0) + along[2]];
  const rings = ringsOf(solid).map((ring) => {
    const outline = ring.map((i): Point => [solid.vertices[i]?.[0] ?? 0, solid.vertices[i]?.[1] ?? 0]);
    return simplifyOutline(outline, ring.length > 8 ? tolerance : 0.002);
  });
  const [outer = [], ...holes] = rings.toSorted((a, b) => reach(b) - reach(a));
  return {
    kind: 'upright',
    rings: [anticlockwise(outer), ...holes.map((hole) => anticlockwise(hole).toReversed())],
    from: Math.min(...heights),
    to: Math.max(...heights),
    smooth: Boolean(solid.smooth) || outer.length > 16,
  };
}

function reach(outline: Outline): number {
  const xs = outline.map(([x]) => x);
  return Math.max(...xs) - Math.min(...xs);
}

/** The rings of a prism's base, by its upright sides. */
function ringsOf({ vertices, faces }: Solid): number[][] {
  const half = vertices.length / 2;
  const next = new Map<number, number>();
  for (const face of faces) {
    const low = face.filter((i) => i < half);
    const [a, b] = low;
    if (face.length !== 4 || low.length !== 2 || a === undefined || b === undefined) continue;
    const at = face.indexOf(a);
    if (face[(at + 1) % 4] === b) next.set(a, b);
    else next.set(b, a);
  }
  const rings: number[][] = [];
  while (next.size) {
    const ring: number[] = [];
    let at = next.keys().next().value;
    while (at !== undefined && next.has(at)) {
      ring.push(at);
      const to: number | undefined = next.get(at);
      next.delete(at);
      at = to;
    }
    rings.push(ring);
  }
  return rings;
}

function leaningOf({ vertices, faces }: Solid, along: Point3): Body {
  const half = vertices.length / 2;
  const base = faces.filter((face) => face.every((i) => i < half));
  const pieces = joined(base, vertices, scale(along, -1));
  return { kind: 'leaning', base: pieces.map((piece) => piece.map((i) => vertices[i] ?? [0, 0, 0])), along };
}

/** The sections of a sweep; those that lie between two others as if drawn with a ruler are left out. */
function sweptOf({ vertices, faces }: Solid, tolerance: number): Body | undefined {
  const count = vertices.length / 4;
  const closed = faces.length === count * 4;
  if (!Number.isInteger(count) || count < 3 || (faces.length !== (count - 1) * 4 + 2 && !closed)) return undefined;
  const sections = Array.from({ length: count }, (_, i) => vertices.slice(i * 4, i * 4 + 4));
  if (closed && sections[0]) sections.push(sections[0]);
  const line = sections.map((section) => middleOf(section));
  const at = (i: number): Point3 => line[i] ?? [0, 0, 0];
  const kept = simplified(line.length, tolerance, (i, from, to) => offLine(at(i), at(from), at(to)));
  return { kind: 'swept', sections: sections.filter((_, i) => kept.has(i)) };
}

/** How far a point lies from a line in space. */
function offLine(point: Point3, a: Point3, b: Point3): number {
  const [own, direction] = [subtract(point, a), subtract(b, a)];
  const square = dot(direction, direction);
  return distance3(own, scale(direction, square ? dot(own, direction) / square : 0));
}

export function middleOf(points: readonly Point3[]): Point3 {
  return scale(
    points.reduce((sum, point) => add(sum, point), [0, 0, 0]),
    1 / (points.length || 1),
  );
}

function distance3(a: Point3, b: Point3): number {
  return Math.hypot(...subtract(a, b));
}
