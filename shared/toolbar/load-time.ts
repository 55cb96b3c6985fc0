/** In milliseconds; see https://www.w3.org/TR/resource-timing/. */
export type Request = Pick<PerformanceEntry, 'name' | 'startTime' | 'duration'>;

/** Files load beside each other: not their sum, nor the time between. @returns milliseconds; undefined where none was loaded. */
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
