import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** @returns the size of a page's scripts when a host compresses them with brotli. */
export async function brotliBytes(page: Page): Promise<number> {
  const urls = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name }) => name),
  );
  const bodies = await Promise.all(urls.map(async (url) => (await page.request.get(url)).body()));
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
}
