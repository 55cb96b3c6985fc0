import axe from 'axe-core';
import type { Page } from '@playwright/test';

type WithAxe = { axe: typeof axe };

/** What another theme may break. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Every violation of an open page at each width, also of its colours in dark: one line with the rule and what breaks it. */
export async function axeViolations(page: Page, widths: readonly number[] = [390, 1000, 1600]): Promise<string[]> {
  await page.evaluate(axe.source);
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      found.push(
        ...(await violations(page, colorScheme === 'dark' ? ofColours : undefined)).map(
          (violation) => `${colorScheme}, ${width} px: ${violation}`,
        ),
      );
    }
  }
  return found;
}

/** @param only the rules to follow; without, all of axe. */
function violations(page: Page, only?: readonly string[]): Promise<string[]> {
  return page.evaluate(async (only) => {
    const { run, getRules } = (window as unknown as WithAxe).axe;
    // Level AAA (7:1): white on the brand colour has less. prefers-contrast: more darkens the captions.
    const all = getRules()
      .map(({ ruleId }) => ruleId)
      .filter((id) => id !== 'color-contrast-enhanced');
    const { violations: found } = await run(document, {
      resultTypes: ['violations'],
      runOnly: { type: 'rule', values: [...(only ?? all)] },
    });
    return found.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' · ')}`,
    );
  }, only);
}
