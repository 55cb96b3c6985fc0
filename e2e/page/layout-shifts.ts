import type { Page } from '@playwright/test';
import { untilStarted } from '../fixtures';

/** `typeface` is when the last file of it came, in milliseconds since the page was asked for. */
export type Shifts = { shifts: string[]; typeface: number };

/** Runs in the page before anything else: notes every layout shift with what moved. */
export function observeShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts, typeface: 0 });
  document.fonts.addEventListener('loadingdone', () => Object.assign(window, { typeface: performance.now() }));
  type Shift = PerformanceEntry & {
    value: number;
    sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  new PerformanceObserver((list) => {
    // The metric has four places. Text that is laid out anew where it was counts a little, and nothing has moved.
    const moved = ({ previousRect: from, currentRect: to }: Shift['sources'][number]) =>
      from.x !== to.x || from.y !== to.y || from.width !== to.width || from.height !== to.height;
    const seen = (list.getEntries() as Shift[]).filter(
      ({ value, sources }) => value >= 0.00005 && (sources.length === 0 || sources.some(moved)),
    );
    for (const { value, sources } of seen)
      shifts.push(
        `${value.toFixed(4)}: ${sources.map(({ node, previousRect: from, currentRect: to }) => `${(node as Element)?.outerHTML?.slice(0, 90) ?? node?.textContent} ${from.x},${from.y},${from.width},${from.height} > ${to.x},${to.y},${to.width},${to.height}`).join(' · ')}`,
      );
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Opens a page whose typeface is in the browser's cache, and again where it came after the first paint all the same, as on
 * a busy machine: what its late arrival moves is tested in type.spec.ts.
 */
export async function openInTypeface(page: Page, path: string): Promise<void> {
  const isLate = () =>
    page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return (window as unknown as Shifts).typeface > (paint?.startTime ?? 0);
    });
  do {
    await page.goto(path);
    await untilStarted(page);
  } while (await isLate());
}

/** Forgets what has shifted so far, once the typeface is in: what its late arrival moves is tested in type.spec.ts. */
export async function forgetShifts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Entries of a frame are handed over after it.
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    (window as unknown as Shifts).shifts.length = 0;
  });
}
