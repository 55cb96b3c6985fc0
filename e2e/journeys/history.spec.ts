import type { Page } from '@playwright/test';
import { expect, holdBack, untilSettled, open, railLink, untilStarted, test } from '../fixtures';
import { elsewhere, groups, lead, next, settings, works } from '../site/site-pages';
import { texts, worksTexts } from '../site/site-words';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const expectScrollAt = (page: Page, top: number) => expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
const scroll = (page: Page, top: number) => page.evaluate((y) => scrollTo(0, y), top);
/** Where an element's upper edge stands in the window. */
const topOf = (page: Page, id: string) =>
  page.evaluate((name) => Math.round(document.getElementById(name)!.getBoundingClientRect().top), id);
const group = groups.at(-1)!;
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: texts.failed });

test('Back to an entry behind a fragment stands where that was left', async ({ page }) => {
  await open(page, '/');
  await page.locator(`h1 a[href="#${group.name}"]`).click();
  await expect(page).toHaveURL(`/#${group.name}`);
  await scroll(page, 300);
  await railLink(page, lead).click();
  await expect(heading(page, lead.title)).toBeVisible();
  await expectScrollAt(page, 0);
  await page.goBack();
  await expect(page.locator('h1 a[href^="#"]').first()).toBeVisible();
  await expectScrollAt(page, 300);
});

test('Back and Forward inside a page move it', async ({ page }) => {
  await open(page, '/');
  await scroll(page, 10);
  await page.locator(`h1 a[href="#${group.name}"]`).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  const there = await page.evaluate(() => scrollY);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expectScrollAt(page, 10);
  await page.goForward();
  await expectScrollAt(page, there);
});

test('a page that was entered by its address is found again where it was left, never where another one was', async ({
  page,
}) => {
  await open(page, next.path);
  await scroll(page, 900);
  await open(page, lead.path);
  await railLink(page, elsewhere).click();
  await expect(heading(page, elsewhere.title)).toBeVisible();
  await page.goBack();
  await expect(heading(page, lead.title)).toBeVisible();
  await expectScrollAt(page, 0);
});

