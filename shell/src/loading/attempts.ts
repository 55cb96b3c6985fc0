/** Milliseconds after which anything that a page asks for counts as lost. */
export const loadTimeout = 120_000;

const failures = new Map<string, number>();

/**
 * The address for the next try of one: `?r=1` after its first failure. Asked for the same address
 * again, a browser joins a request that hangs, and keeps what came broken.
 */
export function nextTry(address: string): string {
  const count = failures.get(address) ?? 0;
  return count === 0 ? address : `${address}?r=${count}`;
}

export function countFailure(address: string): void {
  failures.set(address, (failures.get(address) ?? 0) + 1);
}
