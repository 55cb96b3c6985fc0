import type { Page } from '@playwright/test';
import { expect, holdBack, started } from './fixtures';
import { observeShifts, type Shifts } from './layout-shifts';
import { settings } from './site-pages';
import { texts } from './site-words';

/** Opens a page whose font comes late: it moves nothing, and the next page is drawn in it. */
export async function delayFont(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.addInitScript(observeShifts);
  const arrive = await holdBack(page, '**/*.woff2');
  // The page's load event would wait for the font.
  await page.goto(path, { waitUntil: 'commit' });
  await started(page);
  const face = await facesOf(page);
  expect(await face('h1')).not.toContain(settings.typeface);
  arrive();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as unknown as Shifts).shifts)).toEqual([]);

  await page.getByRole('main').getByRole('link', { name: texts.allWorks }).click();
  await expect(page).toHaveTitle(/^All works/);
  expect(await face('h1')).toContain(settings.typeface);
}

/** A function that says in which fonts an element's text is really drawn. */
async function facesOf(page: Page): Promise<(selector: string) => Promise<string>> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  return async (selector) => {
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName }) => familyName).join();
  };
}
