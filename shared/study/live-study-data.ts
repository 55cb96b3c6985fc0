/** Milliseconds after which data counts as lost, as a chunk does. */
const loadTimeout = 120_000;

/** How often an address failed on this page. */
const failures = new Map<string, number>();

/**
 * Fetches the data of a study. After a failure the address gets a query, so that no cache gives the same answer again.
 * @param left is aborted when the study is not wanted any more
 * @throws Error that names the address when the response is late, an error, or no JSON.
 */
export async function fetchStudyData(address: string, left: AbortSignal): Promise<unknown> {
  const count = failures.get(address) ?? 0;
  try {
    const response = await fetch(count > 0 ? `${address}?r=${count}` : address, {
      signal: AbortSignal.any([left, AbortSignal.timeout(loadTimeout)]),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await response.json();
  } catch (cause) {
    if (!left.aborted) failures.set(address, count + 1);
    throw new Error(`${address} can't be read: ${(cause as Error).message}`, { cause });
  }
}
