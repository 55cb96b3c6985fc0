import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { expect, open, test } from '../fixtures';
import { paths } from '../routes';

const widths = [390, 1000, 1600];
const pages = [
  ...paths.filter((path) => path !== '/portfolio' && path !== '/contact'),
  '/works',
  '/accessibility',
  '/no-such-page',
];

test.use({ reducedMotion: 'reduce' });

for (const path of pages) {
  test(`${path} has no violation that axe finds, in either theme at any width`, async ({ page }) => {
    await open(page, path);
    await page.evaluate(axe.source);
    const found: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        found.push(...(await violations(page)).map((violation) => `${colorScheme}, ${width} px: ${violation}`));
      }
    }
    expect(found).toEqual([]);
  });
}

test('an open picture and an open drawing have no violation that axe finds, in either theme at any width', async ({
  page,
}) => {
  const found: string[] = [];
  for (const name of ['hero', 'plan']) {
    await open(page, '/GDL');
    await page.evaluate(axe.source);
    await page.locator(`a[data-picture="${name}"]:visible`).click();
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        found.push(
          ...(await violations(page)).map((violation) => `${name}, ${colorScheme}, ${width} px: ${violation}`),
        );
      }
    }
  }
  expect(found).toEqual([]);
});

/** Every violation of a rule of any tag as one line: the rule and the elements that break it. */
function violations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { run, getRules } = (window as unknown as { axe: typeof axe }).axe;
    const tags = new Set(getRules().flatMap((rule) => rule.tags));
    const { violations: found } = await run(document, {
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: [...tags] },
      // Level AAA (7:1): white on the brand colour has 5.33:1. prefers-contrast: more darkens the captions.
      rules: { 'color-contrast-enhanced': { enabled: false } },
    });
    return found.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' · ')}`,
    );
  });
}
