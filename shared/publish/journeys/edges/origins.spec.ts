import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { workspaceName } from '@portfolio/workspace/workspace-folder';
import { expect, open, railLink, untilStarted, test } from '../../../../e2e/fixtures';
import { publishedWorkbench, serveSite } from '../../../../e2e/site/workbench';
import { elsewhere, lead, works } from '../../../../e2e/site/site-pages';

// One site for all of them.
test.describe.configure({ mode: 'default' });

const service = 'https://measurements.example';
let site: { address: string; close: () => void };

/** The site, in which an area says that its pages talk to a service. */
test.beforeAll(async () => {
  const bench = publishedWorkbench('origins');
  const file = join(bench.root, workspaceName(elsewhere.area), 'content', 'index.md');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('---\n', `---\nconnect: [${service}]\nimages: [${service}]\n`),
  );
  await bench.publish(elsewhere.area);
  site = await serveSite(bench.site);
});

test.beforeEach(({ page }) =>
  page.route(`${service}/**`, (route) =>
    route.fulfill({ json: { level: 3 }, headers: { 'Access-Control-Allow-Origin': '*' } }),
  ),
);
test.afterAll(() => site.close());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const asks = (page: Page) =>
  page.evaluate(
    (url) =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      ),
    `${service}/level.json`,
  );
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stayed: true }));
const hasStayed = (page: Page) => page.evaluate(() => 'stayed' in window);

test('a page of the area may talk to the service, and no other page may', async ({ page }) => {
  await open(page, site.address + elsewhere.path);
  expect(await asks(page)).toBe(true);
  await open(page, site.address + lead.path);
  expect(await asks(page)).toBe(false);
});

test('the way to the area, from it and back leads through documents, so that each page has its own policy', async ({
  page,
}) => {
  await open(page, site.address + lead.path);
  await mark(page);
  await railLink(page, elsewhere).hover();
  await railLink(page, elsewhere).click();
  await expect(heading(page, elsewhere.title)).toBeVisible();
  expect(await hasStayed(page)).toBe(false);
  await untilStarted(page);
  expect(await asks(page)).toBe(true);

  await mark(page);
  await railLink(page, lead).click();
  await expect(heading(page, lead.title)).toBeVisible();
  expect(await hasStayed(page)).toBe(false);
  await untilStarted(page);
  expect(await asks(page)).toBe(false);
  await page.goBack();
  await expect(heading(page, elsewhere.title)).toBeVisible();
  expect(await asks(page)).toBe(true);
});

test('from one page of the area to the next the document stays', async ({ page }) => {
  const other = works.find(({ area, path }) => area === elsewhere.area && path !== elsewhere.path)!;
  await open(page, site.address + elsewhere.path);
  await mark(page);
  await railLink(page, other).click();
  await expect(heading(page, other.title)).toBeVisible();
  expect(await hasStayed(page)).toBe(true);
  expect(await asks(page)).toBe(true);
});
