import type { Page } from '@playwright/test';
import { expect, holdBack, untilStarted } from '../fixtures';
import { settings } from '../site/site-pages';
import { texts } from '../site/site-words';

/**
 * Opens a page whose font comes late: it is drawn in a fallback font and works, then in its typeface, as is the next
 * page. What the swap moves depends on the fallback font of a machine, and is measured in type.spec.ts.
 */
export async function delayFont(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  const arrive = await holdBack(page, '**/*.woff2');
  // The page's load event would wait for the font.
  await page.goto(path, { waitUntil: 'commit' });
  await untilStarted(page);
  const face = await facesOf(page);
  expect(await face('h1')).not.toContain(settings.typeface);
  arrive();
  await expect.poll(() => face('h1')).toContain(settings.typeface);

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
