import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../../../e2e/fixtures';
import { pixelsOf } from '../../../e2e/page/pixels';
import { hasStudy, pageOfStudy, works } from '../../../e2e/site/site-pages';
import { approachStudy } from '../../../e2e/page/approach-study';

const modelled = works.filter((page) => hasStudy(page, 'axonometric'));
test.skip(!pageOfStudy('axonometric'), 'no work has a model that speaks English');
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function approach(page: Page, path: string) {
  await open(page, path);
  await approachStudy(page);
  const model = page.getByRole('region', { name: 'Model to turn and cut' }).last();
  const drawing = model.getByRole('application');
  await expect(drawing).toBeVisible({ timeout: 30_000 });
  await expect(model.getByRole('spinbutton', { name: 'Cut' })).toBeVisible();
  return { model, drawing, handle: model.getByRole('slider', { name: 'Height of the cut' }) };
}

/** What is seen of the model, as the paths of the side that is not hidden. */
const pathsOf = (drawing: Locator) =>
  drawing
    .locator('> g:not([opacity="0"]) > path')
    .evaluateAll((paths) => paths.map((path) => `${path.getAttribute('fill')} ${path.getAttribute('d')}`).join('\n'));

/** The picture once it has stopped following what was done. */
async function untilSettled(drawing: Locator): Promise<string> {
  let before: string | undefined;
  await expect(async () => {
    const last = before;
    before = await pathsOf(drawing);
    expect(before).toBe(last);
  }).toPass({ intervals: [300] });
  return pathsOf(drawing);
}

/** Drags the handle of the cut up or down by so many pixels. */
async function drag(page: Page, handle: Locator, by: number): Promise<void> {
  await handle.scrollIntoViewIfNeeded();
  const box = (await handle.locator('rect').boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + by, { steps: 8 });
  await page.mouse.up();
}

for (const { path } of modelled)
  test(`${path}: the cut is dragged to the ground and back, and the picture follows all the way`, async ({ page }) => {
    const { model, drawing, handle } = await approach(page, path);
    const cut = model.getByRole('spinbutton', { name: 'Cut' });
    const [low, high] = [await cut.getAttribute('aria-valuemin'), await cut.getAttribute('aria-valuemax')];
    await expect.poll(async () => (await pathsOf(drawing)).length).toBeGreaterThan(1000);
    const whole = await untilSettled(drawing);

    await drag(page, handle, 900);
    await expect(cut).toHaveValue(low!);
    await expect.poll(async () => (await pathsOf(drawing)).length).toBeLessThan(whole.length);
    const ground = await untilSettled(drawing);
    await model.getByRole('spinbutton', { name: 'Turn' }).press('ArrowUp');
    await expect.poll(() => pathsOf(drawing), 'a model that is cut to the ground still turns').not.toBe(ground);
    await model.getByRole('spinbutton', { name: 'Turn' }).press('ArrowDown');
    await expect.poll(() => pathsOf(drawing)).toBe(ground);

    await drag(page, handle, -900);
    await expect(cut).toHaveValue(high!);
    await expect.poll(() => pathsOf(drawing), 'the building is whole again').toBe(whole);

    await test.step('cut below the middle, its plan has red', async () => {
      await cut.fill(String(Math.round(Number(high) * 0.45)));
      await expect.poll(() => pathsOf(drawing)).not.toBe(whole);
      // From straight above, where what is cut lies open and what was red already cannot hide it.
      await model.getByRole('radiogroup', { name: 'View' }).getByLabel('Plan').check();
      const reds = async () => (await pixelsOf(await drawing.screenshot())).reds;
      await expect.poll(reds).toBeGreaterThan(80);
    });
  });
