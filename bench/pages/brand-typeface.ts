import type { CDPSession, Protocol } from 'puppeteer-core';
import { evaluate } from './open-page';

/** The family name in shared/styles/tokens/type.css and in the font file. */
export const brand = 'Archivo';

/**
 * How much of the first view's text is drawn with the brand's web font, from 0 to 1. Blink reports the font of every
 * glyph that it laid out, so a fallback with the same metrics is not mistaken for it. Korean text has its own font.
 */
export async function brandShare(page: CDPSession): Promise<number> {
  await evaluate(page, markTextInView, undefined);
  await page.send('DOM.enable');
  await page.send('CSS.enable');
  const { root } = await page.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await page.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-text-in-view]' });
  const fonts: Protocol.CSS.PlatformFontUsage[] = [];
  for (const nodeId of nodeIds) fonts.push(...(await page.send('CSS.getPlatformFontsForNode', { nodeId })).fonts);
  const glyphs = (of: typeof fonts) => of.reduce((sum, { glyphCount }) => sum + glyphCount, 0);
  return (
    glyphs(fonts.filter(({ isCustomFont, familyName }) => isCustomFont && familyName.startsWith(brand))) / glyphs(fonts)
  );
}

function markTextInView(): boolean {
  for (const element of document.body.querySelectorAll<HTMLElement>(':not(:lang(ko)):not(script):not(style)')) {
    const hasText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    if (hasText && isInView && element.checkVisibility({ visibilityProperty: true }))
      element.dataset['textInView'] = '';
  }
  return true;
}
