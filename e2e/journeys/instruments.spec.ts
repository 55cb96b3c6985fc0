import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../fixtures';
import { pageOfStudy } from '../site-pages';
import { textFaults } from '../text-layout';

/** Every instrument, and a row of its strip. */
const instruments = [
  ['packing', 'Plate width'],
  ['subdivision', 'Largest lot'],
  ['dance', 'Tempo'],
  ['piano', 'Volume'],
  ['map', 'Stop'],
  ['axonometric', 'Tilt'],
] as const;

const phone = { width: 390, height: 844 };
/** The height of the bar that stays at the top of a phone. */
const bar = 56;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function approach(page: Page, path: string): Promise<Locator> {
  await open(page, path);
  const stage = page.locator('[data-study]:visible');
  await stage.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const study = stage.getByRole('region').first();
  await expect(study.getByRole('group', { name: 'Controls' })).toBeVisible({ timeout: 30_000 });
  await expect(study.getByRole('table').first()).toBeVisible();
  return study;
}

for (const [name, row] of instruments) {
  const path = pageOfStudy(name)?.path;
  if (!path) continue;
  test.describe(name, () => {
    test('one question is asked at a time, whichever was asked before', async ({ page }) => {
      const study = await approach(page, path);
      const questions = study.getByRole('button', { name: /\?$/ });
      const asks = await questions.allTextContents();
      test.skip(asks.length === 0, 'it has no questions');
      for (const ask of [...asks, ...asks.toReversed().slice(1)]) {
        await study.getByRole('button', { name: ask, exact: true }).click();
        await expect(study.getByRole('button', { name: /\?$/, pressed: true })).toHaveText([ask]);
      }
    });

    test('the strip has at most five controls, in rows of one height', async ({ page }) => {
      for (const width of [390, 1000, 1600]) {
        await page.setViewportSize({ width, height: 900 });
        const study = await approach(page, path);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(over, `${width} px: the page is no wider than its window`).toBeLessThanOrEqual(0);
        const rows = study.getByRole('group', { name: 'Controls' }).locator('> *');
        const heights = await rows.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
        expect(new Set(heights).size, `${width} px: ${heights.join(', ')}`).toBe(1);
        const more = study.getByRole('button', { name: 'More settings' });
        expect(heights.length - (await more.count())).toBeLessThanOrEqual(5);
      }
    });

    test('every line of the strip reaches its end: no control stands beside an empty place', async ({ page }) => {
      for (const width of [1000, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const study = await approach(page, path);
        const short = await study.getByRole('group', { name: 'Controls' }).evaluate((strip) => {
          const ends = new Map<number, number>();
          for (const row of strip.children) {
            const { top, right } = row.getBoundingClientRect();
            ends.set(Math.round(top), Math.max(right, ends.get(Math.round(top)) ?? 0));
          }
          const end = strip.getBoundingClientRect().right;
          return [...ends.values()].filter((right) => Math.abs(right - end) > 1);
        });
        expect(short, `${width} px`).toEqual([]);
      }
    });

    test('a value is edited in place, and what is no number gets a sentence while the value stays', async ({
      page,
    }) => {
      const study = await approach(page, path);
      const value = study.getByRole('spinbutton', { name: row, exact: true });
      const before = await value.getAttribute('aria-valuenow');
      await value.fill('elephant');
      await value.press('Enter');
      await expect(study.getByText(`${row}: “elephant” is not a number`)).toBeVisible();
      await expect(value).toHaveAttribute('aria-valuenow', before ?? '');
      await value.press('Escape');
      await expect(value).toHaveValue(before ?? '');
      await value.press('ArrowDown');
      await value.press('ArrowUp');
      await value.press('ArrowUp');
      await expect(study.getByText('“elephant”')).toHaveCount(0);
    });

    test.describe('on a phone', () => {
      test.use({ viewport: phone, hasTouch: true, isMobile: true });

      test('drawing, playback bar and strip are in the window together', async ({ page }) => {
        const study = await approach(page, path);
        const controls = study.getByRole('group', { name: 'Controls' });
        const drawing = controls.locator('xpath=preceding-sibling::*[1]');
        await drawing.evaluate(
          (element, top) => scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' }),
          bar,
        );
        const [above, below] = [await drawing.boundingBox(), await controls.boundingBox()];
        expect(above!.y).toBeGreaterThanOrEqual(bar - 1);
        expect(below!.y + below!.height).toBeLessThanOrEqual(phone.height);
      });

      test('every target is at least 44 px high and wide', async ({ page }) => {
        const study = await approach(page, path);
        const more = study.getByRole('button', { name: 'More settings' });
        if (await more.count()) await more.click();
        const small = await study.evaluate((region) =>
          [...region.querySelectorAll<HTMLElement>('button, input, select, summary, a[href]')]
            .map((element) => (element.matches('[type=checkbox], [type=radio]') ? element.closest('label') : element))
            .filter(
              (element): element is HTMLElement => !!element?.checkVisibility() && element.getClientRects().length > 0,
            )
            .map((element) => ({ text: element.outerHTML.slice(0, 90), box: element.getBoundingClientRect() }))
            .filter(({ box }) => box.width < 43.9 || box.height < 43.9)
            .map(({ text, box }) => `${box.width.toFixed(0)} × ${box.height.toFixed(0)}: ${text}`),
        );
        expect(small).toEqual([]);
      });
    });

    test('with forced colours the drawing keeps its light paper, as its ink stays dark', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
      const study = await approach(page, path);
      const drawing = study.getByRole('group', { name: 'Controls' }).locator('xpath=preceding-sibling::*[1]/*[1]');
      const ground = await drawing.evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(ground).toBe('rgb(232, 228, 222)');
    });

    test('at 320 px no word lies on another, tables fit, and the time line can be dragged', async ({ page }) => {
      const study = await approach(page, path);
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await textFaults(page)).toEqual([]);
      const wide = await study
        .getByRole('table')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.parentElement!.clientWidth + 1).length);
      expect(wide, 'tables that are wider than their place').toBe(0);
      const line = study.getByRole('group', { name: 'Playback' }).getByRole('slider');
      for (const slider of await line.all()) expect((await slider.boundingBox())!.width).toBeGreaterThan(100);
    });

    test('print has the drawing and the results, without controls', async ({ page }) => {
      const study = await approach(page, path);
      await page.emulateMedia({ media: 'print' });
      await expect(study.getByRole('table').first()).toBeVisible();
      await expect(study.locator('svg, canvas').first()).toBeVisible();
      await expect(study.locator('button:not([data-printed]), input, select').filter({ visible: true })).toHaveCount(0);
    });
  });
}
