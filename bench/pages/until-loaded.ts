import type { CDPSession } from 'puppeteer-core';
import { evaluate } from './open-page';

/** Milliseconds without a request after which a page counts as loaded. */
const quiet = 800;

/** Milliseconds after which a page that still loads counts as broken. */
const patience = 60_000;

/** Resolves when the page has painted and has requested nothing for a while. Call it before what makes it load. */
export function untilLoaded(page: CDPSession): Promise<void> {
  return new Promise((resolve, reject) => {
    const open = new Map<string, string>();
    const giveUp = () =>
      reject(new Error(`The page still loads after ${patience} ms: ${[...open.values()].join(', ')}`));
    const timeout = setTimeout(giveUp, patience);
    let pause: NodeJS.Timeout | undefined;
    const restart = () => {
      clearTimeout(pause);
      if (open.size === 0) pause = setTimeout(() => void finish().catch(reject), quiet);
    };
    const finish = async () => {
      // Requests that follow the first paint are still to come.
      if (Number.isNaN(await evaluate(page, () => window.metrics?.firstPaint ?? null, undefined))) return restart();
      clearTimeout(timeout);
      resolve();
    };
    page.on('Network.requestWillBeSent', ({ requestId, request }) => {
      open.set(requestId, request.url);
      restart();
    });
    const end = ({ requestId }: { requestId: string }) => {
      open.delete(requestId);
      restart();
    };
    page.on('Network.loadingFinished', end);
    page.on('Network.loadingFailed', end);
    restart();
  });
}
