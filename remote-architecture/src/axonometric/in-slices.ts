/** Milliseconds of work without a pause: room for a machine four times slower. */
const slice = 6;

/** Does something with each item and lets the page live meanwhile. */
export async function inSlices<T, R>(items: readonly T[], each: (item: T, at: number) => R): Promise<R[]> {
  const results: R[] = [];
  let since = performance.now();
  for (const [at, item] of items.entries()) {
    results.push(each(item, at));
    if (performance.now() - since < slice) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
  return results;
}
