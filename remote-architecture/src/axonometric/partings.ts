import { dot, type Solid, type Vector } from './solids';

/** Metres by which bodies may run into each other and still count as standing side by side. */
const touching = -0.03;
/** Milliseconds of work without a pause. */
const slice = 6;
const unasked = 9;
const up: Vector = [0, 0, 1];

/** Normals, from a to b, of planes between two bodies; where they run into each other, of the plane that cuts off least. */
export type Parting = { normals: readonly Vector[]; apart: boolean };

/**
 * The planes between all pairs of bodies. Most pairs of a building are parted by the same few directions, so a pair
 * is a number, and what a direction means for an observer is asked once per picture.
 */
export class Partings {
  readonly #solids: readonly Solid[];
  /** For every pair the number of its parting, from 1; 0 is not known yet. */
  readonly #pairs: Uint32Array;
  readonly #known: Parting[] = [];
  readonly #numbers = new Map<string, number>();
  #covers = new Int8Array(256).fill(unasked);
  #toward: Vector = up;

  constructor(solids: readonly Solid[]) {
    this.#solids = solids;
    this.#pairs = new Uint32Array(solids.length ** 2);
  }

  /** Asks for all pairs, a few milliseconds at a time, so that no picture has to wait for them. */
  async prepare(): Promise<void> {
    let since = performance.now();
    for (let a = 0; a < this.#solids.length; a++) {
      for (let b = a + 1; b < this.#solids.length; b++) this.#numberOf(a, b);
      if (performance.now() - since < slice) continue;
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    }
  }

  /** @param toward unit vector to the observer for whom {@link covering} answers */
  lookFrom(toward: Vector): void {
    this.#toward = toward;
    this.#covers.fill(unasked);
  }

  /** Of a pair, a before b in the list: 1 where a may cover b, −1 for b, 0 for neither; ±2 where they run into each other. */
  covering(a: number, b: number): number {
    const number = this.#numberOf(a, b) - 1;
    const known = this.#covers[number] ?? 0;
    if (known !== unasked) return known;
    const { normals = [], apart } = this.#known[number] ?? {};
    return (this.#covers[number] = whichCovers(normals, this.#toward) * (apart ? 1 : 2));
  }

  #numberOf(a: number, b: number): number {
    const key = a * this.#solids.length + b;
    const [from, to] = [this.#solids[a], this.#solids[b]];
    const known = this.#pairs[key];
    if (known || !from || !to) return known ?? 0;
    const found = parting(from, to);
    return (this.#pairs[key] = this.#number(found));
  }

  /** The number of a parting; those that say the same to the thousandth share one. */
  #number(found: Parting): number {
    const name = found.normals.map((normal) => normal.map((value) => Math.round(value * 1e4)).join()).sort();
    const key = `${found.apart} ${[...new Set(name)].join(' ')}`;
    const known = this.#numbers.get(key);
    if (known) return known;
    if (this.#known.length === this.#covers.length) {
      const longer = new Int8Array(this.#covers.length * 2).fill(unasked);
      longer.set(this.#covers);
      this.#covers = longer;
    }
    const number = this.#known.push(found);
    this.#numbers.set(key, number);
    return number;
  }
}

/** What keeps two convex bodies apart. */
function parting(a: Solid, b: Solid): Parting {
  let best = { gap: -Infinity, normal: up };
  const normals: Vector[] = [];
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
      const own: Vector = [normal[0] * sign, normal[1] * sign, normal[2] * sign];
      if (gap > touching) normals.push(own);
      if (gap > best.gap + 1e-6) best = { gap, normal: own };
    }
  }
  return normals.length ? { normals, apart: true } : { normals: [best.normal], apart: false };
}

/** 1 where the first may cover the second, −1 for the second, 0 for neither: what lies before a plane is never covered by what lies behind it. */
function whichCovers(normals: readonly Vector[], toward: Vector): number {
  let side = 0;
  for (const normal of normals) {
    const own = dot(normal, toward) > 0 ? -1 : 1;
    if (side && own !== side) return 0;
    side = own;
  }
  return side;
}
