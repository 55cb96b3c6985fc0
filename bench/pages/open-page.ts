import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession } from 'puppeteer-core';
import { phone } from './phone';

/** Milliseconds that a browser takes for a new tab; a visitor has one before going anywhere. */
const opening = 600;

/**
 * Gives a phone's page in a fresh profile over the DevTools protocol alone. Testing libraries enable the protocol's
 * `Runtime` domain, in which V8 parses functions again for the stack of every Error: React makes a few when it loads,
 * which costs 50 ms on a phone that no visitor has.
 */
export async function withPage<Result>(browser: Browser, use: (page: CDPSession) => Promise<Result>): Promise<Result> {
  const context = await browser.createBrowserContext();
  try {
    const page = await openPage(context);
    const { viewport, deviceScaleFactor, slowdown } = phone;
    await page.send('Page.enable');
    await page.send('Network.enable');
    await page.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: false });
    await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await sleep(opening);
    return await use(page);
  } finally {
    await context.close();
  }
}

async function openPage(context: BrowserContext): Promise<CDPSession> {
  const protocol = await context.browser().target().createCDPSession();
  await protocol.send('Target.createTarget', { url: 'about:blank', browserContextId: context.id ?? '' });
  const target = await context.waitForTarget((each) => each.type() === 'page');
  return target.createCDPSession();
}

/** Runs a function in every document of the page before anything else. */
export async function beforeDocument<Argument>(
  page: CDPSession,
  run: (argument: Argument) => void,
  argument: Argument,
): Promise<void> {
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: sourceOf(run, argument) });
}

/** Runs a function in the page. @returns its result as JSON gives it back, with NaN for null. */
export async function evaluate<Argument, Result>(
  page: CDPSession,
  run: (argument: Argument) => Result | Promise<Result>,
  argument: Argument,
): Promise<Result> {
  const expression = `Promise.resolve(${sourceOf(run, argument)}).then((result) => JSON.stringify(result))`;
  const { result, exceptionDetails } = await page.send('Runtime.evaluate', { expression, awaitPromise: true });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  // JSON has no NaN.
  return JSON.parse(String(result.value), (_, value: unknown) => value ?? NaN) as Result;
}

function sourceOf<Argument>(run: (argument: Argument) => unknown, argument: Argument): string {
  // tsx wraps functions in a call of this helper.
  return `((__name) => (${run.toString()})(${JSON.stringify(argument)}))((value) => value)`;
}
