import type { Page } from '@playwright/test';
import { expect, open, test } from '../fixtures';

test.use({ viewport: { width: 390, height: 844 } });

const press = (page: Page, path: string) =>
  page
    .locator(`main a[href^="${path}"]`)
    .last()
    .evaluate((link: HTMLElement) => link.click());

test('on a phone the first frame of a page is what the window shows, and the rest follows', async ({
  page,
  complaints,
}) => {
  await open(page, '/GDL');
  await page.evaluate(noteFigures);
  await press(page, '/IMP');
  await expect(page.locator('#picture-diagram')).toBeAttached();
  expect(await notedFigures(page)).toEqual(['Museum-library: 7', 'Art and museum park: 1', 'Art and museum park: 7']);
  await expect(page.getByRole('link', { name: /^Next/ })).toHaveAttribute('href', '/GDL');
  expect(complaints).toEqual([]);
});

test('on a phone who comes back, or to a place of the page, has all of it at once', async ({ page }) => {
  await open(page, '/GDL');
  await page.evaluate(() => scrollTo(0, 2500));
  await page.waitForFunction(() => sessionStorage.length > 0);
  await press(page, '/IMP');
  await expect(page.locator('#picture-diagram')).toBeAttached();
  await page.evaluate(noteFigures);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Museum-library');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2500);
  await page.evaluate(() => document.querySelector('main a[href="/IMP"]')?.setAttribute('href', '/IMP#picture-plan'));
  await press(page, '/IMP');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await notedFigures(page)).toEqual(['Art and museum park: 7', 'Museum-library: 7', 'Art and museum park: 7']);
  await expect(page.locator('#picture-plan')).toBeInViewport();
});

test('on a phone a page that stands ready is shown in the moment of the press, and all else follows', async ({
  page,
  complaints,
}) => {
  await open(page, '/GDL');
  await standReady(page, '/SSL');
  const atOnce = await page.evaluate(() => {
    const left = scrollY;
    document.querySelector<HTMLElement>('main a[rel=next]')?.click();
    const shown = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility());
    return { headings: shown.map((heading) => heading.textContent), scrollY, path: location.pathname, left };
  });
  expect(atOnce).toMatchObject({ headings: ['City landmark tower'], scrollY: 0, path: '/GDL' });
  await expect(page).toHaveURL('/SSL');
  await expect(page).toHaveTitle(/^City landmark tower/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('#main > *')).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Museum-library');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(atOnce.left);
  expect(complaints).toEqual([]);
});

test('on a phone who presses another link in the moment after leaves for that one alone', async ({ page }) => {
  await open(page, '/GDL');
  await standReady(page, '/SSL');
  const entries = await page.evaluate(() => {
    const { length } = history;
    document.querySelector<HTMLElement>('main a[rel=next]')?.click();
    document.querySelector<HTMLElement>('#rail a[href="/KCT"]')?.click();
    return length;
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Small-city technology research');
  await expect(page).toHaveURL('/KCT');
  await page.goBack();
  await expect(page).toHaveURL('/GDL');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test('on a phone a press in the moment in which the next page comes is not lost', async ({ page }) => {
  await open(page, '/GDL');
  await page.evaluate(() => {
    const press = (path: string) => document.querySelector<HTMLElement>(`#rail a[href="${path}"]`)?.click();
    new MutationObserver((_, observer) => {
      if (![...document.querySelectorAll('h1')].some(({ textContent }) => textContent?.startsWith('Small-city')))
        return;
      observer.disconnect();
      press('/SSL');
    }).observe(document.body, { childList: true, subtree: true });
    press('/KCT');
  });
  await expect(page).toHaveURL('/SSL');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('City landmark tower');
});

/** Scrolls down and points at the link to the next page until this is rendered ahead. */
async function standReady(page: Page, path: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, 2500));
  await page.locator('main a[rel=next]').dispatchEvent('pointerover');
  await expect(page.locator(`#main > [data-path="${path}"]`)).toBeAttached();
  await expect(page.locator(`#main > [data-path="${path}"]`)).toBeHidden();
}

/** Runs in the page: notes the heading of the page that is shown, and how many figures it has, whenever they change. */
function noteFigures(): void {
  const now = () => {
    const shown = [...document.querySelectorAll('main article')].find((article) => article.checkVisibility());
    return `${shown?.querySelector('h1')?.textContent}: ${shown?.querySelectorAll('figure').length}`;
  };
  const noted = [now()];
  Object.assign(window, { noted });
  const note = () => noted.at(-1) !== now() && noted.push(now());
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, attributes: true });
}

function notedFigures(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { noted: string[] }).noted);
}
