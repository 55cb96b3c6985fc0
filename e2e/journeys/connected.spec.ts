import type { Page } from '@playwright/test';
import { expect, open, railLink, test } from '../fixtures';
import { lead, next } from '../site/site-pages';
import { texts } from '../site/site-words';

type Moves = { moves: { id: string; from: DOMRect }[] };

/** Notes every element that a script moves, and where it stands in the first frame. */
function observeMoves(): void {
  const moves: Moves['moves'] = [];
  Object.assign(window, { moves });
  const { animate } = Element.prototype;
  Element.prototype.animate = function (this: Element, ...parameters) {
    const animation = animate.apply(this, parameters);
    moves.push({ id: animation.id, from: this.getBoundingClientRect() });
    return animation;
  };
}

const moves = (page: Page) => page.evaluate(() => (window as unknown as Moves).moves);
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

/** Points at a link until its page is loaded, and the code that moves its picture. */
async function pointAt(page: Page, name: string): Promise<void> {
  await link(page, name).first().scrollIntoViewIfNeeded();
  await link(page, name).first().hover();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some((each) => each.name.includes('/shared-picture.')),
  );
}

async function follow(page: Page, name: string, heading: string): Promise<void> {
  await pointAt(page, name);
  await link(page, name).first().click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

test.beforeEach(({ page }) => page.addInitScript(observeMoves));

test('the picture of a work on the home page becomes the first picture of its page', async ({ page, complaints }) => {
  await open(page, '/');
  const picture = link(page, lead.title).first().getByRole('img');
  await picture.scrollIntoViewIfNeeded();
  const left = await picture.boundingBox();
  await follow(page, lead.title, lead.title);
  await expect.poll(() => moves(page)).toHaveLength(1);
  const [{ id, from } = {}] = await moves(page);
  expect(id).toBe('picture');
  expect(from?.left, 'it starts where the link showed it').toBeLessThanOrEqual((left?.x ?? 0) + 1);
  const first = page.getByRole('main').locator('img[fetchpriority="high"]:visible');
  const isThere = () => first.evaluate((image) => image.getAnimations().length);
  await expect.poll(isThere, { message: 'it arrives' }).toBe(0);
  expect(complaints).toEqual([]);
});

test('at the end of a page the picture of the next one leads on', async ({ page }) => {
  await open(page, lead.path);
  await follow(page, `${texts.next} ${next.label}`, next.title);
  await expect.poll(() => moves(page)).toHaveLength(1);
  await expect(page).toHaveURL(next.path);
});

test('a double click on a picture makes one entry of the history', async ({ page }) => {
  await open(page, '/');
  await pointAt(page, lead.title);
  const entries = await page.evaluate(() => history.length);
  await link(page, lead.title)
    .first()
    .evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
  await expect(page.getByRole('heading', { level: 1, name: lead.title })).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  expect(await moves(page)).toHaveLength(1);
});

test('a link without a picture changes the page without one', async ({ page }) => {
  await open(page, lead.path);
  await railLink(page, next).click();
  await expect(page.getByRole('heading', { level: 1, name: next.title })).toBeVisible();
  expect(await moves(page)).toEqual([]);
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('no picture moves', async ({ page }) => {
    await open(page, '/');
    await follow(page, lead.title, lead.title);
    expect(await moves(page)).toEqual([]);
  });
});
