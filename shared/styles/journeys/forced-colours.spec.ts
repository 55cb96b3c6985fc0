import type { Locator } from '@playwright/test';
import { expect, open, railLink, test } from '../../../e2e/fixtures';
import { elsewhere, lead, pageOfStudy } from '../../../e2e/site/site-pages';
import { worksTexts } from '../../../e2e/site/site-words';
import { approachStudy } from '../../../e2e/page/approach-study';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** How an element looks where every colour is the system's: its ground, and the borders that are drawn. */
function look(element: Locator, pseudo?: string): Promise<string> {
  return element.evaluate((node, part) => {
    const style = getComputedStyle(node, part);
    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
    const borders = sides.map((side) => (style[`border${side}Style`] === 'none' ? '0px' : style[`border${side}Width`]));
    return `${style.backgroundColor} ${borders.join(' ')} ${style.outlineStyle}`;
  }, pseudo);
}

test('with forced colours a pressed filter and the chosen layout differ from the others', async ({ page }) => {
  await open(page, '/works');
  const filters = page.getByRole('group', { name: worksTexts.filters.label }).getByRole('button');
  await filters.first().click();
  await expect(filters.first()).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(0, 0);
  expect(await look(filters.first())).not.toBe(await look(filters.nth(1)));

  const layouts = page.getByRole('group', { name: worksTexts.layout.label }).getByRole('button');
  expect(await look(layouts.first())).not.toBe(await look(layouts.nth(1)));
  const table = await look(layouts.first());
  await layouts.nth(1).click();
  await page.mouse.move(0, 0);
  await expect.poll(() => look(layouts.nth(1))).toBe(table);
});

test('with forced colours the current page has its bar in the sidebar', async ({ page }) => {
  await open(page, lead.path);
  const bar = await look(railLink(page, lead), '::before');
  expect(bar).toMatch(/[1-9]\d*px/);
  expect(await look(railLink(page, elsewhere), '::before')).not.toBe(bar);
});

for (const name of ['packing', 'map'] as const) {
  const study = pageOfStudy(name);
  test(`with forced colours the question that is asked of a study differs from the others: ${name}`, async ({
    page,
  }) => {
    test.skip(!study, 'the site has no such study');
    await open(page, study!.path);
    await approachStudy(page);
    const asks = page.locator('[data-study=live]').getByRole('button', { pressed: false });
    await expect(asks.first()).toBeVisible({ timeout: 30_000 });
    const first = page.locator('[data-study=live] button[aria-pressed]').first();
    await first.click();
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    expect(await look(first)).not.toBe(await look(page.locator('[data-study=live] button[aria-pressed]').nth(1)));
  });
}
