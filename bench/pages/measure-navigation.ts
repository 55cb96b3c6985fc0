import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession } from 'puppeteer-core';
import { lead, works } from '../../e2e/site/site-pages';
import { brand } from './brand-typeface';
import { beforeDocument, evaluate, withPage } from './open-page';
import { recordMetrics } from './page-metrics';
import { untilLoaded } from './until-loaded';

export type Navigation = {
  /** Milliseconds from the click until the frame with the next page's heading is presented. */
  painted: number;
};

const inArea = works.filter(({ area }) => area === lead.area);
const at = inArea.indexOf(lead);
/** The work before it, if there is one. */
const beside = inArea[at - 1] ?? inArea[at + 1];
const [from, to] = beside ? [lead.path, beside] : ['/', lead];

/** The navigation that is measured: a link in the text of a page, and the heading of the page it leads to. */
export const navigation = { from, to: to.path, heading: to.title };

declare global {
  interface Window {
    headingPaints: Record<string, number>;
  }
}

/** Milliseconds for which a visitor points at a link before the click. */
const pointing = 1000;

/** @param pointedAt whether the pointer was on the link before the click. */
export function measureNavigation(browser: Browser, origin: string, pointedAt: boolean): Promise<Navigation> {
  return withPage(browser, async (page) => {
    await beforeDocument(page, recordMetrics, brand);
    await beforeDocument(page, recordHeadings, undefined);
    const loaded = untilLoaded(page);
    await page.send('Page.navigate', { url: origin + navigation.from });
    await loaded;
    if (pointedAt) await pointAt(page, navigation.to);
    const navigated = untilLoaded(page);
    const clicked = await evaluate(page, click, navigation.to);
    await navigated;
    return { painted: (await evaluate(page, () => window.headingPaints, undefined))[navigation.heading]! - clicked };
  });
}

async function pointAt(page: CDPSession, path: string): Promise<void> {
  const position = await evaluate(page, scrollTo, path);
  await page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...position });
  await sleep(pointing);
}

function scrollTo(path: string): { x: number; y: number } {
  const link = document.querySelector<HTMLElement>(`main a[href="${path}"]`);
  link?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = link?.getBoundingClientRect() ?? new DOMRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The click alone, without the time for moving the pointer. @returns its time, comparable between documents. */
function click(path: string): number {
  const now = performance.timeOrigin + performance.now();
  document.querySelector<HTMLElement>(`main a[href="${path}"]`)?.click();
  return now;
}

/**
 * Runs in every document: records when each heading was first presented.
 * https://wicg.github.io/element-timing/
 */
function recordHeadings(): void {
  const paints: Record<string, number> = (window.headingPaints = {});
  new MutationObserver(() => {
    for (const heading of document.querySelectorAll('h1')) heading.setAttribute('elementtiming', 'heading');
  }).observe(document, { subtree: true, childList: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element: Element | null; renderTime: number })[])
      paints[entry.element?.textContent ?? ''] ??= performance.timeOrigin + entry.renderTime;
  }).observe({ type: 'element', buffered: true });
}
