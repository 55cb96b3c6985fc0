import type { Browser } from '@playwright/test';
import { openPage, type Profile } from './profiles';
import { brotliBytes, countRequests, type Requests } from './requests';
import { watchPage, type Watched } from './watch-page';

export type Load = Watched & Requests & { scriptBrotliBytes: number };

/** A first visit: an empty cache, until nothing more is asked for. */
export async function measureLoad(browser: Browser, profile: Profile, address: string): Promise<Load> {
  const { page, protocol } = await openPage(browser, profile);
  const requests = countRequests(protocol);
  await page.addInitScript(watchPage);
  await page.goto(address, { waitUntil: 'networkidle' });
  const load = {
    ...(await page.evaluate(() => window.watched)),
    ...requests(),
    scriptBrotliBytes: await brotliBytes(page),
  };
  await page.context().close();
  return load;
}
