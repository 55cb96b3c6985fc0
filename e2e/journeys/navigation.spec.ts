import type { Page } from '@playwright/test';
import { aliasOf } from '@portfolio/contract/areas';
import { expect, open, untilStarted, test } from '../fixtures';
import { contact, elsewhere, firsts, lead, next, settings, siblings, works, type SitePage } from '../site/site-pages';
import { texts, worksTexts } from '../site/site-words';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const link = (page: Page, path: string) => page.locator(`#rail a[href="${aliasOf(path)}"]`);

/** The first page of every area that is not loaded with the lead. */
const abroad = [...firsts, ...(contact ? [contact] : [])].filter(({ area }) => area !== lead.area);
/** The page with the form has the owner as its heading. */
const headingOf = (page: SitePage) => (page === contact ? settings.name : page.title);

/** A window in which a page of few words can be scrolled too. */
const low = { width: 1440, height: 400 };

/** Scrolls down as far as there is to read, at most so many pixels. @returns how far. */
async function scrollDown(page: Page, most: number): Promise<number> {
  const top = await page.evaluate((to) => {
    scrollTo(0, to);
    return scrollY;
  }, most);
  expect(top).toBeGreaterThan(100);
  return top;
}

test('navigating through all areas by the rail loads no document, and the code of each area once', async ({
  page,
  requests,
  complaints,
}) => {
  await open(page, lead.path);
  requests.length = 0;
  for (const station of [...abroad, next, works.at(-1)!, works[0]!]) {
    await link(page, station.path).click();
    await expect(heading(page, headingOf(station))).toBeVisible();
  }
  expect(requests.filter((request) => request.isNavigationRequest())).toEqual([]);
  const scripts = requests
    .filter((request) => request.resourceType() === 'script')
    .map((request) => new URL(request.url()).pathname);
  expect(new Set(scripts).size).toBe(scripts.length);
  // A study in the first screen of a page brings scripts of its own.
  const codeOf = (area: string) =>
    scripts.filter(
      (path) =>
        path.startsWith(`/_areas/${area}/`) && !/\/(?:instrument|[\w-]+-study(?:-worker)?)\.\w+\.js$/.test(path),
    );
  for (const { area } of abroad) expect(codeOf(area)).toHaveLength(2);
  expect(scripts.filter((path) => path.startsWith(`/_areas/${lead.area}/`))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('shell and areas share one copy of React', async ({ page }) => {
  const coming: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') coming.push(response.text());
  });
  await open(page, lead.path);
  for (const { path } of abroad) await link(page, path).click();
  await expect(heading(page, headingOf(abroad.at(-1)!))).toBeVisible();
  const sources = await Promise.all(coming);
  // React's own error addresses stand in every copy of it.
  expect(
    sources.filter((text) => text.includes('__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=')),
  ).toHaveLength(1);
});

test('a navigation sets title, address and focus, and is announced', async ({ page }) => {
  await open(page, lead.path);
  await page.getByRole('link', { name: next.linkName }).first().click();
  await expect(page).toHaveURL(next.path);
  await expect(page).toHaveTitle(`${next.title} · ${settings.name}`);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: next.title })).toBeAttached();
});

test('a click as soon as the page is hydrated navigates like any other', async ({ page }) => {
  const other = siblings[1] ?? next;
  await page.addInitScript((path) => {
    // Again and again, until the shell handles it for the first time.
    const click = () => document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click();
    const timer = setInterval(click);
    addEventListener('click', (event) => {
      if (event.defaultPrevented) clearInterval(timer);
      event.preventDefault();
    });
  }, other.path);
  await page.goto(lead.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.title);
  await expect(page).toHaveTitle(`${other.title} · ${settings.name}`);
  await expect(page.locator('main')).toBeFocused();
});

