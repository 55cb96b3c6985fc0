import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { serveSite } from '../serve-site';
import { wholeBrowser } from '../whole-browser';

/**
 * `npm run pdf -- /TWR sheets.pdf`: prints a page of the site into a file, as a reader prints it.
 * What is built is printed: build first.
 */
const [route, file] = process.argv.slice(2);
try {
  if (!route?.startsWith('/') || !file?.endsWith('.pdf'))
    throw new Error('Name a page and a file: npm run pdf -- /TWR sheets.pdf');
  await print(route, resolve(join(import.meta.dirname, '..', '..'), file));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function print(path: string, to: string): Promise<void> {
  const site = await serveSite();
  const browser = await chromium.launch(wholeBrowser.launchOptions);
  try {
    const page = await browser.newPage();
    const answer = await page.goto(site.origin + path, { waitUntil: 'networkidle' });
    if (!answer?.ok()) throw new Error(`The site has no page at ${path}.`);
    await page.pdf({ path: to, preferCSSPageSize: true, tagged: true });
    console.log(`${to}: ${Math.round(statSync(to).size / 1024)} KB`);
  } finally {
    await browser.close();
    site.stop();
  }
}
