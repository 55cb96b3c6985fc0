/** Milliseconds of sending that an idle link saves up, so that late timers do not lower its rate. */
const burst = 10;

/** One direction of a network: a token bucket through which all connections send, one packet after another. */
export class Link {
  readonly #bytesPerMillisecond: number;
  #free = -Infinity;

  constructor(bitsPerSecond: number) {
    this.#bytesPerMillisecond = bitsPerSecond / 8000;
  }

  /** @returns when `bytes` have left, after all bytes before them; times in milliseconds. */
  departure(bytes: number, now: number): number {
    this.#free = Math.max(this.#free, now - burst) + bytes / this.#bytesPerMillisecond;
    return this.#free;
  }
}
