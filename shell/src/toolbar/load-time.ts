/** A request, in milliseconds; see https://www.w3.org/TR/resource-timing/. */
export type Request = Pick<PerformanceEntry, 'name' | 'startTime' | 'duration'>;

/**
 * How long files below an address were being loaded: together, not in sum, because they load beside each other, and
 * without the time between them, because some are loaded long after the page.
 * @returns milliseconds; undefined where none was loaded.
 */
export function loadTime(requests: readonly Request[], below: string): number | undefined {
  const own = requests.filter(({ name }) => name.startsWith(below)).sort((a, b) => a.startTime - b.startTime);
  let time = 0;
  let end = 0;
  for (const { startTime, duration } of own) {
    time += Math.max(0, startTime + duration - Math.max(startTime, end));
    end = Math.max(end, startTime + duration);
  }
  return own.length > 0 ? Math.round(time) : undefined;
}
