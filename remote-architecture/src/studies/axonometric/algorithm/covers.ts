import { Cycles } from './cycles';
import { areaOfBoth, boxSize, hasBox } from './box';
import { breakCycles, type Cover } from './break-cycles';

const unknown = -2;
const open = -3;

/** Which body may cover which. */
export class Covers {
  #pairs = new Int32Array(1 << 12);
  #length = 0;
  readonly #starts: Int32Array;
  readonly #depths: Int32Array;
  #behind = new Int32Array(1 << 11);

  constructor(bodies: number) {
    this.#starts = new Int32Array(bodies + 1);
    this.#depths = new Int32Array(bodies);
  }

  clear() {
    this.#length = 0;
  }

  add(near: number, far: number) {
    if (this.#length + 2 > this.#pairs.length) {
      const longer = new Int32Array(this.#pairs.length * 2);
      longer.set(this.#pairs);
      this.#pairs = longer;
      this.#behind = new Int32Array(longer.length / 2);
    }
    this.#pairs[this.#length++] = near;
    this.#pairs[this.#length++] = far;
  }

  /** Adds what makes no cycle, and of what does what agrees with an order that is known. Says whether there was any. */
  addAgreeing(others: Covers, depths: Int32Array): boolean {
    if (!others.#length) return false;
    const before = this.#length;
    others.#each((near, far) => this.add(near, far));
    this.#group();
    const cycles = new Cycles(this.#starts, this.#behind).of;
    this.#length = before;
    others.#each((near, far) => {
      if (cycles[near] !== cycles[far] || (depths[far] ?? 0) <= (depths[near] ?? 0)) this.add(near, far);
    });
    return this.#length > before;
  }

  /**
   * Wherever bodies cover each other in a cycle, takes out what is not true, and then as little as opens the circle.
   * @param boxes see {@link writeBox}
   */
  openCycles(boxes: Float64Array, isTrue: (near: number, far: number) => boolean) {
    this.#group();
    const cycles = new Cycles(this.#starts, this.#behind).of;
    const inside: Cover[] = [];
    this.#keep((near, far) => {
      if (cycles[near] !== cycles[far]) return true;
      if (!isTrue(near, far)) return false;
      inside.push({ near, far, area: areaOfBoth(boxes, near * boxSize, far * boxSize) });
      return true;
    });
    if (!inside.length) return;
    const places = breakCycles(this.#depths.length, inside);
    this.#keep((near, far) => cycles[near] !== cycles[far] || (places[far] ?? 0) < (places[near] ?? 0));
  }

  #keep(isKept: (near: number, far: number) => boolean) {
    let length = 0;
    this.#each((near, far) => {
      if (!isKept(near, far)) return;
      this.#pairs[length++] = near;
      this.#pairs[length++] = far;
    });
    this.#length = length;
  }

  #each(see: (near: number, far: number) => void) {
    for (let at = 0; at < this.#length; at += 2) see(this.#pairs[at] ?? 0, this.#pairs[at + 1] ?? 0);
  }

  /** How many bodies lie behind each other behind each one; −1 for one without a box. */
  depths(boxes: Float64Array): Int32Array {
    this.#group();
    const depths = this.#depths.fill(unknown);
    for (let body = 0; body < depths.length; body++) {
      if (hasBox(boxes, body * boxSize)) this.#visit(body);
      else depths[body] = -1;
    }
    return depths;
  }

  #visit(body: number): number {
    const depths = this.#depths;
    const known = depths[body] ?? unknown;
    // Only bodies that run into each other are still in cycles, which are opened here.
    if (known !== unknown) return known === open ? -1 : known;
    depths[body] = open;
    let deepest = -1;
    const end = this.#starts[body + 1] ?? 0;
    for (let at = this.#starts[body] ?? 0; at < end; at++)
      deepest = Math.max(deepest, this.#visit(this.#behind[at] ?? 0));
    return (depths[body] = deepest + 1);
  }

  /** Puts what lies behind the same body side by side. */
  #group() {
    const [pairs, length, behind] = [this.#pairs, this.#length, this.#behind];
    const starts = this.#starts.fill(0);
    for (let at = 0; at < length; at += 2) starts[pairs[at] ?? 0] = (starts[pairs[at] ?? 0] ?? 0) + 1;
    for (let body = 1; body < starts.length; body++) starts[body] = (starts[body] ?? 0) + (starts[body - 1] ?? 0);
    for (let at = 0; at < length; at += 2) {
      const to = (starts[pairs[at] ?? 0] ?? 0) - 1;
      starts[pairs[at] ?? 0] = to;
      behind[to] = pairs[at + 1] ?? 0;
    }
  }
}
