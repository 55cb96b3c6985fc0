import type { Page } from '@playwright/test';
import { expect, open, railLink, test } from '../fixtures';
import { lead, next } from '../site-pages';

type Moves = { moves: string[] };

/** Notes every pseudo-element of a view transition that moves. */
function observeMoves(): void {
  const moves: string[] = [];
  Object.assign(window, { moves });
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (update) => {
    const transition = start(update);
    void transition.ready
      .then(() => {
        for (const { effect } of document.getAnimations())
          if (effect instanceof KeyframeEffect && effect.pseudoElement) moves.push(effect.pseudoElement);
      })
      .catch(() => undefined);
    return transition;
  };
}

const moves = (page: Page) => page.evaluate(() => (window as unknown as Moves).moves);
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

/** Points at a link until its page is loaded, then follows it. */
async function follow(page: Page, name: string, heading: string): Promise<void> {
  await link(page, name).first().scrollIntoViewIfNeeded();
  await link(page, name).first().hover();
  await page.waitForLoadState('networkidle');
  await link(page, name).first().click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

test.beforeEach(({ page }) => page.addInitScript(observeMoves));

test('the picture of a work on the home page becomes the first picture of its page', async ({ page, complaints }) => {
  await open(page, '/');
  await follow(page, lead.title, lead.title);
  await expect.poll(() => moves(page)).toContain('::view-transition-group(picture)');
  expect(await moves(page), 'the page itself is there at once').not.toContain('::view-transition-new(root)');
  const left = () => page.evaluate(() => document.querySelectorAll('[style*="view-transition-name"]').length);
  await expect.poll(left).toBe(0);
  expect(complaints).toEqual([]);
});

test('at the end of a page the picture of the next one leads on', async ({ page }) => {
  await open(page, lead.path);
  await follow(page, `Next ${next.label}`, next.title);
  await expect.poll(() => moves(page)).toContain('::view-transition-group(picture)');
  await expect(page).toHaveURL(next.path);
});

test('a link without a picture changes the page without one', async ({ page }) => {
  await open(page, lead.path);
  await railLink(page, next).click();
  await expect(page.getByRole('heading', { level: 1, name: next.title })).toBeVisible();
  expect(await moves(page)).toEqual([]);
});

test('a browser that knows no view transitions changes the page all the same', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
  await open(page, '/');
  await follow(page, lead.title, lead.title);
  await expect(page).toHaveURL(lead.path);
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('no picture moves', async ({ page }) => {
    await open(page, '/');
    await follow(page, lead.title, lead.title);
    expect(await moves(page)).toEqual([]);
  });
});
