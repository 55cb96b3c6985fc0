/** What a page notes about itself; milliseconds since its navigation began. */
export type Watched = {
  firstPaint: number;
  largestPaint: number;
  /** When React had taken over or rendered the page; a page without scripts never does. */
  hydrated: number;
  /** What tasks of more than 50 ms took beyond those, after the first paint. */
  blocking: number;
  shift: number;
};

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Runs in the page before anything else. */
export function watchPage(): void {
  const watched: Watched = { firstPaint: NaN, largestPaint: NaN, hydrated: NaN, blocking: 0, shift: 0 };
  window.watched = watched;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });

  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watched.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (watched.largestPaint = startTime));
  observe('longtask', ({ duration }) => (watched.blocking += Math.max(0, duration - 50)));
  observe('layout-shift', (entry) => (watched.shift += (entry as PerformanceEntry & { value: number }).value));

  const isReact = (name: string) => name.startsWith('__react');
  const isTaken = (id: string) => Object.keys(document.getElementById(id) ?? {}).some(isReact);
  const timer = setInterval(() => {
    if (!isTaken('root') || !isTaken('rail')) return;
    watched.hydrated = performance.now();
    clearInterval(timer);
  }, 8);
}
