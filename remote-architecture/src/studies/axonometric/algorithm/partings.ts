import { cross, dot, subtract, type Point3 } from '@portfolio/model/geometry/points';
import type { Solid } from './solids';

/** Metres by which bodies may run into each other and still count as standing side by side. */
export const touching = -0.03;
const unasked = 9;
const up: Point3 = [0, 0, 1];
const diagonal = Math.SQRT1_2;

/** Most bodies of a building lie apart along one of these already. */
export const directions: readonly Point3[] = [
  up,
  [1, 0, 0],
  [0, 1, 0],
  [diagonal, diagonal, 0],
  [diagonal, -diagonal, 0],
];

/** Two bodies, by their numbers, that no common direction parts, and what parts them. */
export type Close = { a: number; b: number; parting: number };

/** Normals, from a to b, of planes between two bodies; where they run into each other, of the plane that cuts off least. */
type Parting = { normals: readonly Point3[]; apart: boolean };

/**
 * What keeps bodies apart that lie close together. Such pairs are parted by few different sets of planes, so a pair
 * holds a number, and what a set means for an observer is asked once per picture.
 */
export class Partings {
  readonly close: readonly Close[];
  readonly #known: Parting[] = [];
  readonly #numbers = new Map<string, number>();
  #covers = new Int8Array(0);
  #toward: Point3 = up;

  private constructor(close: Close[]) {
    this.close = close;
  }

  /** Looks for the planes between all close pairs, in small steps. */
  static *between(solids: readonly Solid[]): Generator<undefined, Partings> {
    const close: Close[] = [];
    const found = new Partings(close);
    const spans = solids.map(spansOf);
    const edges = new Map<Solid, Point3[]>();
    const edgesOf = (solid: Solid) => {
      const known = edges.get(solid) ?? edgeDirections(solid);
      edges.set(solid, known);
      return known;
    };
    for (const [a, from] of solids.entries()) {
      for (let b = a + 1; b < solids.length; b++) {
        const to = solids[b];
        if (!to || apart(spans[a] ?? [], spans[b] ?? [])) continue;
        close.push({ a, b, parting: found.#number(parting(from, to, edgesOf)) });
      }
      yield;
    }
    found.#covers = new Int8Array(found.#known.length);
    return found;
  }

  /** @param toward unit vector to the observer for whom {@link covering} answers */
  lookFrom(toward: Point3): void {
    this.#toward = toward;
    this.#covers.fill(unasked);
  }

  /** 1 where the first of a pair may cover the second, −1 for the second, 0 for neither; ±2 where they run into each other. */
  covering(number: number): number {
    const known = this.#covers[number] ?? 0;
    if (known !== unasked) return known;
    const { normals = [], apart: parted } = this.#known[number] ?? {};
    return (this.#covers[number] = whichCovers(normals, this.#toward) * (parted ? 1 : 2));
  }

  /** The number of a parting; those that say the same to the thousandth share one. */
  #number(found: Parting): number {
    const name = found.normals.map((normal) => normal.map((value) => Math.round(value * 1e4)).join()).sort();
    const key = `${found.apart} ${[...new Set(name)].join(' ')}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#known.length);
    return this.#known.push(found) - 1;
  }
}

/** From where to where a body reaches in each of the common directions: low, high, in turn. */
export function spansOf({ corners }: Solid): number[] {
  return directions.flatMap((direction) => {
    const along = corners.map((corner) => dot(direction, corner));
    return [Math.min(...along), Math.max(...along)];
  });
}

function apart(one: readonly number[], other: readonly number[]): boolean {
  for (let i = 0; i < one.length; i += 2) {
    const [low = 0, high = 0, otherLow = 0, otherHigh = 0] = [one[i], one[i + 1], other[i], other[i + 1]];
    if (otherLow - high > touching || low - otherHigh > touching) return true;
  }
  return false;
}

/** What keeps two convex bodies apart. @param edgesOf see {@link edgeDirections} */
function parting(a: Solid, b: Solid, edgesOf: (solid: Solid) => readonly Point3[]): Parting {
  let best = { gap: -Infinity, normal: up };
  const normals: Point3[] = [];
  for (const sign of [1, -1]) {
    const [one, other] = sign > 0 ? [a, b] : [b, a];
    for (const { normal, distance } of one.bounds) {
      let gap = Infinity;
      for (const corner of other.corners) {
        gap = Math.min(gap, dot(normal, corner) - distance);
        // Nothing can come of a plane that cuts deeper than the best so far.
        if (gap <= touching && gap <= best.gap) break;
      }
      if (gap <= touching && gap <= best.gap + 1e-6) continue;
      const own: Point3 = [normal[0] * sign, normal[1] * sign, normal[2] * sign];
      if (gap > touching) normals.push(own);
      if (gap > best.gap + 1e-6) best = { gap, normal: own };
    }
  }
  if (!normals.length) normals.push(...crossings(a, b, edgesOf(a), edgesOf(b)));
  return normals.length ? { normals, apart: true } : { normals: [best.normal], apart: false };
}

/** Normals, from a to b, of planes between two convex bodies that lie along an edge of each. */
function crossings(a: Solid, b: Solid, edges: readonly Point3[], others: readonly Point3[]): Point3[] {
  return edges.flatMap((edge) =>
    others.flatMap((other): Point3[] => {
      const [x, y, z] = cross(edge, other);
      const length = Math.hypot(x, y, z);
      if (length < 1e-6) return [];
      const axis: Point3 = [x / length, y / length, z / length];
      if (gapAlong(axis, a, b) > touching) return [axis];
      return gapAlong(axis, b, a) > touching ? [[-axis[0], -axis[1], -axis[2]]] : [];
    }),
  );
}

/** Metres between the end of one body and the beginning of another in a direction; below zero where they lie beside each other. */
function gapAlong(axis: Point3, one: Solid, other: Solid): number {
  let [end, begin] = [-Infinity, Infinity];
  for (const corner of one.corners) end = Math.max(end, dot(axis, corner));
  for (const corner of other.corners) {
    begin = Math.min(begin, dot(axis, corner));
    if (begin - end <= touching) break;
  }
  return begin - end;
}

/** The directions of a body's edges, each once. */
function edgeDirections({ faces }: Solid): Point3[] {
  const found: Point3[] = [];
  for (const { corners } of faces)
    corners.forEach((corner, i) => {
      const edge = subtract(corners[(i + 1) % corners.length] ?? corner, corner);
      const length = Math.hypot(...edge);
      if (!found.some((one) => Math.hypot(...cross(one, edge)) < 1e-3 * length))
        found.push([edge[0] / length, edge[1] / length, edge[2] / length]);
    });
  return found;
}

/** 1 where the first may cover the second, −1 for the second, 0 for neither: what lies before a plane is never covered by what lies behind it. */
function whichCovers(normals: readonly Point3[], toward: Point3): number {
  let side = 0;
  for (const normal of normals) {
    const own = dot(normal, toward) > 0 ? -1 : 1;
    if (side && own !== side) return 0;
    side = own;
  }
  return side;
}
