import type { Page } from '@playwright/test';
import { expect, open, untilStarted, test } from '../../../e2e/fixtures';
import { lead } from '../../../e2e/site/site-pages';
import { texts } from '../../../e2e/site/site-words';

const ground = { light: 'rgb(255, 255, 255)', dark: 'rgb(20, 19, 18)' };
const shown = (page: Page) =>
  page.evaluate(() => ({
    ground: getComputedStyle(document.body).backgroundColor,
    scheme: getComputedStyle(document.documentElement).colorScheme,
    bar: [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
  }));

test('the theme follows the system, is switched by a button, and is kept on every page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, lead.path);
  expect(await shown(page)).toEqual({ ground: ground.dark, scheme: 'light dark', bar: ['#141312'] });
  const button = page
    .locator('#rail')
    .getByRole('button', { name: new RegExp([texts.systemTheme, texts.lightTheme, texts.darkTheme].join('|')) });
  await expect(button).toHaveAccessibleName(new RegExp(texts.systemTheme));
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAccessibleName(new RegExp(texts.lightTheme));
  expect(await shown(page)).toEqual({ ground: ground.light, scheme: 'light', bar: ['#ffffff'] });

  await open(page, '/');
  await expect(button).toHaveAccessibleName(new RegExp(texts.lightTheme));
  expect((await shown(page)).ground).toBe(ground.light);
  await page.emulateMedia({ colorScheme: 'light' });
  await button.click();
  expect(await shown(page)).toEqual({ ground: ground.dark, scheme: 'dark', bar: ['#141312'] });

  await button.click();
  await expect(button).toHaveAccessibleName(new RegExp(texts.systemTheme));
  expect((await shown(page)).ground).toBe(ground.light);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test('the first frame already has the chosen theme, with every script file held back', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, lead.path);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  // Notes the ground as soon as there is a body, and again at each of the first frames.
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const note = () => {
      if (document.body) seen.push(getComputedStyle(document.body).backgroundColor);
      if (seen.length < 20) requestAnimationFrame(note);
    };
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      note();
    }).observe(document, { childList: true, subtree: true });
  });
  const held: (() => void)[] = [];
  await page.route('**/*.js', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => (window as unknown as { seen: string[] }).seen.length >= 20);
  const seen = () => page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)]);
  expect(await seen()).toEqual([ground.dark]);
  expect((await shown(page)).bar).toEqual(['#141312']);
  for (const release of held) release();
  await untilStarted(page);
  expect((await shown(page)).ground).toBe(ground.dark);
  await expect(page.locator('#rail').getByRole('button', { name: texts.darkTheme })).toBeVisible();
});

test('without scripts there is neither theme switch nor search', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto(lead.path);
  await expect(page.locator('#rail').getByRole('link', { name: texts.contact })).toBeVisible();
  await expect(page.locator('#rail').getByText(texts.systemTheme)).toBeHidden();
  await expect(page.locator('#rail').getByText(texts.searchTitle)).toBeHidden();
  await page.close();
});
