/** What a page notes about itself; milliseconds since its navigation began. */
export type Watched = {
  firstPaint: number;
  largestPaint: number;
  /** When React had taken over or rendered the page; a page without scripts never does. */
  hydrated: number;
  /** What tasks of more than 50 ms took beyond those, as far as they lie after the first paint (total blocking time). */
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

  const tasks: PerformanceEntry[] = [];
  const countBlocking = () => {
    const after = tasks.map(
      ({ startTime, duration }) => startTime + duration - Math.max(startTime, watched.firstPaint),
    );
    watched.blocking = after.reduce((sum, time) => sum + Math.max(0, time - 50), 0);
  };
  observe('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return;
    watched.firstPaint = startTime;
    countBlocking();
  });
  observe('longtask', (task) => {
    tasks.push(task);
    countBlocking();
  });
  observe('largest-contentful-paint', ({ startTime }) => (watched.largestPaint = startTime));
  observe('layout-shift', (entry) => (watched.shift += (entry as PerformanceEntry & { value: number }).value));

  const isReact = (name: string) => name.startsWith('__react');
  const isTaken = (id: string) => Object.keys(document.getElementById(id) ?? {}).some(isReact);
  const timer = setInterval(() => {
    if (!isTaken('root') || !isTaken('rail')) return;
    watched.hydrated = performance.now();
    clearInterval(timer);
  }, 8);
}
