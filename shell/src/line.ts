/**
 * What shares a line arrives late together. So one thing follows the other: the picture that the page is looked at
 * for, then the scripts (start-scripts.ts), then the pictures further down; on a slow line these wait until React has
 * taken over, and so does the font. The attribute `data-line` keeps those pictures out of the window's reach; see
 * shared/styles/base.css.
 */

/** Milliseconds that a line takes for an answer, from which it counts as slow. */
const slow = 100;

export function isSlowLine(): boolean {
  // Not every browser has an estimate; the page itself came over this line.
  return (connection().rtt ?? 0) >= slow || ownRoundTrip() >= slow;
}

/** What the browser estimates of its line, where it does: milliseconds for a way to and fro, and megabits per second. */
export function connection(): { rtt?: number; downlink?: number } {
  return (navigator as Navigator & { connection?: ReturnType<typeof connection> }).connection ?? {};
}

/** Milliseconds for the way to and fro of the page itself. */
function ownRoundTrip(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page ? page.responseStart - page.requestStart : 0;
}

/** Name of the mark that says when the line was taken. */
const taken = 'line taken';

/** Since when the line is for the first picture, in milliseconds of the page. */
export function lineTaken(): number {
  return performance.getEntriesByName(taken)[0]?.startTime ?? performance.now();
}

/** Keeps the line for the first picture; to be called in the head, before anything else is asked for. */
export function takeLine(): void {
  // Where a worker answers, the visitor was here before and has it all.
  if (navigator.serviceWorker?.controller) return;
  // Set once the page runs, by navigation/late-font.ts; the browser would leave it out of this page all the same.
  if (isSlowLine()) document.documentElement.dataset['font'] = 'late';
  if (!document.querySelector('link[rel=preload][as=image]')) return;
  document.documentElement.dataset['line'] = 'taken';
  performance.mark(taken);
  // Whoever moves on wants to see what comes.
  addEventListener('scroll', freeLine, { once: true, passive: true });
}

/** What came first is there, or nobody knows when it will be. */
export function freeLine(): void {
  delete document.documentElement.dataset['line'];
}
