/** Bounds what is on its way at the same time: requests, and their bytes in memory. */
const limits = { requests: 16, bytes: 32 * 1024 * 1024 };

/** Uploads that run beside the work that makes them. */
export class Transfers {
  readonly #running = new Set<Promise<void>>();
  #bytes = 0;
  #failure: { error: unknown } | undefined;

  /** Resolves when the transfer has begun. @throws the error of an earlier one. */
  async begin(bytes: number, transfer: () => Promise<unknown>): Promise<void> {
    while (this.#running.size > 0 && (this.#running.size >= limits.requests || this.#bytes + bytes > limits.bytes))
      await Promise.race(this.#running);
    this.#check();
    this.#bytes += bytes;
    const running: Promise<void> = transfer()
      .then(
        () => undefined,
        (error: unknown) => void (this.#failure ??= { error }),
      )
      .finally(() => {
        this.#bytes -= bytes;
        this.#running.delete(running);
      });
    this.#running.add(running);
  }

  /** Resolves when all have ended. @throws the first error. */
  async end(): Promise<void> {
    await Promise.all(this.#running);
    this.#check();
  }

  #check(): void {
    if (this.#failure) throw this.#failure.error;
  }
}

/** Runs a transfer for each value, several at a time. */
export async function forEachAtOnce<Value>(
  values: Iterable<Value>,
  transfer: (value: Value) => Promise<unknown>,
): Promise<void> {
  const transfers = new Transfers();
  for (const value of values) await transfers.begin(0, () => transfer(value));
  await transfers.end();
}