test("a click on the page's own link leads to its top, in the same entry", async ({ page }) => {
  await open(page, lead.path);
  const entries = await page.evaluate(() => history.length);
  await scroll(page, 500);
  await railLink(page, lead).click();
  await expectScrollAt(page, 0);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('a link to a fragment takes the focus along, as in a plain document', async ({ page }) => {
  await open(page, '/');
  await page.locator(`h1 a[href="#${group.name}"]`).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/#${group.name}`);
  await page.keyboard.press('Tab');
  expect(await page.evaluate((id) => document.getElementById(id)?.contains(document.activeElement), group.name)).toBe(
    true,
  );
});

test('a malformed fragment does no harm', async ({ page }) => {
  await open(page, `${lead.path}#100%`);
  await railLink(page, elsewhere).click();
  await expect(heading(page, elsewhere.title)).toBeVisible();
  await page.goBack();
  await expect(heading(page, lead.title)).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('a page whose data failed once is there when its link is clicked again', async ({ page }) => {
  const data = `**/content/pages${elsewhere.path}.json*`;
  await page.route(data, (route) => route.abort());
  await open(page, lead.path);
  await scroll(page, 600);
  await railLink(page, elsewhere).click();
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL(elsewhere.path);
  await expect(page).toHaveTitle(`${elsewhere.railTitle} · ${settings.name}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(elsewhere.railTitle);
  await expectScrollAt(page, 0);
  await page.unroute(data);
  await railLink(page, elsewhere).click();
  await expect(heading(page, elsewhere.title)).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('so is the list of works behind a fragment', async ({ page }) => {
  await page.route('**/works.json*', (route) => route.abort());
  await open(page, lead.path);
  const follow = () =>
    page.evaluate((hash) => {
      const link = Object.assign(document.createElement('a'), { href: `/works#${hash}` });
      document.body.append(link);
      link.click();
      link.remove();
    }, group.name);
  await follow();
  await expect(notice(page)).toBeVisible();
  await page.unroute('**/works.json*');
  await follow();
  await expect(heading(page, worksTexts.title)).toBeVisible();
  expect(await topOf(page, group.name)).toBeLessThan(900);
});

test('Back to a page that is not loaded any more shows that it is loading, over the page before', async ({ page }) => {
  await open(page, lead.path);
  await railLink(page, elsewhere).click();
  await expect(heading(page, elsewhere.title)).toBeVisible();
  await railLink(page, next).click();
  await expect(heading(page, next.title)).toBeVisible();
  await page.reload();
  await untilStarted(page);
  const come = await holdBack(page, `**/content/pages${elsewhere.path}.json`);
  await page.evaluate(() => history.back());
  await expect(page.locator('[data-pending]')).toBeAttached();
  await expect(heading(page, next.title)).toBeVisible();
  come();
  await expect(heading(page, elsewhere.title)).toBeVisible();
  await expect(page.locator('[data-pending]')).not.toBeAttached();
});

test('Back before a reloaded page is hydrated opens the page before it', async ({ page, complaints }) => {
  await open(page, lead.path);
  await railLink(page, elsewhere).click();
  await expect(heading(page, elsewhere.title)).toBeVisible();
  const come = await holdBack(page, '**/_shell/**/hydrate.*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(heading(page, elsewhere.title)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(heading(page, lead.title)).toBeVisible();
  come();
  await untilStarted(page);
  await page.goForward();
  await expect(heading(page, elsewhere.title)).toBeVisible();
  await expect(page).toHaveURL(elsewhere.path);
  expect(complaints).toEqual([]);
});

test('Back inside a reloaded page before it is hydrated stays in its document', async ({ page }) => {
  await open(page, '/');
  await page.locator(`h1 a[href="#${group.name}"]`).click();
  await expect(page).toHaveURL(`/#${group.name}`);
  const come = await holdBack(page, '**/_shell/**/hydrate.*.js');
  await page.reload({ waitUntil: 'commit' });
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/');
  come();
  await untilStarted(page);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('a picture that is closed twice at once leaves its page open', async ({ page }) => {
  await open(page, '/');
  await railLink(page, lead).click();
  await expect(heading(page, lead.title)).toBeVisible();
  await page.locator('a[data-picture]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: texts.close })
    .evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(lead.path);
  await expect(heading(page, lead.title)).toBeVisible();
});

test.describe('prefetch', () => {
  const collectFetched = (page: Page) => {
    const paths: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/content\/pages\/|\.(avif|jpg|svg)$/.test(pathname)) paths.push(pathname);
    });
    return paths;
  };
  const sweep = async (page: Page) => {
    for (const work of works) await railLink(page, work).hover({ force: true });
    await page.getByRole('main').hover();
  };

  /** Longer than a pointer rests on a link before its page is fetched. */
  const waitForPrefetch = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));

  test('one sweep over the sidebar fetches at most two pages', async ({ page }) => {
    await open(page, settings.contact ?? '/works');
    await untilSettled(page);
    const paths = collectFetched(page);
    const boxes = await page
      .locator('#rail a[data-area]')
      .evaluateAll((links) =>
        links.map((link) => link.getBoundingClientRect()).map(({ x, y, height }) => ({ x: x + 20, y: y + height / 2 })),
      );
    // As a hand does it, without a rest, however slow the machine is: none waits for the one before.
    await Promise.all([...boxes, { x: 900, y: 450 }].map(({ x, y }) => page.mouse.move(x, y)));
    await waitForPrefetch(page);
    await untilSettled(page);
    expect(paths.filter((path) => path.includes('/content/pages/')).length).toBeLessThanOrEqual(2);
  });

  test('where the visitor saves data, nothing is fetched before the click', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    await open(page, settings.contact ?? '/works');
    await untilSettled(page);
    const paths = collectFetched(page);
    await sweep(page);
    await railLink(page, next).focus();
    await waitForPrefetch(page);
    expect(paths).toEqual([]);
    await railLink(page, next).click();
    await expect(heading(page, next.title)).toBeVisible();
  });
});
