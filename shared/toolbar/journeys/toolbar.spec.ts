import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { areas } from '@portfolio/contract/areas';
import type { Releases } from '@portfolio/contract/release';
import { workspaceName } from '@portfolio/workspace/workspace-folder';
import { axeViolations } from '../../../e2e/page/axe-violations';
import { expect, open, railLink, untilStarted, test } from '../../../e2e/fixtures';
import { policyViolations, recordViolations } from '../../../e2e/page/policy-violations';
import { publishedWorkbench, serveSite } from '../../../e2e/site/workbench';
import { elsewhere, lead } from '../../../e2e/site/site-pages';
import { texts } from '../../../e2e/site/site-words';

const { area } = elsewhere;
const words = 'Words of the release before.';
const site = { address: '', older: '', newer: '', close: () => {} };

// One area is published twice.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const bench = publishedWorkbench('toolbar');
  const live = () =>
    (JSON.parse(readFileSync(join(bench.site, 'releases.json'), 'utf8')) as Releases).areas[area]!.live;
  const write = (text: string) =>
    appendFileSync(join(bench.root, workspaceName(area), 'content', elsewhere.path, 'index.md'), `\n\n${text}\n`);
  write(words);
  await bench.publish(area);
  site.older = live();
  write('Words of the newer release.');
  await bench.publish(area);
  site.newer = live();
  Object.assign(site, await serveSite(bench.site));
});

test.afterAll(() => site.close());

const bar = (page: Page) => page.getByRole('complementary', { name: 'Toolbar of the areas' });
const select = (page: Page) => page.getByRole('combobox', { name: `What ${area} is loaded from` });
const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
const short = (release: string) => release.slice(0, 7);
const outline = (page: Page) => page.locator('[data-boundary]:visible');
const newer = (page: Page) => page.getByText('Words of the newer release.');
const toolbarFiles = /\/toolbar\.[^/]*\.(?:js|css)$/;

test('a visitor loads nothing of it, and a tab that asked for it keeps it until it ends', async ({
  page,
  requests,
}) => {
  const loaded = () => requests.filter((request) => toolbarFiles.test(new URL(request.url()).pathname)).length;
  await open(page, site.address + elsewhere.path);
  expect(loaded()).toBe(0);
  await expect(page.locator('[data-boundary]')).toHaveCount(0);
  await open(page, `${site.address}${elsewhere.path}?boundaries`);
  await expect(bar(page)).toBeVisible();
  expect(loaded()).toBeGreaterThan(0);
  await open(page, site.address + lead.path);
  await expect(bar(page)).toBeVisible();
  await page.getByRole('link', { name: 'End', exact: true }).click();
  await page.waitForURL('**?boundaries=off');
  await untilStarted(page);
  requests.length = 0;
  await open(page, site.address + elsewhere.path);
  expect(loaded()).toBe(0);
  await expect(bar(page)).toHaveCount(0);
});

test('it outlines the area of each page, and its table has release, size, load time and contract', async ({ page }) => {
  await recordViolations(page);
  await open(page, `${site.address}${elsewhere.path}?boundaries`);
  await expect(outline(page)).toHaveAttribute(
    'data-boundary',
    new RegExp(`^${area} · ${short(site.newer)} · \\d+ KB$`),
  );
  await expect(outline(page)).toHaveCSS('outline-style', 'dashed');
  await page.getByText('Areas', { exact: true }).press('Enter');
  await expect(row(page, area)).toHaveText(new RegExp(`^${area}${short(site.newer)}.+\\d KB\\d+ ms\\d`));
  await expect(row(page, 'shell')).toHaveText(/^shell[0-9a-f]{7}.+\d KB\d+ ms\d/);
  await expect(row(page, lead.area)).toContainText('not loaded');
  expect(await axeViolations(page, [390, 1600])).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await railLink(page, lead).click();
  await expect(outline(page)).toHaveAttribute('data-boundary', new RegExp(`^${lead.area} · `));
  await expect(row(page, lead.area)).toContainText(' ms');
  expect(await policyViolations(page)).toEqual([]);
});

