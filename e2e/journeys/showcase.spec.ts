import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../fixtures';
import { showcase, steps } from '../page/showcase';

const path = showcase?.path ?? '';
const [first, second, third] = steps.map(({ title }) => title) as [string, string, string];

test.skip(steps.length < 3, 'no showcase has three steps with a picture');

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const text = (step: Locator) => step.locator('[data-reveal]').first();
const figure = (step: Locator) => step.locator('[data-reveal]').last();
const top = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);

/** How the first thing in a part is shown just now. */
function readMotion(part: Locator): Promise<{ opacity: number; lift: number }> {
  return part.evaluate((element) => {
    const { opacity, translate } = getComputedStyle(element.firstElementChild ?? element);
    return { opacity: Number(opacity), lift: Number.parseFloat(translate.split(' ')[1] ?? '0') };
  });
}

test('from 720 px text and figure are side by side in larger type, below that stacked', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, path);
  const step = section(page, first);
  const size = () =>
    step.getByRole('heading').evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
  await page.setViewportSize({ width: 719, height: 900 });
  const small = await size();
  expect(await top(figure(step))).toBeGreaterThan((await top(text(step))) + 100);
  await page.setViewportSize({ width: 720, height: 900 });
  expect(await size()).toBeGreaterThan(small);
  expect(await top(figure(step))).toBe(await top(text(step)));
  await page.setViewportSize({ width: 1440, height: 900 });
  await step.evaluate((element) => scrollTo(0, scrollY + element.getBoundingClientRect().top + 60));
  expect(await top(text(step)), 'the text waits 10 px from the top').toBeCloseTo(10, 0);
});

test('a section fades in and rises once when it enters, and its text moves out when it leaves', async ({ page }) => {
  await open(page, path);
  const step = section(page, first);
  await expect.poll(() => readMotion(figure(section(page, second)))).toEqual({ opacity: 0, lift: 24 });
  await step.evaluate((element) => scrollTo(0, scrollY + element.getBoundingClientRect().top - 100));
  await expect.poll(() => readMotion(figure(step))).toEqual({ opacity: 1, lift: 0 });
  expect(
    await figure(step)
      .locator('> *')
      .first()
      .evaluate((part) => getComputedStyle(part).transitionDuration.split(', ')[0]),
  ).toBe('0.3s');

  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await readMotion(figure(step)), 'it stays when the page goes back').toEqual({ opacity: 1, lift: 0 });

  await step.evaluate((element) => scrollTo(0, scrollY + element.getBoundingClientRect().bottom - 20));
  const leaving = () => text(step).evaluate((part) => Number(getComputedStyle(part).opacity));
  await expect.poll(leaving).toBeLessThan(0.5);
});

for (const [how, prepare] of [
  ['without motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['on paper', (page: Page) => page.emulateMedia({ media: 'print' })],
] as const) {
  test(`${how} everything is shown at once`, async ({ page }) => {
    await prepare(page);
    await open(page, path);
    for (const part of await page.locator('[data-reveal]').all())
      expect(await readMotion(part)).toEqual({ opacity: 1, lift: 0 });
  });
}

test('with scripts off scrolling still shows every section', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  await page.mouse.move(700, 500);
  const last = section(page, steps.at(-1)!.title).getByRole('img').first();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  const opacity = () => last.evaluate((image) => getComputedStyle(image.closest('figure') ?? image).opacity);
  await expect.poll(opacity).toBe('1');
  await context.close();
});

test('without scroll-driven animation an IntersectionObserver does it', async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await open(page, path);
  const step = section(page, third);
  await expect(figure(step)).toHaveAttribute('data-reveal', 'waiting');
  await step.scrollIntoViewIfNeeded();
  await expect(figure(step)).toHaveAttribute('data-reveal', 'seen');
});
