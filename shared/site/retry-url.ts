/** Milliseconds after which a request counts as failed. */
export const loadTimeout = 120_000;

const failures = new Map<string, number>();

/**
 * The address for the next attempt: `?r=1` after the first failure. For the same address a browser would join a
 * hanging request or reuse a corrupt response. One counter for entries, chunks, style sheets and data.
 */
export function retryUrl(address: string): string {
  const count = failures.get(address) ?? 0;
  return count === 0 ? address : `${address}?r=${count}`;
}

export function recordFailure(address: string): void {
  failures.set(address, (failures.get(address) ?? 0) + 1);
}
