import { chromium, type Browser } from '@playwright/test';
import { publishAndServe } from '../e2e/site/serve-site';
import { works } from '../e2e/site/site-pages';
import { wholeBrowser } from '@portfolio/testing/engines/whole-browser';
import { limits } from '../e2e/limits';
import { shapeNetwork } from './network/shape-network';
import { untilSettled } from '../e2e/fixtures';
import { phone, slow4g } from './pages/phone';

/** How much slower the processor is made: as a cheap phone, or a mid-tier one that is busy. */
const slowness = 8;
const visits = 3;
/** Of the phone, and of a desktop, where lines are longer. */
const widths = [phone.viewport.width, 1440];

/**
 * `npx tsx bench/shift.ts [/HUT …]`: how much first visits over a slow network shift on a slow processor, where the
 * typeface comes after the first paint; the worst of three visits, and what moved. Ends with 1 above the limit.
 */
const named = process.argv.slice(2);
const routes = named.length > 0 ? named : ['/', ...works.map(({ path }) => path)];
const site = await publishAndServe();
const { port, stop } = await shapeNetwork(slow4g, 0, { host: 'localhost', port: Number(new URL(site.origin).port) });
const browser = await chromium.launch(wholeBrowser.launchOptions);
try {
  for (const route of routes)
    for (const width of widths) report(route, width, await visit(browser, `http://localhost:${port}${route}`, width));
} finally {
  await browser.close();
  stop();
  site.stop();
}

type Visit = { shift: number; moved: string[] };

async function visit(within: Browser, address: string, width: number): Promise<Visit> {
  const all: Visit[] = [];
  for (let count = 0; count < visits; count++) {
    const page = await within.newPage({
      viewport: { ...phone.viewport, width },
      deviceScaleFactor: phone.deviceScaleFactor,
    });
    await page.addInitScript(recordShifts);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    // The line may be quick: the typeface still comes a second after it was asked for.
    await page.route('**/*.woff2', async (asked) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await asked.continue();
    });
    await page.goto(address, { timeout: 120_000 });
    await untilSettled(page);
    await page.evaluate(() => document.fonts.ready.then(() => new Promise((resolve) => setTimeout(resolve, 1000))));
    all.push(await page.evaluate(() => (window as unknown as { seen: Visit }).seen));
    await page.close();
  }
  return all.toSorted((a, b) => b.shift - a.shift)[0] ?? { shift: NaN, moved: [] };
}

/** Runs in the page before anything else. */
function recordShifts(): void {
  type Source = { node?: Node; previousRect: DOMRect; currentRect: DOMRect };
  const seen: { shift: number; moved: string[] } = { shift: 0, moved: [] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: Source[] })[]) {
      seen.shift += entry.value;
      for (const { node, previousRect: from, currentRect: to } of entry.sources)
        seen.moved.push(
          `${Math.round(entry.startTime)} ms, ${entry.value.toFixed(4)}: ${node?.nodeName} “${node?.textContent?.trim().slice(0, 40)}” ${[from, to].map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join()).join(' → ')}`,
        );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function report(route: string, width: number, { shift, moved }: Visit): void {
  console.log(
    `${route.padEnd(20)} ${width} px: ${shift.toFixed(4)} of ${limits.shift} at a processor ${slowness} times slower`,
  );
  for (const line of moved) console.log(`   ${line}`);
  if (!(shift <= limits.shift)) process.exitCode = 1;
}
