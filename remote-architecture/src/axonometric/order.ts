import { Partings } from './partings';
import type { Solid, Vector } from './solids';

/**
 * Puts convex bodies in an order for painting. A plane parts any two that do not run into each other, and what lies
 * on the observer's side of it is never covered by what lies beyond. The plane does not depend on where the observer
 * stands, so it is looked for once per pair.
 * @see Guibas, Yao, "On translating a set of rectangles", 1983
 */
export class PaintingOrder {
  readonly #partings: Partings;
  /** The bodies from left to right in the last picture: the next is nearly the same, and sorting it again is quick. */
  #byLeft: number[];

  constructor(solids: readonly Solid[]) {
    this.#partings = new Partings(solids);
    this.#byLeft = [...solids.keys()];
  }

  /** Looks for the planes between all pairs, a few milliseconds at a time, so that no picture has to wait for them. */
  prepare(): Promise<void> {
    return this.#partings.prepare();
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
    this.#partings.lookFrom(toward);
    const left = (i: number) => boxes[i]?.[0] ?? Infinity;
    const byLeft = (this.#byLeft = this.#byLeft.sort((a, b) => left(a) - left(b) || a - b));
    for (let at = 0; at < byLeft.length; at++) {
      const i = byLeft[at] ?? 0;
      const box = boxes[i];
      if (!box) break;
      const [, top, right, bottom] = box;
      for (let next = at + 1; next < byLeft.length; next++) {
        const k = byLeft[next] ?? 0;
        const other = boxes[k];
        if (!other || other[0] >= right) break;
        if (other[1] >= bottom || other[3] <= top) continue;
        const [a, b] = i < k ? [i, k] : [k, i];
        const covers = this.#partings.covering(a, b);
        if (covers) ((covers % 2 ? apart : through)[covers > 0 ? a : b] ??= []).push(covers > 0 ? b : a);
      }
    }
    return { apart, through };
  }
}

export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** For every body those that it may cover. */
type Behind = (number[] | undefined)[];

const unknown = -2;
const open = -3;

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
