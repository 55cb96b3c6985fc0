import type { Page } from '@playwright/test';

/** Sets the spacing that WCAG 1.4.12 names on all text; the sheet is adopted, which no policy forbids. */
export async function spaceText(page: Page, on: boolean): Promise<void> {
  await page.evaluate((spaced) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets = spaced ? [sheet] : [];
  }, on);
}

/** Sets the size of all text in percent of its own, as a reader's setting does. */
export async function sizeText(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, `${percent}%`);
}

/**
 * What is wrong with the text of the page as it stands: what sticks out, is cut off or lies on other text.
 * @param of `window` leaves out text that is not in the window now.
 */
export function textFaults(page: Page, of: 'page' | 'window' = 'page'): Promise<string[]> {
  return page.evaluate((isOfWindow) => {
    const faults: string[] = [];
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) faults.push(`the page is ${over} px too wide`);

    const pieces: { text: string; rect: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!holder || !text || !holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()];
      if (isOfWindow && !rects.some(({ top, bottom }) => bottom > 0 && top < innerHeight)) continue;
      // What is fixed, a bar above the page, hidden from sight or an ornament may lie over or stick out of other things.
      let apart = false;
      let scroller: Element | undefined;
      for (let part: Element | null = holder; part; part = part.parentElement) {
        const style = getComputedStyle(part);
        const isBar = style.position === 'fixed' || (style.position === 'sticky' && style.zIndex !== 'auto');
        if (isBar || part.matches('[aria-hidden="true"], svg, script, style')) apart = true;
        if (style.clipPath !== 'none') apart = true;
        if (['auto', 'scroll'].includes(style.overflowY)) scroller ??= part;
        const cut = ['hidden', 'clip'].includes(style.overflowX) || ['hidden', 'clip'].includes(style.overflowY);
        if (!apart && cut && part !== document.body && part !== document.documentElement) {
          const html = part as HTMLElement;
          if (html.scrollWidth > html.clientWidth + 1 || html.scrollHeight > html.clientHeight + 1)
            faults.push(`cut off: ${text.slice(0, 40)}`);
        }
      }
      if (apart) continue;
      const frame = scroller?.getBoundingClientRect();
      for (const rect of rects) {
        if (rect.width < 2) continue;
        if (frame && (rect.bottom > frame.bottom || rect.top < frame.top)) continue;
        if (rect.right > innerWidth + 1 || rect.left < -1) faults.push(`out of the window: ${text.slice(0, 40)}`);
        pieces.push({ text, rect });
      }
    }
    pieces.sort((one, other) => one.rect.top - other.rect.top);
    for (const [index, one] of pieces.entries())
      for (let later = index + 1; later < pieces.length; later++) {
        const other = pieces[later]!;
        if (other.rect.top >= one.rect.bottom) break;
        if (one.text === other.text) continue;
        const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        // Boxes of two lines may touch each other by their leading, never by half a line.
        if (across > 2 && down > Math.min(one.rect.height, other.rect.height) / 2)
          faults.push(`“${one.text.slice(0, 30)}” lies on “${other.text.slice(0, 30)}”`);
      }
    return [...new Set(faults)];
  }, of === 'window');
}
