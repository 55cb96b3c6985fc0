import { dot, type Point3 } from '@portfolio/model/geometry/points';
import { boxSize, meet } from './box';
import { Covers } from './covers';
import { directions, Partings, spansOf, touching } from './partings';
import { Silhouettes } from './silhouettes';
import type { Solid } from './solids';

/**
 * Puts convex bodies in an order for painting. A plane parts any two that do not run into each other, and what lies
 * on the observer's side of it is never covered by what lies beyond. Most pairs are parted by one of few common
 * directions, which costs a comparison; the planes between the others are looked for once.
 * A tree of planes (Fuchs, Kedem, Naylor 1980) would cut these bodies into six times as many.
 * @see Guibas, Yao, "On translating a set of rectangles", 1983
 * @see Klosowski et al., "Efficient collision detection using bounding volume hierarchies of k-DOPs", 1998
 */
export class PaintingOrder {
  readonly #partings: Partings;
  /** For every body where it begins and ends in each common direction, and the same seen by an observer. */
  readonly #spans: Float64Array;
  readonly #reach: Float64Array;
  /** The bodies from left to right in the last picture: the next is nearly the same, and sorting it again is quick. */
  readonly #byLeft: Int32Array;
  readonly #apart: Covers;
  readonly #through: Covers;
  /** Where the bodies lie in the picture: see {@link writeBox}. */
  readonly boxes: Float64Array;

  private constructor(solids: readonly Solid[], partings: Partings) {
    this.#partings = partings;
    this.#spans = Float64Array.from(solids.flatMap(spansOf));
    this.#reach = new Float64Array(this.#spans.length);
    this.#byLeft = Int32Array.from(solids.keys());
    this.#apart = new Covers(solids.length);
    this.#through = new Covers(solids.length);
    this.boxes = new Float64Array(solids.length * boxSize);
  }

  /** Looks for what parts the bodies, in small steps. */
  static *of(solids: readonly Solid[]): Generator<undefined, PaintingOrder> {
    return new PaintingOrder(solids, yield* Partings.between(solids));
  }

  /**
   * How many layers of bodies lie behind each one, −1 for one that is not drawn: painting layer by layer is right, and
   * inside a layer no two meet. The boxes must say before where the bodies lie in the picture.
   * @param toward unit vector to the observer
   * @param pointsOf where the corners of a body lie in the picture, see {@link Silhouettes}
   */
  layers(toward: Point3, pointsOf: (body: number) => ArrayLike<number>): Int32Array {
    const [apart, through] = [this.#apart, this.#through];
    apart.clear();
    through.clear();
    this.#lookFrom(toward);
    this.#compareAll();
    this.#compareClose(toward);
    // Boxes are larger than bodies. Where that leads in a cycle, the true outlines are compared.
    const outlines = new Silhouettes(pointsOf);
    apart.openCycles(this.boxes, (near, far) => outlines.overlap(near, far));
    const first = apart.depths(this.boxes);
    // Bodies that run into each other have no true order: theirs counts only where it agrees with that of the others.
    return apart.addAgreeing(through, first) ? apart.depths(this.boxes) : first;
  }

  /** Turns every span so that it begins at its far end. */
  #lookFrom(toward: Point3) {
    const [spans, reach] = [this.#spans, this.#reach];
    const signs = directions.map((direction) => Math.sign(dot(direction, toward)));
    for (let at = 0; at < spans.length;) {
      for (const sign of signs) {
        const [low = 0, high = 0] = [spans[at], spans[at + 1]];
        reach[at++] = sign < 0 ? -high : low;
        reach[at++] = sign < 0 ? -low : high;
      }
    }
  }

  /** Whichever bodies meet in the picture are compared in the common directions. */
  #compareAll() {
    const [boxes, reach, byLeft, apart] = [this.boxes, this.#reach, this.#byLeft, this.#apart];
    this.#sort();
    for (let at = 0; at < byLeft.length; at++) {
      const a = byLeft[at] ?? 0;
      const one = a * boxSize;
      const [right = 0, top = 0, bottom = 0] = [boxes[one + 1], boxes[one + 2], boxes[one + 3]];
      for (let next = at + 1; next < byLeft.length; next++) {
        const b = byLeft[next] ?? 0;
        const other = b * boxSize;
        if (!((boxes[other] ?? 0) < right)) break;
        // Most pairs differ in height: asked first, and here, for speed.
        if ((boxes[other + 2] ?? 0) >= bottom || (boxes[other + 3] ?? 0) <= top) continue;
        if (!meet(boxes, one, other)) continue;
        const covers = compare(reach, a, b);
        if (covers > 0) apart.add(a, b);
        else if (covers < 0) apart.add(b, a);
      }
    }
  }

  /** From left to right by insertion, which is quick where little has changed; what is not drawn goes to the end. */
  #sort() {
    const [byLeft, { boxes }] = [this.#byLeft, this];
    for (let at = 1; at < byLeft.length; at++) {
      const body = byLeft[at] ?? 0;
      const left = boxes[body * boxSize] ?? 0;
      let to = at;
      for (; to > 0 && (boxes[(byLeft[to - 1] ?? 0) * boxSize] ?? 0) > left; to--) byLeft[to] = byLeft[to - 1] ?? 0;
      byLeft[to] = body;
    }
  }

  #compareClose(toward: Point3) {
    this.#partings.lookFrom(toward);
    for (const { a, b, parting } of this.#partings.close) {
      if (!meet(this.boxes, a * boxSize, b * boxSize)) continue;
      const covers = this.#partings.covering(parting);
      const kind = covers % 2 ? this.#apart : this.#through;
      if (covers > 0) kind.add(a, b);
      else if (covers < 0) kind.add(b, a);
    }
  }
}

/** 1 where only the first of two bodies may cover the other, −1 where only the second may, 0 where neither may or nothing is known. */
function compare(reach: Float64Array, a: number, b: number): number {
  const size = directions.length * 2;
  let covers = 0;
  for (let one = a * size, other = b * size, end = one + size; one < end; one += 2, other += 2) {
    const nearer =
      (reach[other] ?? 0) - (reach[one + 1] ?? 0) > touching
        ? -1
        : (reach[one] ?? 0) - (reach[other + 1] ?? 0) > touching
          ? 1
          : 0;
    if (nearer * covers < 0) return 0;
    covers ||= nearer;
  }
  return covers;
}
