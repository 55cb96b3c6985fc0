import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, untilSettled, open, test } from '../../../e2e/fixtures';
import config from '../../../e2e/playwright.config';
import { showcase, steps } from '../../../e2e/page/showcase';
import { hasStudy, isDrawing, lead, next, siblings } from '../../../e2e/site/site-pages';
import { texts } from '../../../e2e/site/site-words';

const { images, path } = lead;
const addressOf = (index: number) => `${path}#picture-${images[index]!.name}`;
/** What the viewer says of the picture that it shows. */
const countOf = (index: number) =>
  texts.pictureOf.replace('{number}', `${index + 1}`).replace('{count}', `${images.length}`);
const last = images.length - 1;

// With scrollbars as people have them: a hidden one has no width until the page below is held still.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });

const dialog = (page: Page) => page.getByRole('dialog');
const figure = (page: Page, name: string) => page.locator(`a[data-picture="${name}"]:visible`);
/** A study above the window is there with all its parts: from then on nothing changes its height. */
const studyIsThere = async (page: Page) => {
  const study = page.locator('[data-study]:visible');
  const isAbove = hasStudy(lead) && (await study.boundingBox())!.y < 0;
  if (isAbove) await expect(study).toHaveAttribute('data-study', 'live');
  await expect(page.locator('[data-loading]')).toHaveCount(0);
};
/** Where a picture stands in the window. */
const place = async (page: Page, name: string) => Math.round((await figure(page, name).boundingBox())?.y ?? NaN);

test('a picture that is opened in the moment in which another one closes stays open', async ({ page }) => {
  const [one, other] = images.map(({ name }) => name);
  await open(page, path);
  await figure(page, one!).click();
  await expect(dialog(page)).toBeVisible();
  await page.evaluate((name) => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('dialog[open]')) return;
      observer.disconnect();
      document.querySelector<HTMLElement>(`a[data-picture="${name}"]`)?.click();
    }).observe(document.body, { childList: true, subtree: true });
  }, other!);
  await dialog(page).getByRole('button', { name: texts.close }).click();
  await expect(dialog(page)).toContainText(countOf(1));
  // The event of the dialog that closed comes later.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(page).toHaveURL(addressOf(1));
  await expect(dialog(page)).toContainText(countOf(1));
});

test('a picture that is pressed twice before the viewer is there is closed once', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*lightbox*.js', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, path);
  const length = () => page.evaluate(() => history.length);
  const before = await length();
  await figure(page, images[0]!.name).dispatchEvent('click');
  await figure(page, images[0]!.name).dispatchEvent('click');
  release();
  await dialog(page).getByRole('button', { name: texts.close }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(path);
  expect(await length()).toBe(before + 1);
});

test('by keyboard a picture opens, its neighbours follow, and Escape returns to where it was', async ({
  page,
  requests,
  complaints,
}) => {
  const second = images[1]!;
  await open(page, path);
  await untilSettled(page);
  expect(requests.filter((request) => request.url().includes('lightbox'))).toEqual([]);

  const link = figure(page, second.name);
  await link.focus();
  await studyIsThere(page);
  const before = await place(page, second.name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `${lead.label} ${lead.title}` })).toBeVisible();
  await expect(page).toHaveURL(addressOf(1));
  await expect(dialog(page)).toContainText(countOf(1));
  await expect(dialog(page).getByRole('img', { name: second.alt })).toBeVisible();
  await expect(dialog(page).getByText(second.captionText)).toBeVisible();
  await expect(page.locator('[aria-live="polite"]').getByText(second.credit ?? second.captionText)).toBeVisible();

  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(
      () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
    );
    expect(inside, 'the page behind is inert').toBe(true);
  }

  for (const [key, index] of [
    ['ArrowLeft', 0],
    ['ArrowLeft', 0],
    ['ArrowRight', 1],
    ['End', last],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(dialog(page)).toContainText(countOf(index));
    await expect(page).toHaveURL(addressOf(index));
  }

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(path);
  await expect(link).toBeFocused();
  expect(await place(page, second.name)).toBe(before);
  expect(complaints).toEqual([]);
});

