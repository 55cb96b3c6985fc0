import type { Locator, Page } from '@playwright/test';
import { languageTitle } from '@portfolio/site/language-name';
import { axeViolations } from '../page/axe-violations';
import { expect, open, untilStarted } from '../fixtures';
import { pixelsOf } from '../page/pixels';
import { languages, routesIn, test } from './other-site';

const rail = (page: Page) => page.locator('#rail');
const dialog = (page: Page) => page.getByRole('dialog');

/** Two works are translated into Arabic; the others are shown in the main language. */
const [vases, floor, untranslated] = ['/ar/KOB', '/ar/GOL', '/ar/BAC'];
const translated = ['/ar/', '/ar/works', vases, floor];

/** Where an element stands in the window: how far its sides are from the window's. */
async function sides(page: Page, element: Locator) {
  const { x = NaN, width = NaN } = (await element.boundingBox()) ?? {};
  const window = await page.evaluate(() => document.documentElement.clientWidth);
  return { left: Math.round(x), right: Math.round(window - x - width) };
}

/** The journeys in the second owner's other languages, of which one is written from right to left. */
export function languageJourneys(): void {
  test('each page stands in three languages, and names its counterparts', async ({ request }) => {
    for (const path of ['/', '/works', '/KOB', '/BAC'])
      for (const [language, below] of Object.entries(languages)) {
        const html = await (await request.get(below + path)).text();
        const direction = language === 'ar' ? ' dir="rtl"' : '';
        expect(html, below + path).toContain(` lang="${language}"${direction}><head>`);
        const links = [...html.matchAll(/hreflang="([\w-]+)" href="https:\/\/[^/"]+([^"]*)"/g)];
        expect(Object.fromEntries(links.map(([, tag, to]) => [tag, to]))).toEqual({
          sv: path,
          en: `/en${path}`,
          ar: `/ar${path}`,
          'x-default': path,
        });
      }
  });

  test('what leads to a page that is not translated says in which language it is', async ({ page }) => {
    const links = (path: string) => page.locator(`a[href="${path}"]:not([hreflang])`);
    for (const path of ['/ar/', '/ar/works', floor]) {
      await open(page, path);
      await expect(links(untranslated)).not.toHaveCount(0);
      for (const link of await links(untranslated).all())
        expect(await link.evaluate((each) => (each.querySelector('[lang]') ?? each).getAttribute('lang'))).toBe('sv');
      for (const link of await links(vases).all()) expect(await link.getAttribute('lang')).toBeNull();
    }
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('BAC');
    await expect(page.getByRole('dialog').getByRole('option').first()).toHaveAttribute('lang', 'sv');
  });

  test('the sidebar leads from each language to the others, to the same page', async ({ page, complaints }) => {
    await open(page, '/KOB');
    for (const [language, title] of [
      ['ar', 'شريط الكوبالت'],
      ['en', 'Band of cobalt'],
      ['sv', 'Koboltband'],
    ] as const) {
      await rail(page)
        .getByRole('link', { name: languageTitle(language) })
        .click();
      await expect(page).toHaveURL(`${languages[language]}/KOB`);
      await untilStarted(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(rail(page).locator('a[hreflang]')).toHaveCount(2);
    }
    expect(complaints).toEqual([]);
  });

  test('in Arabic the sidebar stands at the right edge, the page beside it, and its letters join', async ({ page }) => {
    await open(page, vases);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const heading = page.getByRole('heading', { level: 1 });
    for (const width of [1000, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect((await sides(page, rail(page))).right, `${width} px`).toBe(0);
      const main = page.getByRole('main');
      expect((await sides(page, main)).left).toBe(0);
      // The narrow one is cropped after its codes.
      const seen = width < 1440 ? 68 : 250;
      expect((await sides(page, main)).right).toBe(seen);
      const row = rail(page).locator('a[href="/ar/FRU"]');
      expect((await row.boundingBox())!.x).toBeGreaterThanOrEqual(width - 250);
      expect((await sides(page, heading)).right).toBeLessThan(seen + 60);
    }
    await expect(heading).toHaveCSS('letter-spacing', /^(?:0px|normal)$/);

    await page.setViewportSize({ width: 390, height: 800 });
    await expect(rail(page)).toBeHidden();
    const menu = page.getByRole('button', { name: 'القائمة' });
    expect((await sides(page, menu)).left).toBeLessThan(20);
    await menu.click();
    await expect.poll(async () => (await sides(page, rail(page))).right).toBe(0);
    expect((await sides(page, rail(page))).left).toBe(390 - 250);
    await page.keyboard.press('Escape');
    await expect(rail(page)).toBeHidden();
  });

  test('a row of the narrow sidebar opens towards the page', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/ar/');
    const row = rail(page).locator('a[href="/ar/KOB"]');
    await expect(row).toHaveCSS('clip-path', /inset\(0px 0px 0px \d/);
    await row.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(row).toHaveCSS('clip-path', 'none');
    const [code, title] = [row.getByText('KOB'), row.getByText('شريط الكوبالت')];
    expect((await title.boundingBox())!.x).toBeLessThan((await code.boundingBox())!.x);
  });

  test('no translated page is wider than a window of 320 px, nor does anything stick out of it', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of translated) {
      await open(page, path);
      const study = page.locator('[data-study]');
      if (path === floor) {
        await study.scrollIntoViewIfNeeded();
        await expect(study).toHaveAttribute('data-study', 'live');
        await expect(page.locator('[data-loading]')).toHaveCount(0);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
      const outside = await page.locator('main :is(h1, h2, p, dd, a, button, input):visible').evaluateAll((all) =>
        all
          .filter((each) => {
            const { left, right, width } = each.getBoundingClientRect();
            const isScrolled = each.closest('[class*=scroll], [class*=announcer]');
            return width > 1 && !isScrolled && (left < -1 || right > innerWidth + 1);
          })
          .map((each) => each.outerHTML.slice(0, 120)),
      );
      expect(outside, path).toEqual([]);
    }
  });

  test('what is not translated says its language and runs in its own direction', async ({ page }) => {
    await open(page, '/ar/');
    await rail(page).locator('a[href="/ar/BAC"]').click();
    await expect(page).toHaveURL(untranslated);
    const part = page.locator('[data-path="/BAC"]');
    await expect(part).toHaveAttribute('lang', 'sv');
    await expect(part).toHaveAttribute('dir', 'ltr');
    const sentence = part.getByText('لم تُترجَم هذه الصفحة بعد.');
    await expect(sentence).toHaveAttribute('lang', 'ar');
    await expect(sentence).toHaveCSS('unicode-bidi', 'plaintext');
    await open(page, '/en/BAC');
    await expect(page.locator('[data-path="/BAC"]')).not.toHaveAttribute('dir');
    await open(page, '/BAC');
    await expect(page.locator('[dir]')).toHaveCount(0);
  });

  test('the next picture stands on the left: its button and its key', async ({ page }) => {
    await open(page, vases);
    await page.locator('a[data-picture]:visible').first().click();
    const at = (number: number) => expect(dialog(page)).toContainText(`${number} من 3`);
    await at(1);
    const [previous, next] = ['السابق', 'التالي'].map((name) => dialog(page).getByRole('button', { name }));
    expect((await next!.boundingBox())!.x).toBeLessThan((await previous!.boundingBox())!.x);
    await page.keyboard.press('ArrowLeft');
    await at(2);
    await page.keyboard.press('ArrowLeft');
    await at(3);
    await page.keyboard.press('ArrowRight');
    await at(2);
    await next!.click();
    await at(3);
  });

  test.describe('with a finger', () => {
    test.use({ hasTouch: true });

    test('the next picture comes with a move to the right', async ({ page }) => {
      await open(page, `${vases}#picture-grupp`);
      await expect(dialog(page)).toContainText('1 من 3');
      const client = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: readonly number[]) =>
        client.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((x) => ({ x, y: 400, id: 1 })) });
      const swipe = async (by: number) => {
        await touch('touchStart', 700);
        await touch('touchMove', 700 + by / 2);
        await touch('touchMove', 700 + by);
        await touch('touchEnd');
      };
      await swipe(200);
      await expect(dialog(page)).toContainText('2 من 3');
      await swipe(-200);
      await expect(dialog(page)).toContainText('1 من 3');
    });
  });

  test('a page that is not translated has the viewer of the language, with its own words in their direction', async ({
    page,
  }) => {
    await open(page, untranslated);
    await page.locator('a[data-picture]:visible').first().click();
    await expect(dialog(page)).toHaveAttribute('dir', 'rtl');
    await expect(dialog(page).getByText('Tre av sjutton.')).toHaveCSS('direction', 'ltr');
    await page.keyboard.press('ArrowLeft');
    await expect(dialog(page)).toContainText('2 من 3');
  });

  test('a slider of a study rises to the left, as it is drawn; its plan and its time line stay', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await open(page, floor);
    const study = page.locator('[data-study]');
    await study.scrollIntoViewIfNeeded();
    await expect(study).toHaveAttribute('data-study', 'live');
    const slider = study.getByRole('slider', { name: 'عرض الأرضية' });
    const value = () => slider.inputValue().then(Number);
    expect(await value()).toBe(30);
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    expect(await value()).toBeGreaterThan(30);
    await page.keyboard.press('ArrowRight');
    expect(await value()).toBe(30);
    const { width, height } = (await slider.boundingBox())!;
    await slider.click({ position: { x: width * 0.75, y: height / 2 } });
    const low = await value();
    const drawn = await pixelsOf(await slider.screenshot());
    // What is below the value is black.
    expect(drawn.at(width - 6, height / 2)[0]).toBeLessThan(80);
    expect(drawn.at(6, height / 2)[0]).toBeGreaterThan(100);
    await slider.click({ position: { x: width * 0.25, y: height / 2 } });
    expect(await value()).toBeGreaterThan(low);

    const east = study.getByRole('slider', { name: 'الحافة الشرقية للأرضية' }).and(page.locator('[tabindex="0"]'));
    await east.focus();
    const before = Number(await east.getAttribute('aria-valuenow'));
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => Number(await east.getAttribute('aria-valuenow'))).toBeGreaterThan(before);

    const time = study.getByRole('slider', { name: 'الغرف المرصوصة' });
    const steps = Number(await time.inputValue());
    await time.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(time).toHaveValue(String(steps - 1));
  });

  test('a word is found with its article and without, and an unknown address is answered from the right', async ({
    page,
  }) => {
    await open(page, '/ar/');
    await page.keyboard.press('Control+k');
    for (const typed of ['كوبالت', 'الكوبالت', 'دولاب']) {
      await page.getByRole('dialog').getByRole('combobox').fill(typed);
      await expect(page.getByRole('dialog').getByRole('option').filter({ hasText: 'شريط الكوبالت' })).toBeVisible();
    }
    await page.keyboard.press('Escape');
    const answer = await page.goto('/ar/kob');
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByText('/kob', { exact: true })).toHaveCSS('direction', 'ltr');
    await expect(page.getByRole('main').locator('a[href="/ar/KOB"]').first()).toBeVisible();
  });

  test('the keyboard reaches every link and button of a page in Arabic, each within the window', async ({ page }) => {
    await open(page, vases);
    const reachable = page.locator(':is(a[href], button):visible:not([tabindex="-1"])');
    const count = await reachable.count();
    const reached = new Set<string>();
    for (let presses = 0; presses < count; presses++) {
      await page.keyboard.press('Tab');
      const { name, isInside } = await page.evaluate(() => {
        const { left, right } = document.activeElement!.getBoundingClientRect();
        return { name: document.activeElement!.outerHTML, isInside: left >= 0 && right <= innerWidth };
      });
      expect(isInside, name).toBe(true);
      reached.add(name);
    }
    const all = await reachable.evaluateAll((elements) => elements.map((element) => element.outerHTML));
    expect(all.filter((name) => !reached.has(name))).toEqual([]);
  });

  test('no page in Arabic has a violation that axe finds, in either theme', async ({ page, other }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of routesIn(other.site, 'ar')) {
      await open(page, path);
      expect(await axeViolations(page, [390, 1440]), path).toEqual([]);
    }
  });
}
