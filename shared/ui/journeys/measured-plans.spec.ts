import type { Page } from '@playwright/test';
import { expect, open, test } from '../../../e2e/fixtures';
import { pixelsOf } from '../../../e2e/page/pixels';
import { dialog, end, result } from '../../../e2e/page/ruler';
import { scaledDrawings } from '../../../e2e/page/scaled-drawings';
import { works } from '../../../e2e/site/site-pages';
import { texts } from '../../../e2e/site/site-words';

const measured = works.map((page) => ({ page, drawings: scaledDrawings(page) })).filter((each) => each.drawings.length);
test.skip(measured.length === 0, 'no work has a drawing with a scale');
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { page: work, drawings } of measured) {
  test(`${work.path}: in every drawing with a scale a measure is a line from A to B with a tick at both ends`, async ({
    page,
  }) => {
    for (const { name, alt } of drawings) {
      await test.step(name, async () => {
        await open(page, `${work.path}#picture-${name}`);
        await expect(dialog(page).getByRole('img', { name: alt })).toBeVisible();
        await page.getByRole('button', { name: texts.measure }).click();
        await expect(result(page)).toBeVisible();
        // Put apart by hand, so that nothing lies between them but the line and its length.
        await dragBy(page, 'B', { x: 60, y: 45 });
        await expect.poll(() => lineIn(page), `${work.path} ${name}`).toBeGreaterThan(0.9);
        expect(await lettersIn(page)).toEqual(['A', 'B']);
      });
    }
  });
}

async function dragBy(page: Page, name: 'A' | 'B', by: { x: number; y: number }): Promise<void> {
  const { x, y } = await middleOf(page, name);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x, y + by.y, { steps: 3 });
  await page.mouse.up();
  await page.mouse.move(2, 2);
}

async function middleOf(page: Page, name: 'A' | 'B'): Promise<{ x: number; y: number }> {
  const box = (await end(page, name).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The share of the way between the points, without their marks and the number, that has the colour of the ruler. */
async function lineIn(page: Page): Promise<number> {
  const [a, b] = [await middleOf(page, 'A'), await middleOf(page, 'B')];
  const ink = await end(page, 'A').evaluate((button) => getComputedStyle(button, '::after').borderTopColor);
  const [red = 0, green = 0, blue = 0] = ink.match(/\d+/g)!.map(Number);
  const clip = {
    x: Math.floor(Math.min(a.x, b.x)) - 2,
    y: Math.floor(Math.min(a.y, b.y)) - 2,
    width: Math.ceil(Math.abs(a.x - b.x)) + 4,
    height: Math.ceil(Math.abs(a.y - b.y)) + 4,
  };
  const { at } = await pixelsOf(await page.screenshot({ animations: 'disabled', clip }));
  const isInk = (x: number, y: number) => {
    const seen = at(x - clip.x, y - clip.y);
    return Math.abs(seen[0] - red) + Math.abs(seen[1] - green) + Math.abs(seen[2] - blue) < 60;
  };
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const away = [...Array(Math.floor(length)).keys()].filter((d) => d > 14 && length - d > 14);
  const shown = away.filter((d) => Math.abs(d - length / 2) > 45);
  const found = shown.filter((d) => {
    const [x, y] = [a.x + ((b.x - a.x) * d) / length, a.y + ((b.y - a.y) * d) / length];
    return [-1, 0, 1].some((dx) => [-1, 0, 1].some((dy) => isInk(x + dx, y + dy)));
  });
  return found.length / Math.max(1, shown.length);
}

/** The letters beside the points, as they can be seen: each lies nearer to its own point. */
async function lettersIn(page: Page): Promise<string[]> {
  return dialog(page)
    .locator('[data-letter]')
    .evaluateAll((letters) =>
      letters
        .filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 0)
        .map((each) => each.textContent),
    );
}
