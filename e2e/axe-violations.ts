import axe from 'axe-core';
import type { Page } from '@playwright/test';

type WithAxe = { axe: typeof axe };

/** Every violation of an open page, in both themes at each width: one line with the rule and what breaks it. */
export async function axeViolations(page: Page, widths: readonly number[] = [390, 1000, 1600]): Promise<string[]> {
  await page.evaluate(axe.source);
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await violations(page)).map((violation) => `${colorScheme}, ${width} px: ${violation}`));
    }
  }
  return found;
}

function violations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { run, getRules } = (window as unknown as WithAxe).axe;
    const tags = new Set(getRules().flatMap((rule) => rule.tags));
    const { violations: found } = await run(document, {
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: [...tags] },
      // Level AAA (7:1): white on the brand colour has less. prefers-contrast: more darkens the captions.
      rules: { 'color-contrast-enhanced': { enabled: false } },
    });
    return found.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' · ')}`,
    );
  });
}
