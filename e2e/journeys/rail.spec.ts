import type { Page } from '@playwright/test';
import { expect, open, test } from '../fixtures';

const rail = (page: Page) => page.locator('#rail');
const left = (page: Page) => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().left);

for (const [width, railWidth] of [
  [1920, 250],
  [1440, 250],
  [1439, 68],
  [1025, 68],
  [1024, 68],
  [720, 68],
  [719, 0],
  [390, 0],
] as const) {
  test(`at ${width} px the sidebar takes ${railWidth} px and the content the rest`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/GDL');
    expect(await left(page)).toBe(railWidth);
    expect(await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().width)).toBe(width - railWidth);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('it lists every page under its group, with the labels LCT and DPU', async ({ page }) => {
  await open(page, '/');
  const names = await rail(page).getByRole('link').allInnerTexts();
  const codes = names.map((name) => name.split(/\s/)[0]).filter((name) => /^[A-Z]{2,3}$/.test(name ?? ''));
  expect(codes).toEqual([
    'GBA',
    'IMP',
    'GDL',
    'SSL',
    'OKE',
    'GLM',
    'ALN',
    'AK',
    'DFY',
    'PNS',
    'LCT',
    'DPU',
    'PCK',
    'SUB',
  ]);
  await expect(rail(page).getByRole('link', { name: /^LCT/ })).toHaveAttribute('href', '/KCT');
  await expect(rail(page).getByRole('link', { name: /^DPU/ })).toHaveAttribute('href', '/DGS');
  await expect(rail(page).getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
  await expect(rail(page).getByRole('link', { name: 'Architect & Developer' })).toHaveAttribute('href', '/');
});

test('Architecture opens and closes by itself', async ({ page }) => {
  await open(page, '/');
  const button = rail(page).getByRole('button', { name: 'Architecture' });
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(rail(page).getByRole('link', { name: /^GBA/ })).toBeHidden();
  await expect(rail(page).getByRole('link', { name: /^AK/ })).toBeVisible();
  await button.click();
  await expect(rail(page).getByRole('link', { name: /^GBA/ })).toBeVisible();
});

test('Development, Research and Follow-Up Study start open and share one toggle', async ({ page }) => {
  await open(page, '/');
  const names = ['Development', 'Research', 'Follow-Up Study'];
  const states = () =>
    Promise.all(names.map((name) => rail(page).getByRole('button', { name }).getAttribute('aria-expanded')));
  expect(await states()).toEqual(['true', 'true', 'true']);
  await rail(page).getByRole('button', { name: 'Research' }).click();
  await expect.poll(states).toEqual(['false', 'false', 'false']);
  await expect(rail(page).getByRole('link', { name: /^GBA/ })).toBeVisible();
  await expect(rail(page).getByRole('link', { name: /^DFY/ })).toBeHidden();
  await rail(page).getByRole('button', { name: 'Development' }).click();
  await expect.poll(states).toEqual(['true', 'true', 'true']);
});

test('the current page is marked', async ({ page }) => {
  await open(page, '/SSL');
  await expect(rail(page).locator('[aria-current="page"]')).toHaveText(/SSL\s*City landmark tower/);
  await rail(page).getByRole('link', { name: /^OKE/ }).click();
  await expect(rail(page).locator('[aria-current="page"]')).toHaveText(/^OKE/);
});

test('at 68 px a row shows its title on focus, and Escape hides it', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  await open(page, '/GDL');
  const row = rail(page).getByRole('link', { name: /^SSL/ });
  const isOpen = () => row.evaluate((element) => getComputedStyle(element).clipPath === 'none');
  expect(await isOpen()).toBe(false);
  await rail(page).getByRole('link', { name: /^GDL/ }).focus();
  await page.keyboard.press('Tab');
  await expect(row).toBeFocused();
  expect(await isOpen()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(isOpen).toBe(false);
});

test('at 68 px the pointer opens a row, can move onto its title, and Escape closes it', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  await open(page, '/GDL');
  const row = rail(page).getByRole('link', { name: /^SSL/ });
  await row.hover({ position: { x: 24, y: 12 } });
  const title = row.getByText('City landmark tower');
  await expect(row).toHaveCSS('clip-path', 'none');
  await title.hover();
  await expect(row).toHaveCSS('clip-path', 'none');
  // The focus is elsewhere: on the page.
  await page.keyboard.press('Escape');
  await expect(row).not.toHaveCSS('clip-path', 'none');
  await rail(page)
    .getByRole('link', { name: /^GBA/ })
    .hover({ position: { x: 24, y: 12 } });
  await expect(rail(page).getByRole('link', { name: /^GBA/ })).toHaveCSS('clip-path', 'none');
});

test('every tab stop of the sidebar is in view, shows its focus, and is not covered', async ({ page }) => {
  for (const width of [1000, 1440]) {
    await page.setViewportSize({ width, height: 640 });
    await open(page, '/GDL');
    for (let stop = 0; stop < 30; stop++) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element?.closest('#rail')) return undefined;
        const { left, top, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + 24, top + height / 2);
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return { name: element.textContent, isFree: element.contains(hit), ring: `${outlineWidth} ${outlineStyle}` };
      });
      if (focus) expect(focus).toMatchObject({ isFree: true, ring: '2px solid' });
      else if (stop > 1) break;
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu icon slides the sidebar in over 0.5 s, over a page dimmed by half', async ({ page }) => {
    await open(page, '/GDL');
    await expect(rail(page)).toBeHidden();
    const opener = page.getByRole('button', { name: 'Menu' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await opener.click();
    await expect(rail(page)).toBeVisible();
    const style = await rail(page).evaluate((element) => ({
      duration: getComputedStyle(element).transitionDuration.split(',')[0],
      width: element.clientWidth,
    }));
    expect(style).toEqual({ duration: '0.5s', width: 250 });
    const overlay = page.locator('[aria-hidden="true"][href="#main"]');
    await expect(overlay).toHaveCSS('background-color', 'rgba(0, 0, 0, 0.5)');
    await expect(overlay).toHaveCSS('transition-duration', '0.3s');
    await expect(overlay).toHaveCSS('opacity', '1');
  });

  for (const [way, close] of [
    ['a press on the page', (page: Page) => page.mouse.click(350, 500)],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['the close button', (page: Page) => page.getByRole('button', { name: 'Close' }).click()],
  ] as const) {
    test(`${way} closes it and returns the focus`, async ({ page }) => {
      await open(page, '/GDL');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(rail(page)).toBeVisible();
      await close(page);
      await expect(rail(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
    });
  }

  test('while it is open the page behind is inert and the keyboard stays inside', async ({ page }) => {
    await open(page, '/GDL');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('#main')).toHaveAttribute('inert');
    const close = page.getByRole('button', { name: 'Close' });
    await expect(close).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(rail(page).getByRole('link', { name: 'Contact' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('#rail') !== null)).toBe(true);
    }
  });

  test('a link opens its page and closes it', async ({ page }) => {
    await open(page, '/GDL');
    await page.getByRole('button', { name: 'Menu' }).click();
    await rail(page).getByRole('link', { name: /^IMP/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Art and museum park' })).toBeVisible();
    await expect(rail(page)).toBeHidden();
  });
});
