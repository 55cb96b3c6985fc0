/** Writes path data of many paths into one run of bytes: joining thousands of short strings costs more than drawing them. */
export class Pen {
  #bytes = new Uint8Array(1 << 18);
  #at = 0;
  readonly #decoder = new TextDecoder();

  get at(): number {
    return this.#at;
  }

  /** Begins the next picture. */
  clear() {
    this.#at = 0;
  }

  /** @param x tenths of a picture unit, whole */
  move(x: number, y: number) {
    this.#point(letter.M, x, y);
  }

  line(x: number, y: number) {
    this.#point(letter.L, x, y);
  }

  close() {
    this.#bytes[this.#at++] = letter.Z;
  }

  /** All that was written since the last `clear`. */
  text(): string {
    return this.#decoder.decode(this.#bytes.subarray(0, this.#at));
  }

  #point(command: number, x: number, y: number) {
    if (this.#at + 32 > this.#bytes.length) {
      const longer = new Uint8Array(this.#bytes.length * 2);
      longer.set(this.#bytes);
      this.#bytes = longer;
    }
    this.#bytes[this.#at++] = command;
    this.#number(x);
    this.#bytes[this.#at++] = letter.space;
    this.#number(y);
  }

  /** A whole number of tenths. */
  #number(tenths: number) {
    const bytes = this.#bytes;
    if (tenths < 0) bytes[this.#at++] = letter.minus;
    const value = Math.min(Math.abs(tenths), 999_999);
    const whole = (value / 10) | 0;
    let weight = 1;
    while (weight * 10 <= whole) weight *= 10;
    for (; weight >= 1; weight = (weight / 10) | 0) bytes[this.#at++] = letter.zero + (((whole / weight) | 0) % 10);
    const rest = value - whole * 10;
    if (!rest) return;
    bytes[this.#at++] = letter.point;
    bytes[this.#at++] = letter.zero + rest;
  }
}

const letter = { M: 77, L: 76, Z: 90, space: 32, minus: 45, point: 46, zero: 48 };
