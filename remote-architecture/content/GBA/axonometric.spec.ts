import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, untilStarted, test } from '../../../e2e/fixtures';
import { approachStudy } from '../../../e2e/page/approach-study';

test('a model loads when approached, turns by keys, is cut and saved, and 3D loads only after a click', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/GBA?tilt=steep');
  await untilStarted(page);
  expect(scripts.filter((url) => url.includes('axonometric'))).toEqual([]);

  await page.getByRole('heading', { name: 'Model to turn and cut' }).scrollIntoViewIfNeeded();
  const model = page.getByRole('region', { name: 'Model to turn and cut' }).last();
  const drawing = model.getByRole('application');
  await expect(drawing).toBeVisible();
  await expect(model.getByRole('alert')).toContainText('The address says tilt=steep');
  await expect(model.getByText('7,900 m²')).toBeVisible();

  const turn = model.getByRole('spinbutton', { name: 'Turn' });
  const before = Number(await turn.inputValue());
  await drawing.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(turn).toHaveValue(String((before + 3) % 360));
  await expect(page).toHaveURL(/turn=\d+/);

  await expect.poll(() => corners(page)).toBeGreaterThan(2000);
  const whole = await corners(page);
  await model.getByRole('radiogroup', { name: 'Storey' }).getByLabel('1', { exact: true }).check();
  await expect(model.getByText('horizontal cut: 1.4 m')).toBeVisible();
  // The roofs are gone, and with them the lines of the drawing that were above the cut.
  await expect.poll(() => corners(page)).toBeLessThan(whole);
  await expect.poll(() => corners(page)).toBeGreaterThan(500);

  await test.step('the cut is moved by keys at its handle and by dragging it', async () => {
    const cut = model.getByRole('spinbutton', { name: 'Cut' });
    const handle = model.getByRole('slider', { name: 'Height of the cut' });
    await handle.press('ArrowUp');
    await expect(cut).toHaveValue('1.5');
    await handle.scrollIntoViewIfNeeded();
    const box = (await handle.boundingBox())!;
    const [x, y] = [box.x + 22, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 15, { steps: 3 });
    await page.mouse.up();
    await expect.poll(async () => Number(await cut.inputValue())).toBeGreaterThan(2);
  });

  const saved = page.waitForEvent('download');
  await model.getByRole('button', { name: 'Save as SVG' }).click();
  expect((await saved).suggestedFilename()).toBe('GBA.svg');

  expect(scripts.filter((url) => url.includes('orbit'))).toEqual([]);
  const view = model.getByRole('radiogroup', { name: 'View' });
  await view.getByLabel('3D').check();
  await expect.poll(() => scripts.some((url) => url.includes('orbit'))).toBe(true);
  // With WebGL there is a canvas, without it a sentence; the way back leads to the drawing from both.
  await expect(model.locator('canvas').or(model.getByText('This browser shows no 3D view'))).toBeVisible();
  await view.getByLabel('Axonometric').check();
  await expect(drawing).toBeVisible();
  await view.getByLabel('Plan').check();
  await expect(model.getByRole('spinbutton', { name: 'Tilt' })).toHaveValue('90');
});

test('pictures are computed in a worker of the same release', async ({ page }) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));
  await approach(page);
  await expect.poll(() => corners(page)).toBeGreaterThan(2000);
  expect(workers).toEqual([
    expect.stringMatching(/^\/_areas\/architecture\/\w+\/browser\/axonometric-study-worker\.\w+\.js$/),
  ]);
});

test('without a worker the page computes them itself', async ({ page }) => {
  await page.route('**/axonometric-study-worker.*.js', (route) => route.abort());
  await approach(page);
  await expect.poll(() => corners(page)).toBeGreaterThan(2000);
  const before = await page.getByRole('application').innerHTML();
  await page.getByRole('radiogroup', { name: 'Storey' }).getByLabel('1', { exact: true }).check();
  await expect.poll(() => page.getByRole('application').innerHTML()).not.toBe(before);
});

test('the model prints as vector lines', async ({ page }) => {
  await approach(page);
  await expect.poll(() => corners(page)).toBeGreaterThan(2000);
  const drawn = await corners(page);
  // Nothing but the model is printed here: pictures of the page would be found among its lines.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { visibility: hidden } [role=application], [role=application] * { visibility: visible }');
    document.adoptedStyleSheets.push(sheet);
  });
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1')).not.toMatch(/\/Subtype\s*\/Image/);
  expect(linesIn(pdf)).toBeGreaterThan(drawn / 2);
});

async function approach(page: Page): Promise<void> {
  await page.goto('/GBA');
  await untilStarted(page);
  await approachStudy(page);
  await expect(page.getByRole('application')).toBeVisible();
}

/** How many corners the lines have of the model that is seen. */
function corners(page: Page): Promise<number> {
  return page
    .getByRole('application')
    .locator('> g:not([opacity="0"]) > path')
    .evaluateAll((paths) => paths.reduce((sum, path) => sum + (path.getAttribute('d')?.split('L').length ?? 0), 0));
}

/** How many straight lines the pages of a PDF draw. */
function linesIn(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const contents = [...text.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: { length } }) => {
    const end = text.indexOf('endstream', index);
    try {
      return [inflateSync(Buffer.from(text.slice(index + length, end), 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
  return contents.reduce((sum, content) => sum + (content.match(/ l\n/g)?.length ?? 0), 0);
}
