/** Values that share a step differ by 2 % at most. */
const step = Math.log(1.02);
/** Parts of one that are told apart: layout shifts are small numbers. */
const parts = 10_000;
/** For values up to `healthLimits.value`. */
const size = Math.ceil(Math.log1p(1_000_000 * parts) / step) + 1;

/** Counts values of 0 or more in steps that grow with them, so that its size does not depend on how many there are. */
export class Histogram {
  readonly #counts = new Uint32Array(size);
  count = 0;

  add(value: number): void {
    const index = Math.min(Math.round(Math.log1p(value * parts) / step), size - 1);
    this.#counts[index] = (this.#counts[index] ?? 0) + 1;
    this.count++;
  }

  /** The value that a part of all do not exceed, to about 1 %; undefined where there are none. @param part such as 0.75. */
  quantile(part: number): number | undefined {
    let left = Math.ceil(this.count * part);
    for (let index = 0; index < size && left > 0; index++) {
      left -= this.#counts[index] ?? 0;
      if (left <= 0) return Math.expm1(index * step) / parts;
    }
    return undefined;
  }
}
