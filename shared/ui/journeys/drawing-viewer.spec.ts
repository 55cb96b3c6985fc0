import { expect, open, test } from '../../../e2e/fixtures';
import { dialog } from '../../../e2e/page/ruler';
import { scaledDrawings } from '../../../e2e/page/scaled-drawings';
import { isDrawing, lead } from '../../../e2e/site/site-pages';
import { texts } from '../../../e2e/site/site-words';

const { images, path } = lead;

test('a plan is moved and enlarged, and its scale bar stays right', async ({ page }) => {
  const plan = scaledDrawings(lead).find(({ hasNorth }) => hasNorth);
  test.skip(!plan, 'the lead has no plan with a scale');
  const { name, alt, metres: across, width: whole } = plan!;
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, `${path}#picture-${name}`);
  const drawing = dialog(page).getByRole('img', { name: alt });
  const bar = dialog(page).getByRole('img', { name: texts.scale.split('{')[0]! });
  const box = async () => (await drawing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await expect(drawing).toBeVisible();
  await expect(dialog(page).getByRole('img', { name: texts.north })).toBeVisible();
  expect(
    await drawing.evaluate((image) => {
      let element: Element | null = image;
      while (element && getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)')
        element = element.parentElement;
      return element && getComputedStyle(element).backgroundColor;
    }),
    'on light paper in the dark theme',
  ).toBe('rgb(232, 228, 222)');

  const isRight = async () => {
    const metres = Number(/([\d.]+) m/.exec((await bar.getAttribute('aria-label')) ?? '')?.[1]);
    const pixels = (await bar.locator('span').first().boundingBox())?.width ?? 0;
    expect(pixels / metres / ((await box()).width / across)).toBeCloseTo(1, 1);
    expect(pixels).toBeGreaterThan(40);
    return metres;
  };
  const fitted = await box();
  const first = await isRight();

  await page.keyboard.press('+');
  await dialog(page).getByRole('button', { name: texts.zoomIn }).click();
  await expect.poll(async () => (await box()).width / fitted.width).toBeCloseTo(2.25, 1);
  expect(await isRight()).toBeLessThan(first);

  const before = await box();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await box()).x).toBeCloseTo(before.x - 80, 0);
  await expect(page, 'arrows move what is larger than its window').toHaveURL(`${path}#picture-${name}`);
  await page.mouse.move(700, 400);
  await page.mouse.down();
  await page.mouse.move(760, 430, { steps: 3 });
  await page.mouse.up();
  await expect.poll(async () => (await box()).x).toBeCloseTo(before.x - 20, 0);

  await page.mouse.wheel(0, -400);
  await expect.poll(async () => (await box()).width / fitted.width).toBeGreaterThan(3);
  await isRight();
  await dialog(page).getByRole('button', { name: texts.fullSize }).click();
  await expect.poll(async () => (await box()).width).toBeCloseTo(whole, 0);
  await expect(dialog(page)).toContainText('100 %');
  await isRight();
  await page.keyboard.press('-');
  await page.keyboard.press('0');
  await expect.poll(box).toEqual(fitted);
  await page.keyboard.press('ArrowRight');
  const after = images[images.findIndex((image) => image.name === name) + 1]!;
  await expect(page).toHaveURL(`${path}#picture-${after.name}`);
});

test('after a tool of a drawing, and after a press on it, the arrows still turn the pages', async ({ page }) => {
  const index = images.findIndex((image) => isDrawing(image));
  test.skip(index < 1, 'the lead has no drawing behind a picture');
  await open(page, `${path}#picture-${images[index]!.name}`);
  const picture = dialog(page).getByRole('img', { name: images[index]!.alt });
  const pressFit = () => dialog(page).getByRole('button', { name: texts.fit }).click();
  const pressPicture = async () => {
    const { x, y, width, height } = (await picture.boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
  };
  for (const press of [pressFit, pressPicture]) {
    await press();
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(`${path}#picture-${images[index - 1]!.name}`);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(`${path}#picture-${images[index]!.name}`);
  }
});

test('a drawing does not follow a pointer that was released beside it', async ({ page }) => {
  const plan = scaledDrawings(lead)[0];
  test.skip(!plan, 'the lead has no drawing with a scale');
  await open(page, `${path}#picture-${plan!.name}`);
  const drawing = dialog(page).getByRole('img', { name: plan!.alt });
  await expect(drawing).toBeVisible();
  const box = (await drawing.boundingBox())!;
  const x = async () => (await drawing.boundingBox())?.x ?? 0;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  // Fitted, it does not move: the press ends over the bar above it.
  await page.mouse.move(box.x + box.width / 2, 4, { steps: 4 });
  await page.mouse.up();
  await dialog(page).getByRole('button', { name: texts.zoomIn }).click();
  await dialog(page).getByRole('button', { name: texts.zoomIn }).click();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const before = await x();
  await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2, { steps: 4 });
  expect(await x()).toBe(before);
});

test('a search above a drawing has its own digits and signs', async ({ page }) => {
  const plan = scaledDrawings(lead)[0];
  test.skip(!plan, 'the lead has no drawing with a scale');
  await open(page, `${path}#picture-${plan!.name}`);
  await expect(dialog(page).getByRole('img', { name: plan!.alt })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: texts.searchTitle });
  await expect(field).toBeFocused();
  await page.keyboard.type('1+0-');
  await expect(field).toHaveValue('1+0-');
});
