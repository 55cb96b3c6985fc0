import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../../../e2e/fixtures';
import { pageOfStudy } from '../../../e2e/site/site-pages';
import { textFaults } from '../../../e2e/page/text-layout';
import { approachStudy } from '../../../e2e/page/approach-study';

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

for (const [name, row] of instruments) {
  const path = pageOfStudy(name)?.path;
  if (!path) continue;
  test.describe(name, () => {
    test('the instrument fits at any width, under forced colours and on paper, and its questions and values work', async ({
      page,
    }) => {
      const study = await approach(page, path);
      const controls = study.getByRole('group', { name: 'Controls' });

      for (const width of [390, 1000, 1600])
        await test.step(`at ${width} px the strip has at most five controls, in rows of one height`, async () => {
          await resize(page, width);
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(over, 'the page is no wider than its window').toBeLessThanOrEqual(0);
          const rows = controls.locator('> *');
          const heights = await rows.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
          expect(new Set(heights).size, heights.join(', ')).toBe(1);
          const more = study.getByRole('button', { name: 'More settings' });
          expect(heights.length - (await more.count())).toBeLessThanOrEqual(5);
        });

      for (const width of [1000, 1440, 1920])
        await test.step(`at ${width} px every line of the strip reaches its end: no control stands beside an empty place`, async () => {
          await resize(page, width);
          expect(await controls.evaluate(shortLines)).toEqual([]);
        });

      await test.step('at 320 px no word lies on another, tables fit, and the time line can be dragged', async () => {
        await resize(page, 320, 800);
        expect(await textFaults(page)).toEqual([]);
        const wide = await study
          .getByRole('table')
          .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.parentElement!.clientWidth + 1).length);
        expect(wide, 'tables that are wider than their place').toBe(0);
        const line = study.getByRole('group', { name: 'Playback' }).getByRole('slider');
        for (const slider of await line.all()) expect((await slider.boundingBox())!.width).toBeGreaterThan(100);
        await resize(page, 1440);
      });

      await test.step('with forced colours the drawing keeps its light paper, as its ink stays dark', async () => {
        await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
        const ground = await drawingOf(controls)
          .locator('xpath=*[1]')
          .evaluate((element) => getComputedStyle(element).backgroundColor);
        expect(ground).toBe('rgb(232, 228, 222)');
        await page.emulateMedia({ forcedColors: null, colorScheme: null });
      });

      await test.step('print has the drawing and the results, without controls', async () => {
        await page.emulateMedia({ media: 'print' });
        await expect(study.getByRole('table').first()).toBeVisible();
        await expect(study.locator('svg, canvas').first()).toBeVisible();
        const printed = study.locator('button:not([data-printed]), input, select').filter({ visible: true });
        await expect(printed).toHaveCount(0);
        await page.emulateMedia({ media: null });
      });

      await test.step('a value is edited in place, and what is no number gets a sentence while the value stays', async () => {
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

      await test.step('one question is asked at a time, whichever was asked before', async () => {
        const asks = await study.getByRole('button', { name: /\?$/ }).allTextContents();
        for (const ask of [...asks, ...asks.toReversed().slice(1)]) {
          await study.getByRole('button', { name: ask, exact: true }).click();
          await expect(study.getByRole('button', { name: /\?$/, pressed: true })).toHaveText([ask]);
        }
      });
    });

    test.describe('on a phone', () => {
      test.use({ viewport: phone, hasTouch: true, isMobile: true });

      test('the whole instrument is in the window, and can be touched', async ({ page }) => {
        const study = await approach(page, path);

        await test.step('drawing, playback bar and strip are in the window together', async () => {
          const controls = study.getByRole('group', { name: 'Controls' });
          const drawing = drawingOf(controls);
          await drawing.evaluate(
            (element, top) => scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' }),
            bar,
          );
          const [above, below] = [await drawing.boundingBox(), await controls.boundingBox()];
          expect(above!.y).toBeGreaterThanOrEqual(bar - 1);
          expect(below!.y + below!.height).toBeLessThanOrEqual(phone.height);
        });

        await test.step('every target is at least 44 px high and wide', async () => {
          const more = study.getByRole('button', { name: 'More settings' });
          if (await more.count()) await more.click();
          expect(await study.evaluate(smallTargets)).toEqual([]);
        });
      });
    });
  });
}

async function approach(page: Page, path: string): Promise<Locator> {
  await open(page, path);
  const study = await approachStudy(page);
  await expect(study.getByRole('group', { name: 'Controls' })).toBeVisible({ timeout: 30_000 });
  await expect(study.getByRole('table').first()).toBeVisible();
  return study;
}

/** Changes the size of the window, and lets the page see it. */
async function resize(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** The drawing stands above the controls. */
function drawingOf(controls: Locator): Locator {
  return controls.locator('xpath=preceding-sibling::*[1]');
}

/** Runs in the page: where the lines of a strip end that do not reach its end. */
function shortLines(strip: Element): number[] {
  const ends = new Map<number, number>();
  for (const row of strip.children) {
    const { top, right } = row.getBoundingClientRect();
    ends.set(Math.round(top), Math.max(right, ends.get(Math.round(top)) ?? 0));
  }
  const end = strip.getBoundingClientRect().right;
  return [...ends.values()].filter((right) => Math.abs(right - end) > 1);
}

/** Runs in the page: what can be pressed in a study and is less than 44 px high or wide. */
function smallTargets(region: Element): string[] {
  return [...region.querySelectorAll<HTMLElement>('button, input, select, summary, a[href]')]
    .map((element) => (element.matches('[type=checkbox], [type=radio]') ? element.closest('label') : element))
    .filter((element): element is HTMLElement => !!element?.checkVisibility() && element.getClientRects().length > 0)
    .map((element) => ({ text: element.outerHTML.slice(0, 90), box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width < 43.9 || box.height < 43.9)
    .map(({ text, box }) => `${box.width.toFixed(0)} × ${box.height.toFixed(0)}: ${text}`);
}
