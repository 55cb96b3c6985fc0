import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { ReportedError } from '@portfolio/workspace/reported-error';
import { runCommand } from '@portfolio/workspace/run-command';
import { publishAndServe } from '../../e2e/site/serve-site';
import { untilSettled } from '../../e2e/fixtures';
import { wholeBrowser } from '@portfolio/testing/engines/whole-browser';

await runCommand(
  {
    does: 'Prints a page of the site into a file, as a reader prints it. What is built is printed: build first.',
    usage: 'npm run site -- pdf <address> <file>',
    example: 'npm run site -- pdf /TWR sheets.pdf',
  },
  async ([route, file]) => {
    if (!route?.startsWith('/') || !file?.endsWith('.pdf'))
      throw new ReportedError('Name a page and a file: npm run site -- pdf /TWR sheets.pdf');
    await print(route, resolve(join(import.meta.dirname, '..', '..'), file));
  },
);

async function print(path: string, to: string): Promise<void> {
  const site = await publishAndServe();
  const browser = await chromium.launch(wholeBrowser.launchOptions);
  try {
    const page = await browser.newPage();
    const answer = await page.goto(site.origin + path);
    if (!answer?.ok()) throw new ReportedError(`The site has no page at ${path}.`);
    await untilSettled(page);
    await page.pdf({ path: to, preferCSSPageSize: true, tagged: true });
    console.log(`${to}: ${Math.round(statSync(to).size / 1024)} KB`);
  } finally {
    await browser.close();
    site.stop();
  }
}
