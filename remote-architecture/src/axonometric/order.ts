import { dot, type Solid, type Vector } from './solids';

/**
 * Puts convex bodies in an order for painting. A plane parts any two that do not run into each other, and what lies
 * on the observer's side of it is never covered by what lies beyond. The plane does not depend on where the observer
 * stands, so it is looked for once per pair, when the two first meet in a picture.
 * @see Guibas, Yao, "On translating a set of rectangles", 1983
 */
export class PaintingOrder {
  readonly #solids: readonly Solid[];
  readonly #between: (Parting | undefined)[];

  constructor(solids: readonly Solid[]) {
    this.#solids = solids;
    this.#between = Array.from({ length: solids.length ** 2 });
  }

  /** Looks for the planes between all pairs, a few milliseconds at a time, so that no picture has to wait for them. */
  async prepare(): Promise<void> {
    let since = performance.now();
    for (let a = 0; a < this.#solids.length; a++) {
      for (let b = a + 1; b < this.#solids.length; b++) {
        this.#parting(a, b);
        if (performance.now() - since < slice) continue;
        await new Promise((resolve) => setTimeout(resolve));
        since = performance.now();
      }
    }
  }

  /**
   * How many layers of bodies lie behind each one: painting layer by layer is right, and inside a layer no two meet.
   * @param toward unit vector to the observer
   * @param boxes left, top, right, bottom of each body in the picture; nothing for one that is not drawn
   */
  layers(toward: Vector, boxes: readonly (Box | undefined)[]): readonly (readonly number[] | undefined)[] {
    const { apart, through } = this.#behind(toward, boxes);
    const first = depths(boxes, apart);
    // Bodies that run into each other have no true order: theirs counts only where it agrees with that of the others.
    through.forEach((list, near) => {
      for (const far of list ?? []) if ((first[far] ?? 0) <= (first[near] ?? 0)) (apart[near] ??= []).push(far);
    });
    const layers: number[][] = [];
    depths(boxes, apart).forEach((depth, i) => boxes[i] && (layers[depth] ??= []).push(i));
    return layers;
  }

  /** For every body those that it may cover. */
  #behind(toward: Vector, boxes: readonly (Box | undefined)[]): { apart: Behind; through: Behind } {
    const apart: Behind = [];
    const through: Behind = [];
    const byLeft = boxes.flatMap((box, i) => (box ? [{ i, box }] : [])).sort((a, b) => a.box[0] - b.box[0]);
    for (const [at, { i, box }] of byLeft.entries()) {
      const [, top, right, bottom] = box;
      for (let next = at + 1; next < byLeft.length; next++) {
        const other = byLeft[next];
        if (!other || other.box[0] >= right) break;
        if (other.box[1] >= bottom || other.box[3] <= top) continue;
        const [a, b] = i < other.i ? [i, other.i] : [other.i, i];
        const { normals, apart: parted } = this.#parting(a, b);
        const covers = whichCovers(normals, toward);
        if (covers) ((parted ? apart : through)[covers > 0 ? a : b] ??= []).push(covers > 0 ? b : a);
      }
    }
    return { apart, through };
  }

  /** The planes between two bodies. */
  #parting(a: number, b: number): Parting {
    const key = a * this.#solids.length + b;
    const known = this.#between[key];
    if (known) return known;
    const [from, to] = [this.#solids[a], this.#solids[b]];
    const found = from && to ? parting(from, to) : { normals: [up], apart: true };
    this.#between[key] = found;
    return found;
  }
}

export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** For every body those that it may cover. */
type Behind = (number[] | undefined)[];

/** Normals, from a to b, of planes between two bodies; where they run into each other, of the plane that cuts off least. */
export type Parting = { normals: readonly Vector[]; apart: boolean };

/** Metres by which bodies may run into each other and still count as standing side by side. */
const touching = -0.03;
/** Milliseconds of work without a pause. */
const slice = 6;
const unknown = -2;
const open = -3;
const up: Vector = [0, 0, 1];

/** What keeps two convex bodies apart. */
export function parting(a: Solid, b: Solid): Parting {
  let best = { gap: -Infinity, normal: up };
  const normals: Vector[] = [];
  for (const [one, other, sign] of [
    [a, b, 1],
    [b, a, -1],
  ] as const) {
    for (const { normal, distance } of one.bounds) {
      let gap = Infinity;
      for (const corner of other.corners) gap = Math.min(gap, dot(normal, corner) - distance);
      const own: Vector = [normal[0] * sign, normal[1] * sign, normal[2] * sign];
      if (gap > touching) normals.push(own);
      if (gap > best.gap + 1e-6) best = { gap, normal: own };
    }
  }
  return normals.length ? { normals, apart: true } : { normals: [best.normal], apart: false };
}

/** 1 where the first may cover the second, −1 for the second, 0 for neither: what lies before a plane is never covered by what lies behind it. */
function whichCovers(normals: readonly Vector[], [x, y, z]: Vector): number {
  let side = 0;
  for (const normal of normals) {
    const own = normal[0] * x + normal[1] * y + normal[2] * z > 0 ? -1 : 1;
    if (side && own !== side) return 0;
    side = own;
  }
  return side;
}

/** How many bodies lie behind each other behind each one. */
function depths(boxes: readonly unknown[], behind: Behind): Int32Array {
  const depth = new Int32Array(boxes.length).fill(unknown);
  const visit = (i: number): number => {
    const known = depth[i] ?? unknown;
    // A body that is being asked about already is part of a circle; the circle is opened here.
    if (known !== unknown) return known === open ? -1 : known;
    depth[i] = open;
    let deepest = -1;
    for (const k of behind[i] ?? []) deepest = Math.max(deepest, visit(k));
    return (depth[i] = deepest + 1);
  };
  boxes.forEach((box, i) => box && visit(i));
  return depth;
}
