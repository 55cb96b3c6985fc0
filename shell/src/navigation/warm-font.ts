import { nextTask } from '../next-task';
import { shownElements } from './shown-elements';

/** The tokens of shared/styles/tokens/type.css that a page begins with. */
const tokens = ['ui', 'h1', 'lead', 'body', 'caption', 'micro'];

/**
 * Lets the browser make ready what it needs for text in a font: it does so when it lays out the first text of each
 * size and weight, and the next page would wait for that. A line or two in a task, so that none holds a phone up.
 */
export async function warmFont(family: string): Promise<void> {
  // Letters and words that this page and the next one share.
  const parts = document.body.textContent.slice(0, 300).match(/[^]{1,75}/g) ?? [];
  await nextTask();
  // What stands in this page is set as it will be in the next one: the bar of a phone, the facts of a work.
  const fonts = new Set([...tokens.map((token) => `var(--font-${token})`), ...shownElements().map(fontOf)]);
  const text = document.createElement('p');
  for (const font of fonts)
    for (const part of parts) {
      await nextTask();
      text.style.cssText = `position:fixed;visibility:hidden;font:${font};font-family:${family}`;
      text.textContent = part;
      document.body.append(text);
      // Asked for its width, the browser lays it out.
      void text.offsetWidth;
      text.remove();
    }
}

/** A font of its weight and size, for which letters are made ready; where lines stand is nothing to them. */
function fontOf(element: Element): string {
  const { fontWeight, fontSize } = getComputedStyle(element);
  return `${fontWeight} ${fontSize} serif`;
}
