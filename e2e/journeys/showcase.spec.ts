import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../fixtures';

const sections = {
  '/ArchitectureKorea': [
    'What Problem did I try to Solve',
    'Development Process - Schema',
    'Development Process - Skills',
    'Development Process - Failed method',
    'The guide at work',
    'Open the guide',
  ],
  '/Pianissimo': [
    'Why lessons feel slow',
    'Web and app',
    'Development Process - Skills',
    'Collaboration',
    'Music files',
    'Two introductions',
    'See it',
  ],
  '/DanceForYou': ['01 Pose recognition', '02 Dynamic time warping', '03 GAN', '04 Smart mirror', '05 3D rendering'],
};

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const text = (step: Locator) => step.locator('[data-reveal]').first();
const figure = (step: Locator) => step.locator('[data-reveal]').last();
const top = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);

/** How the first thing in a part is shown just now. */
function shown(part: Locator): Promise<{ opacity: number; lift: number }> {
  return part.evaluate((element) => {
    const { opacity, translate } = getComputedStyle(element.firstElementChild ?? element);
    return { opacity: Number(opacity), lift: Number.parseFloat(translate.split(' ')[1] ?? '0') };
  });
}

for (const [path, names] of Object.entries(sections)) {
  test(`${path} has the specified sections in order, each with its contents`, async ({ page }) => {
    await page.goto(path);
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
    const inOrder = headings.map((heading) => heading.replace(/\s+/g, ' ').trim());
    expect(inOrder.filter((heading) => names.includes(heading))).toEqual(names);
    for (const name of names.filter((each) => /^\d|Schema|Failed/.test(each)))
      await expect(section(page, name).getByRole('img')).not.toHaveCount(0);
    if (path === '/DanceForYou') return;
    const skills = section(page, 'Development Process - Skills').getByRole('listitem');
    expect(await skills.count()).toBeGreaterThan(4);
    for (const skill of await skills.all()) await expect(skill.locator('svg path[d]')).toHaveCount(1);
    const out = page.getByRole('link', { name: /^CLICK.+opens in a new tab/ });
    await expect(out).toHaveCSS('background-color', 'rgb(186, 65, 72)');
  });
}

test('from 720 px text and figure are side by side in larger type, below that stacked', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/DanceForYou');
  const step = section(page, '01 Pose recognition');
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
  await open(page, '/DanceForYou');
  const step = section(page, '01 Pose recognition');
  await expect.poll(() => shown(figure(section(page, '03 GAN')))).toEqual({ opacity: 0, lift: 24 });
  await step.evaluate((element) => scrollTo(0, scrollY + element.getBoundingClientRect().top - 100));
  await expect.poll(() => shown(figure(step))).toEqual({ opacity: 1, lift: 0 });
  expect(
    await figure(step)
      .locator('> *')
      .first()
      .evaluate((part) => getComputedStyle(part).transitionDuration.split(', ')[0]),
  ).toBe('0.3s');

  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await shown(figure(step)), 'it stays when the page goes back').toEqual({ opacity: 1, lift: 0 });

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
    await open(page, '/DanceForYou');
    for (const part of await page.locator('[data-reveal]').all())
      expect(await shown(part)).toEqual({ opacity: 1, lift: 0 });
  });
}

test('with scripts off scrolling still shows every section', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/DanceForYou');
  await page.mouse.move(700, 500);
  const last = page.getByRole('img').nth(5);
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
  await open(page, '/DanceForYou');
  const step = section(page, '04 Smart mirror');
  await expect(figure(step)).toHaveAttribute('data-reveal', 'waiting');
  await step.scrollIntoViewIfNeeded();
  await expect(figure(step)).toHaveAttribute('data-reveal', 'seen');
});