test('the page that is pointed at is prerendered hidden; a click shows it and removes the one before', async ({
  page,
}) => {
  await open(page, lead.path);
  // Below the page, unless it is alone in its group.
  const onward = page.locator(`a[href="${next.path}"]:visible`).last();
  const ahead = page.locator('h1', { hasText: next.title });
  await onward.hover();
  await expect(ahead).toBeHidden();
  await expect(ahead).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lead.title);
  await ahead.evaluate((heading) => Object.assign(heading, { same: true }));
  await onward.click();
  await expect(ahead).toBeVisible();
  expect(await ahead.evaluate((heading) => 'same' in heading)).toBe(true);
  await expect(page.locator('h1', { hasText: lead.title })).not.toBeAttached();
});

test('Back returns to the page before, scrolled as it was left', async ({ page }) => {
  await page.setViewportSize(low);
  await open(page, lead.path);
  const top = await scrollDown(page, 500);
  await page.getByRole('link', { name: elsewhere.linkName }).click();
  await expect(heading(page, elsewhere.title)).toBeVisible();
  // A view transition can wait for a font between the new page and its place; the window shows the old picture until then.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(heading(page, lead.title)).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
});

test('home and the list of all works open inside the page', async ({ page, requests }) => {
  await open(page, works.at(-1)!.path);
  requests.length = 0;
  await page.getByRole('link', { name: texts.allWorks }).first().click();
  await expect(heading(page, worksTexts.title)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: next.title }).click();
  await expect(heading(page, next.title)).toBeVisible();
  await page.getByRole('link', { name: settings.name }).first().click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('h1 a[href^="#"]').first()).toBeVisible();
  expect(requests.filter((request) => request.isNavigationRequest())).toEqual([]);
});

test('previous and next go through an area in the order of the sidebar', async ({ page }) => {
  const inArea = works.filter(({ area }) => area === lead.area);
  test.skip(inArea.length < 2, 'the area has one work');
  await open(page, inArea[0]!.path);
  for (const { title } of inArea.slice(1)) {
    await page.getByRole('link', { name: new RegExp(`^${texts.next}`) }).click();
    await expect(heading(page, title)).toBeVisible();
  }
  await page.getByRole('link', { name: new RegExp(`^${texts.previous}`) }).click();
  await expect(heading(page, inArea.at(-2)!.title)).toBeVisible();
});

test('a click with a modifier opens a new tab, as for any link', async ({ page, context }) => {
  await open(page, lead.path);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('link', { name: next.linkName })
      .first()
      .click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(heading(tab, next.title)).toBeVisible();
  await expect(page).toHaveURL(lead.path);
});

test('a reload stays where the page was scrolled to', async ({ page }) => {
  await page.setViewportSize(low);
  await open(page, lead.path);
  const top = await scrollDown(page, 700);
  await page.reload();
  await untilStarted(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
});

for (const [what, reducedMotion, animations] of [
  ['fades in', 'no-preference', ['page-in']],
  ['is there at once under reduced motion', 'reduce', []],
] as const)
  test(`a page that is navigated to ${what}, and can be clicked while it does`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const started: string[] = [];
      Object.assign(window, { started });
      addEventListener('animationstart', ({ animationName }) => started.push(animationName));
    });
    await open(page, lead.path);
    const started = () => page.evaluate(() => (window as unknown as { started: string[] }).started);
    expect(await started()).toEqual([]);
    // A second click in the frame that shows the page.
    await page.evaluate(
      ([one, other]) => {
        const click = (path: string) => document.querySelector<HTMLElement>(`#rail a[href="${path}"]`)?.click();
        new MutationObserver((_, observer) => {
          if (document.querySelector('h1')?.textContent !== one.title) return;
          observer.disconnect();
          click(other.path);
        }).observe(document.body, { childList: true, subtree: true });
        click(one.path);
      },
      [elsewhere, next] as const,
    );
    await expect(page).toHaveURL(next.path);
    await expect(heading(page, next.title)).toBeVisible();
    // An animation starts with the next frame, or a later one on a busy machine.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const fades = async () => [...new Set(await started())].filter((name) => name.includes('page-in')).length;
    await expect.poll(fades).toBe(animations.length);
  });