test('Back closes it, and the history stays as it was', async ({ page }) => {
  const middle = Math.floor(last / 2);
  const { name } = images[middle]!;
  const other = siblings.at(-1) ?? next;
  await open(page, next.path);
  await page.getByRole('link', { name: lead.linkName }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: lead.title })).toBeVisible();
  await figure(page, name).scrollIntoViewIfNeeded();
  await studyIsThere(page);
  const before = await place(page, name);
  await figure(page, name).click();
  await page.getByRole('button', { name: texts.next }).click();
  await expect(page).toHaveURL(addressOf(middle + 1));
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(path);
  // This browser shows no scroll bars, yet keeps room for one while the dialog is open: the text above wraps anew.
  expect(Math.abs((await place(page, name)) - before)).toBeLessThanOrEqual(1);

  await page.goForward();
  await expect(dialog(page)).toContainText(countOf(middle + 1));
  await page.getByRole('button', { name: texts.close }).click();
  await expect(dialog(page)).toBeHidden();

  await page.getByRole('link', { name: other.linkName }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: other.title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: lead.title })).toBeVisible();
  await expect(figure(page, name)).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: next.title })).toBeVisible();
});

test('the address of a picture opens it, also on a showcase, and closing it keeps the scroll position', async ({
  page,
}) => {
  test.skip(steps.length < 2, 'no showcase has a second step with a picture');
  const { picture, alt } = steps[1]!;
  await open(page, `${showcase!.path}#picture-${picture}`);
  await expect(dialog(page).getByRole('img', { name: alt })).toBeVisible();
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: texts.close }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(showcase!.path);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect(figure(page, picture)).toBeFocused();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of a picture shows it in its page', async ({ page }) => {
    const middle = Math.floor(last / 2);
    await page.goto(addressOf(middle));
    await expect(figure(page, images[middle]!.name).getByRole('img')).toBeInViewport();
  });
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('swiping changes the picture, and only drawings can be zoomed and moved', async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [x: number, y: number][]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
    const swipe = async (from: number, to: number) => {
      await touch('touchStart', [from, 400]);
      for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', [from + (to - from) * part, 400]);
      await touch('touchEnd');
    };
    const at = images.findIndex((image, index) => index > 0 && isDrawing(image));
    await open(page, addressOf(at));
    await expect(dialog(page)).toContainText(countOf(at));
    await expect(dialog(page).getByRole('img', { name: images[at]!.alt })).toBeVisible();
    await swipe(100, 300);
    await expect(dialog(page)).toContainText(countOf(at - 1));
    await swipe(300, 100);
    await expect(dialog(page)).toContainText(countOf(at));

    const drawing = dialog(page).getByRole('img', { name: images[at]!.alt });
    const width = async () => (await drawing.boundingBox())?.width ?? 0;
    const fitted = await width();
    await touch('touchStart', [180, 300], [220, 300]);
    await touch('touchMove', [140, 300], [260, 300]);
    await touch('touchEnd');
    await expect.poll(width).toBeGreaterThan(fitted * 2);
    await swipe(200, 100);
    await expect(dialog(page), 'a finger moves what is larger than its window').toContainText(countOf(at));
  });
});

test('a slow picture keeps its space and colour, a failed one says so and loads on Retry', async ({ page }) => {
  const photo = images.find((image) => !isDrawing(image))!;
  const { width, height } = await sharp(photo.file).metadata();
  let answer: 'wait' | 'fail' | 'come' = 'wait';
  const waiting: (() => void)[] = [];
  await page.route(`**${path}-${photo.name}-*.{avif,jpg}`, async (route) => {
    if (answer === 'wait') await new Promise<void>((resolve) => waiting.push(resolve));
    await (answer === 'fail' ? route.abort() : route.continue());
  });
  await page.goto(`${path}#picture-${photo.name}`, { waitUntil: 'commit' });
  const picture = dialog(page).getByRole('img', { name: photo.alt });
  const box = await picture.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(width / height, 1);
  expect(await picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(false);
  expect(await picture.evaluate((image) => getComputedStyle(image).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');

  answer = 'fail';
  waiting.splice(0).forEach((go) => go());
  await expect(dialog(page).getByRole('alert')).toContainText(texts.pictureFailed);
  answer = 'come';
  await dialog(page).getByRole('button', { name: texts.retry }).click();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
});