test('another release is taken by the keyboard, is said plainly, and is taken back by one button', async ({
  page,
  complaints,
}) => {
  await open(page, `${site.address}${elsewhere.path}?boundaries`);
  await expect(newer(page)).toBeVisible();
  await page.getByText('Areas', { exact: true }).press('Enter');
  await select(page).selectOption(site.older);
  await row(page, area).getByRole('button', { name: 'Switch' }).press('Enter');
  const notice = page.getByText(`Override: ${area} ${short(site.older)}. In this tab alone.`);
  await expect(notice).toBeVisible();
  await expect(page.getByText(words)).toBeVisible();
  await expect(newer(page)).toHaveCount(0);
  await expect(outline(page)).toHaveAttribute('data-boundary', new RegExp(`^${area} · ${short(site.older)} `));
  const colour = await page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).font);
  await expect(page.locator(`link[rel=stylesheet][href*="/${site.older}/browser/area."]`)).toHaveCount(1);

  await open(page, site.address + lead.path);
  await expect(notice).toBeVisible();
  await railLink(page, elsewhere).click();
  await expect(page.getByText(words)).toBeVisible();
  await expect(newer(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(newer(page)).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect(await page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).font)).toBe(
    colour,
  );
  // The preloads of the live release's scripts are not used under an override.
  expect(complaints.filter((text) => !text.includes('was preloaded using link preload but not used'))).toEqual([]);
});

test('a release whose list or scripts were changed does not run', async ({ page }) => {
  const folder = `**/_areas/${area}/${site.older}`;
  await open(page, `${site.address}${elsewhere.path}?boundaries`);
  await page.getByText('Areas', { exact: true }).press('Enter');
  await select(page).selectOption(site.older);
  await row(page, area).getByRole('button', { name: 'Switch' }).click();
  await expect(page.getByText(`Override: ${area}`)).toBeVisible();

  await page.route(`${folder}/browser/release.json`, async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ body: text.replace(/sha384-./, 'sha384-x'), contentType: 'application/json' });
  });
  await open(page, site.address + elsewhere.path);
  const sentence = `browser/release.json of ${area} ${short(site.older)} is not the file that was released.`;
  await expect(page.getByText(`No override of ${area}, it is live here: ${sentence}`)).toBeVisible();
  await expect(newer(page)).toBeVisible();
  await page.unroute(`${folder}/browser/release.json`);

  await page.route(`${folder}/browser/area.*.js`, async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ body: `window.isSpoilt = true;${text}`, contentType: 'text/javascript' });
  });
  await page.goto(site.address + elsewhere.path);
  await expect(page.getByText(texts.failed).first()).toBeVisible();
  expect(await page.evaluate(() => 'isSpoilt' in window)).toBe(false);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(bar(page).getByRole('status')).toHaveCount(0);
  await untilStarted(page);
  await expect(newer(page)).toBeVisible();
});

test('the policy of a published page lets no development server in, whoever asks', async ({ page }) => {
  await recordViolations(page);
  await open(page, `${site.address}${elsewhere.path}?boundaries`);
  const origin = `http://localhost:${areas[area].port}`;
  const outcome = await page.evaluate(async (address) => {
    const fetched = await fetch(`${address}/_areas/x.json`).then(
      () => 'fetched',
      () => 'refused',
    );
    const script = document.createElement('script');
    try {
      script.src = `${address}/remoteEntry.js`;
    } catch (error) {
      return [fetched, (error as Error).name];
    }
    return [fetched, 'loaded'];
  }, origin);
  expect(outcome).toEqual(['refused', 'TypeError']);
  expect((await policyViolations(page)).map((text) => text.split(':')[0])).toEqual(
    expect.arrayContaining(['connect-src', 'require-trusted-types-for']),
  );
});
