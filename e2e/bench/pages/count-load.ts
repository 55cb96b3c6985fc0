import type { Browser } from '@playwright/test';
import { openPage, type Profile } from './profiles';
import { brotliBytes, countRequests, type Requests } from './requests';

export type Cost = Requests & { scriptBrotliBytes: number };

/** What a first visit asks for, with an empty cache: the same every time, unlike how long it takes (time-load.ts). */
export async function countLoad(browser: Browser, profile: Profile, address: string): Promise<Cost> {
  const { page, protocol } = await openPage(browser, profile);
  const requests = countRequests(protocol);
  await page.goto(address, { waitUntil: 'networkidle' });
  const cost = { ...requests(), scriptBrotliBytes: await brotliBytes(page) };
  await page.context().close();
  return cost;
}
