import type { Browser, CDPSession } from 'puppeteer-core';
import type { Network } from '../network/network';
import { brand, brandShare } from './brand-typeface';
import { beforeDocument, evaluate, withPage } from './open-page';
import { recordMetrics, unreportedPicture, type PageMetrics } from './page-metrics';
import { countTransfer, type Transfer } from './transfer';
import { untilLoaded } from './until-loaded';

/** A first visit. */
export type Load = PageMetrics &
  Transfer & {
    /** Compressed, without headers: what the budget of a first view counts, too. */
    scriptBytes: number;
    /** See brand-typeface.ts. */
    brandShare: number;
    /** 1 when a service worker is registered afterwards. */
    serviceWorker: number;
  };

/** @param emulated the network for DevTools to emulate, where the address is not behind a slow one already. */
export function measureLoad(browser: Browser, address: string, emulated?: Network): Promise<Load> {
  return withPage(browser, async (page) => {
    if (emulated) await emulate(page, emulated);
    await beforeDocument(page, recordMetrics, brand);
    const transfer = countTransfer(page);
    const loaded = untilLoaded(page);
    await page.send('Page.navigate', { url: address });
    await loaded;
    const metrics = await evaluate(page, () => window.metrics, undefined);
    return {
      ...metrics,
      ...transfer(),
      largestPaint: Math.max(metrics.largestPaint, await evaluate(page, unreportedPicture, undefined)),
      // A font that is loaded before anything is painted is shown with the first paint.
      typeface: Math.max(metrics.typeface, metrics.firstPaint),
      scriptBytes: await evaluate(page, countScriptBytes, undefined),
      brandShare: await brandShare(page),
      serviceWorker: await evaluate(page, countServiceWorkers, undefined),
    };
  });
}

async function emulate(page: CDPSession, { roundTrip, down, up }: Network): Promise<void> {
  const rates = { downloadThroughput: down / 8, uploadThroughput: up / 8 };
  await page.send('Network.emulateNetworkConditions', { offline: false, latency: roundTrip, ...rates });
}

async function countServiceWorkers(): Promise<number> {
  return (await navigator.serviceWorker.getRegistrations()).length;
}

function countScriptBytes(): number {
  const resources: PerformanceEntryList = performance.getEntriesByType('resource');
  const scripts = (resources as PerformanceResourceTiming[]).filter(({ name }) =>
    new URL(name).pathname.endsWith('.js'),
  );
  return scripts.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
}
