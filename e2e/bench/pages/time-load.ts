import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession } from 'puppeteer-core';
import { beforePage, putOnLine } from '../../emulate-line';
import type { Profile } from './profiles';
import { watchPage, type Watched } from './watch-page';

/** Milliseconds without a request after which a page counts as loaded. */
const quiet = 1000;

/** Milliseconds that a browser takes for a new tab; a visitor has one before going anywhere. */
const opening = 600;

/** Milliseconds after which a page that never comes to rest counts as broken. */
const patience = 60_000;

/**
 * How long a first visit takes, in a page that no debugger looks into. Libraries for tests switch the protocol's
 * `Runtime` domain on, and V8 then looks up where every Error was made by reading the function anew: React makes a few
 * when it loads, and a phone takes 50 ms longer for that, of which no visitor knows.
 */
export async function timeLoad(browser: Browser, profile: Profile, address: string): Promise<Watched> {
  const context = await browser.createBrowserContext();
  try {
    const page = await openUnwatched(context);
    await beOn(page, profile);
    await beforePage(page, watchPage, undefined);
    await sleep(opening);
    const rest = untilRest(page);
    await page.send('Page.navigate', { url: address });
    await rest;
    return await watchedIn(page);
  } finally {
    await context.close();
  }
}

/** A page of which the library knows the target and the protocol; it would switch `Runtime` on in a page of its own. */
async function openUnwatched(context: BrowserContext): Promise<CDPSession> {
  const protocol = await context.browser().target().createCDPSession();
  await protocol.send('Target.createTarget', { url: 'about:blank', browserContextId: context.id ?? '' });
  const target = await context.waitForTarget((each) => each.type() === 'page');
  return target.createCDPSession();
}

async function beOn(page: CDPSession, profile: Profile): Promise<void> {
  const { viewport, deviceScaleFactor, slowness } = profile;
  await page.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: false });
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await beforePage(page, withoutWorkers, undefined);
  await putOnLine(page, profile);
}

/** What a worker keeps would be measured as if the network had been faster. */
function withoutWorkers(): void {
  delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
}

async function watchedIn(page: CDPSession): Promise<Watched> {
  const { result } = await page.send('Runtime.evaluate', { expression: 'JSON.stringify(window.watched)' });
  // JSON has no NaN.
  return JSON.parse(String(result.value), (_, value: unknown) => value ?? NaN) as Watched;
}

/** Until something was drawn, and then nothing was asked for, and nothing came, for a while. */
function untilRest(page: CDPSession): Promise<void> {
  return new Promise((resolve, reject) => {
    const open = new Map<string, string>();
    const addresses = () => [...open.values()].join(', ');
    const giveUp = () => reject(new Error(`The page still loads after ${patience} ms: ${addresses()}`));
    const timeout = setTimeout(giveUp, patience);
    let rest: NodeJS.Timeout | undefined;
    const change = () => {
      clearTimeout(rest);
      if (open.size === 0) rest = setTimeout(() => void comeToRest().catch(reject), quiet);
    };
    const comeToRest = async () => {
      // What the page asks for when it has drawn is still to come.
      if (Number.isNaN((await watchedIn(page)).firstPaint)) return change();
      clearTimeout(timeout);
      resolve();
    };
    page.on('Network.requestWillBeSent', ({ requestId, request }) => {
      open.set(requestId, request.url);
      change();
    });
    const end = ({ requestId }: { requestId: string }) => {
      open.delete(requestId);
      change();
    };
    page.on('Network.loadingFinished', end);
    page.on('Network.loadingFailed', end);
  });
}
