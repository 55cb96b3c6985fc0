import type { Page } from '@playwright/test';
import { expect as impatient, untilSettled, open, railLink, untilStarted, test } from '../fixtures';
import { otherLanguages } from '../site/other-languages';
import { elsewhere, lead, next } from '../site/site-pages';
import { wholeBrowser } from '@portfolio/testing/engines/whole-browser';
import { changingSite, type ChangingSite } from './changing-site';

/** Browsers install and update service workers when idle. */
const expect = impatient.configure({ timeout: 30_000 });

let site: ChangingSite;
test.use({ ...wholeBrowser, serviceWorkers: 'allow' });
test.beforeEach(async ({ page: _page }, { workerIndex }) => {
  site = await changingSite(String(workerIndex));
});
test.afterEach(() => site.close());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Waits until a page is cached. */
async function keeps(page: Page, path: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (each) => (await caches.match(each, { ignoreVary: true })) !== undefined, path))
    .toBe(true);
}

test('the second page load is controlled by the service worker', async ({ page }) => {
  // As the load began: a worker may take a page over before it is looked at.
  await page.addInitScript(() => Object.assign(window, { isControlled: navigator.serviceWorker.controller !== null }));
  const isControlled = () => page.evaluate(() => (window as { isControlled?: boolean }).isControlled);
  await page.goto(site.address + lead.path);
  expect(await isControlled()).toBe(false);
  await untilStarted(page);
  await keeps(page, lead.path);
  await open(page, site.address + elsewhere.path);
  expect(await isControlled()).toBe(true);
});

test('visited pages work offline, others show the offline page, and online nothing is stale', async ({
  page,
  complaints,
}) => {
  await open(page, site.address + lead.path);
  await keeps(page, lead.path);
  await keeps(page, '/offline');
  await railLink(page, elsewhere).click();
  await expect(heading(page, elsewhere.title)).toBeVisible();
  await keeps(page, elsewhere.path);
  expect(complaints).toEqual([]);

  site.network(false);
  await page.reload();
  await untilStarted(page);
  await expect(heading(page, elsewhere.title)).toBeVisible();
  await railLink(page, lead).click();
  await expect(heading(page, lead.title)).toBeVisible();
  await open(page, site.address + lead.path);
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

  await open(page, site.address + next.path);
  await expect(heading(page, 'You are offline')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: next.path }).waitFor();
  await railLink(page, lead).click();
  await expect(heading(page, lead.title)).toBeVisible();
  await open(page, site.address + next.path);

  site.network(true);
  await page.getByRole('main').getByRole('link', { name: next.path }).first().click();
  await expect(heading(page, next.title)).toBeVisible();

  // After another publish the new page is loaded, and cached files are not requested.
  site.change(`${lead.path}.html`, lead.title, `${lead.title}, again`);
  site.asked();
  await page.goto(site.address + lead.path);
  await expect.poll(() => page.title()).toContain(`${lead.title}, again`);
  await untilStarted(page);
  await untilSettled(page);
  const asked = site.asked();
  expect(asked).toContain(lead.path);
  expect(asked.filter((path) => /browser\/(hydrate|shell)\./.test(path))).toEqual([]);
});

test('offline a click on a page that was never opened says that there is no network, under the address of that page', async ({
  page,
  context,
}) => {
  await open(page, site.address + lead.path);
  await keeps(page, '/offline');
  await open(page, site.address + elsewhere.path);
  await keeps(page, elsewhere.path);
  await context.setOffline(true);
  await railLink(page, next).click();
  await expect(heading(page, 'You are offline')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(next.path);
  await page.getByRole('main').getByRole('link', { name: next.path }).waitFor();
  await page.goBack();
  await expect(heading(page, elsewhere.title)).toBeVisible();
  await context.setOffline(false);
});

for (const { tag, path: below } of otherLanguages)
  test(`${tag}: offline a page in a language that was never visited leads to the offline page of the one that was`, async ({
    page,
    context,
  }) => {
    await open(page, `${site.address}${below}${lead.path}`);
    await keeps(page, `${below}/offline`);
    await open(page, `${site.address}${below}${elsewhere.path}`);
    await keeps(page, below + elsewhere.path);
    await context.setOffline(true);
    await page.goto(`${site.address}${below}${lead.path}`);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await page.locator(`#rail a[hreflang]`).click();
    await expect(page).toHaveURL(site.address + lead.path);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(false);
  });

test('a page whose release was pruned is reloaded, and OFFLINE=off removes the service worker', async ({ page }) => {
  await open(page, site.address + lead.path);
  await keeps(page, lead.path);
  await page.reload();
  await untilStarted(page);
  await untilSettled(page);
  const release = site.replaceRelease(elsewhere.area);
  await railLink(page, elsewhere).click();
  await expect(heading(page, elsewhere.title)).toBeVisible();
  await expect.poll(() => page.locator('#state').textContent()).toContain(release);

  site.giveUp();
  // The pages of such a site register none.
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('This site registers none.'));
  });
  // Browsers update a worker some time after a visit, and only when the old one is idle.
  const keptAfterVisit = async () => {
    await page.goto(site.address + lead.path);
    await untilSettled(page);
    const kept = await page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
    await page.goto('about:blank');
    return kept;
  };
  await expect.poll(keptAfterVisit, { timeout: 60_000, intervals: [5000] }).toEqual([]);
});
