/** What a page records about itself; times in milliseconds since its navigation began, NaN for what never happened. */
export type PageMetrics = {
  firstPaint: number;
  largestPaint: number;
  /** Square pixels in the window of what was painted then. */
  largestSize: number;
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
    largestSize: 0,
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
  observe('largest-contentful-paint', (entry) => {
    metrics.largestPaint = entry.startTime;
    metrics.largestSize = (entry as PerformanceEntry & { size: number }).size;
  });
  observe('layout-shift', (entry) => (metrics.shift += (entry as PerformanceEntry & { value: number }).value));

  const timer = setInterval(() => {
    if (!('hydrated' in document.documentElement.dataset)) return;
    metrics.hydrated = performance.now();
    clearInterval(timer);
  }, 8);

  document.fonts.addEventListener('loadingdone', ({ fontfaces }) => {
    // Beside Hangul it has another name: shared/build/typeface-css.ts.
    const isBrand = fontfaces.some(({ family }) => [brand, `${brand} KR`].includes(family.replace(/["']/g, '')));
    if (isBrand && Number.isNaN(metrics.typeface)) requestAnimationFrame(() => (metrics.typeface = performance.now()));
  });
}

/**
 * Runs in a loaded page: when its first picture had come, if that is larger than what Chromium reports as the largest
 * paint, otherwise 0. A picture that comes after everything else is reported with the next frame that changes anything,
 * and until then the text before it counts: an ordinary host would seem to be 400 ms faster than it is.
 */
export function unreportedPicture(): number {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (!picture) return 0;
  const { left, top, right, bottom } = picture.getBoundingClientRect();
  const seen = Math.max(0, Math.min(right, innerWidth) - left) * Math.max(0, Math.min(bottom, innerHeight) - top);
  const [came] = performance.getEntriesByName(picture.currentSrc) as PerformanceResourceTiming[];
  return came && seen > window.metrics.largestSize ? came.responseEnd : 0;
}
