/** What a page records about itself; times in milliseconds since its navigation began, NaN for what never happened. */
export type PageMetrics = {
  firstPaint: number;
  largestPaint: number;
  /** When React had hydrated or rendered the page; a page without scripts never does. */
  hydrated: number;
  /** Total blocking time: what tasks took beyond 50 ms after the first paint. */
  blocking: number;
  shift: number;
  /** The first frame after the brand's typeface was loaded. */
  typeface: number;
};

declare global {
  interface Window {
    metrics: PageMetrics;
  }
}

/** Runs in the page before anything else. */
export function recordMetrics(brand: string): void {
  const metrics: PageMetrics = {
    firstPaint: NaN,
    largestPaint: NaN,
    hydrated: NaN,
    blocking: 0,
    shift: 0,
    typeface: NaN,
  };
  window.metrics = metrics;
  const observe = (type: string, record: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true });

  const tasks: PerformanceEntry[] = [];
  const sumBlocking = () => {
    const after = tasks.map(
      ({ startTime, duration }) => startTime + duration - Math.max(startTime, metrics.firstPaint),
    );
    metrics.blocking = after.reduce((sum, time) => sum + Math.max(0, time - 50), 0);
  };
  observe('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return;
    metrics.firstPaint = startTime;
    sumBlocking();
  });
  observe('longtask', (task) => {
    tasks.push(task);
    sumBlocking();
  });
  observe('largest-contentful-paint', ({ startTime }) => (metrics.largestPaint = startTime));
  observe('layout-shift', (entry) => (metrics.shift += (entry as PerformanceEntry & { value: number }).value));

  const isHydrated = (id: string) =>
    Object.keys(document.getElementById(id) ?? {}).some((key) => key.startsWith('__react'));
  const timer = setInterval(() => {
    if (!isHydrated('root') || !isHydrated('rail')) return;
    metrics.hydrated = performance.now();
    clearInterval(timer);
  }, 8);

  document.fonts.addEventListener('loadingdone', ({ fontfaces }) => {
    const isBrand = fontfaces.some(({ family }) => family.replace(/["']/g, '') === brand);
    if (isBrand && Number.isNaN(metrics.typeface)) requestAnimationFrame(() => (metrics.typeface = performance.now()));
  });
}
