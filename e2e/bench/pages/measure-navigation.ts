import { expect, type Browser } from '@playwright/test';
import { openPage, type Profile } from './profiles';
import { countRequests } from './requests';

export type Navigation = {
  /** Milliseconds from the press until the frame with the other page's heading is seen. */
  painted: number;
  /** Bytes of the words and the code that it needed after the press. */
  bytes: number;
  /** Requests after the press that had to wait for one another. */
  depth: number;
};

declare global {
  interface Window {
    headingPainted: (heading: string, at: number) => Promise<void>;
  }
}

/** Milliseconds for which a page, and then a link where all was to be prepared, is looked at before the press. */
const dwell = 1000;

/** Milliseconds after which a page that was not painted counts as lost. */
const patience = 30_000;

/**
 * The way from one page to another by a link.
 * @param prepared whether the link was in view, and the pointer on it, before the press.
 */
export async function measureNavigation(
  browser: Browser,
  profile: Profile,
  from: string,
  link: { path: string; heading: string },
  prepared: boolean,
): Promise<Navigation> {
  const { page, protocol } = await openPage(browser, profile);
  const headings = new Map<string, number>();
  await page.exposeFunction('headingPainted', (heading: string, at: number) => void headings.set(heading, at));
  await page.addInitScript(watchHeading);
  await page.goto(from, { waitUntil: 'networkidle' });
  await page.waitForTimeout(dwell);
  const target = page.locator(`main a[href="${link.path}"]`).first();
  if (prepared) {
    await target.scrollIntoViewIfNeeded();
    await target.hover();
    await page.waitForTimeout(dwell);
  }
  const requests = countRequests(protocol);
  // The press itself, without the way of the pointer to it.
  const pressed = await target.evaluate((element: HTMLElement) => {
    const now = performance.timeOrigin + performance.now();
    element.click();
    return now;
  });
  await expect.poll(() => headings.get(link.heading), { timeout: patience, intervals: [10] }).toBeDefined();
  const painted = (headings.get(link.heading) ?? NaN) - pressed;
  const { textBytes: bytes, depth } = requests();
  await page.context().close();
  return { painted, bytes, depth };
}

/**
 * Runs in every page: tells when a heading was first seen, as the browser itself times it, by the clock of the day,
 * which holds across documents. Nothing of it runs between the press and the frame but one look at what changed.
 * https://wicg.github.io/element-timing/
 */
function watchHeading(): void {
  new MutationObserver(() => {
    for (const heading of document.querySelectorAll('h1')) heading.setAttribute('elementtiming', 'heading');
  }).observe(document, { subtree: true, childList: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element: Element | null; renderTime: number })[])
      void window.headingPainted(entry.element?.textContent ?? '', performance.timeOrigin + entry.renderTime);
  }).observe({ type: 'element', buffered: true });
}
