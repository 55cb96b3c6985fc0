import { expect, started, test } from '../fixtures';

test('a model comes when it is approached, turns by keys, is cut and saved, and 3D comes only after a press', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/GBA?tilt=steep');
  await started(page);
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

  const paths = drawing.locator('path');
  const whole = await paths.count();
  await model.getByRole('button', { name: 'Storey 1' }).click();
  await expect(model.getByText('horizontal cut: 1.4 m')).toBeVisible();
  // The roofs are gone, and with them the lines of the drawing that were above the cut.
  expect(await paths.count()).toBeLessThan(whole);

  const saved = page.waitForEvent('download');
  await model.getByRole('button', { name: 'Save as SVG' }).click();
  expect((await saved).suggestedFilename()).toBe('GBA.svg');

  expect(scripts.filter((url) => url.includes('orbit'))).toEqual([]);
  await model.getByRole('button', { name: 'Orbit in 3D' }).click();
  await expect.poll(() => scripts.some((url) => url.includes('orbit'))).toBe(true);
  // With WebGL there is a canvas, without it a sentence; the way back leads to the drawing from both.
  await expect(model.locator('canvas').or(model.getByText('This browser shows no 3D view'))).toBeVisible();
  const back = model.getByRole('button', { name: 'Back to the drawing' });
  if (await back.isVisible()) await back.click();
  await expect(drawing).toBeVisible();
});
