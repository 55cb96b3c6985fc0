import type { Page } from '@playwright/test';
import { expect as impatient, open, started, test } from '../fixtures';
import { changingSite, type ChangingSite } from './changing-site';

test.describe.configure({ timeout: 180_000 });
/** Browsers install and update service workers when idle. */
const expect = impatient.configure({ timeout: 30_000 });

let site: ChangingSite;
test.use({ serviceWorkers: 'allow' });
test.beforeEach(async ({ page: _page }, { workerIndex }) => {
  site = await changingSite(String(workerIndex));
});
test.afterEach(() => site.close());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const toResearch = (page: Page) => page.locator('#rail').getByRole('link', { name: /^LCT/ });

/** Waits until a page is cached. */
async function keeps(page: Page, path: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (each) => (await caches.match(each, { ignoreVary: true })) !== undefined, path))
    .toBe(true);
}

test('the second page load is controlled by the service worker', async ({ page }) => {
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await page.goto(`${site.address}/GDL`);
  expect(await isControlled()).toBe(false);
  await started(page);
  await keeps(page, '/GDL');
  await open(page, `${site.address}/KCT`);
  expect(await isControlled()).toBe(true);
});

test('visited pages work offline, others show the offline page, and online nothing is stale', async ({
  page,
  complaints,
}) => {
  await open(page, `${site.address}/GDL`);
  await keeps(page, '/GDL');
  await keeps(page, '/offline');
  await toResearch(page).click();
  await expect(heading(page, 'Small-city technology research')).toBeVisible();
  await keeps(page, '/KCT');
  expect(complaints).toEqual([]);

  site.network(false);
  await page.reload();
  await started(page);
  await expect(heading(page, 'Small-city technology research')).toBeVisible();
  await page.locator('#rail').getByRole('link', { name: /^GDL/ }).click();
  await expect(heading(page, 'Museum-library')).toBeVisible();
  await open(page, `${site.address}/GDL`);
  // A picture that was visible at the first visit is cached.
  await expect
    .poll(() =>
      page
        .getByRole('main')
        .locator('img')
        .first()
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBeGreaterThan(0);

  await open(page, `${site.address}/OKE`);
  await expect(heading(page, 'You are offline')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '/OKE' }).waitFor();
  await page.locator('#rail').getByRole('link', { name: /^GDL/ }).click();
  await expect(heading(page, 'Museum-library')).toBeVisible();
  await open(page, `${site.address}/OKE`);

  site.network(true);
  await page.getByRole('main').getByRole('link', { name: '/OKE' }).first().click();
  await expect(heading(page, 'Overseas education center')).toBeVisible();

  // After another publish the new page is loaded, and cached files are not requested.
  site.change('GDL.html', 'Museum-library', 'Museum-library, again');
  site.asked();
  await page.goto(`${site.address}/GDL`);
  await expect(page).toHaveTitle(/Museum-library, again/);
  await started(page);
  await page.waitForLoadState('networkidle');
  const asked = site.asked();
  expect(asked).toContain('/GDL');
  expect(asked.filter((path) => /browser\/(hydrate|shell)\./.test(path))).toEqual([]);
});

test('a page whose release was pruned is reloaded, and OFFLINE=off removes the service worker', async ({ page }) => {
  await open(page, `${site.address}/GDL`);
  await keeps(page, '/GDL');
  await page.reload();
  await started(page);
  await page.waitForLoadState('networkidle');
  const release = site.replaceRelease('research');
  await toResearch(page).click();
  await expect(heading(page, 'Small-city technology research')).toBeVisible();
  await expect.poll(() => page.locator('#state').textContent()).toContain(release);

  site.giveUp();
  // The pages of such a site register none.
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('This site registers none.'));
  });
  // Browsers update a worker some time after a visit, and only when the old one is idle.
  const left = async () => {
    await page.goto(`${site.address}/GDL`);
    await page.waitForLoadState('networkidle');
    const kept = await page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
    await page.goto('about:blank');
    return kept;
  };
  await expect.poll(left, { timeout: 60_000, intervals: [5000] }).toEqual([]);
});
