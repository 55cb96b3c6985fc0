import { nextTask } from '../next-task';
import { shownElements } from './shown-elements';

/** The tokens of shared/styles/tokens/type.css that a page begins with. */
const tokens = ['ui', 'h1', 'lead', 'body', 'caption', 'micro'];

/**
 * Lets the browser make ready what it needs for text in a font: it does so when it lays out the first text of each
 * size and weight, and the next page would wait for that. One in a task, so that none holds a phone up.
 */
export async function warmFont(family: string): Promise<void> {
  const text = document.createElement('p');
  // Letters and words that this page and the next one share.
  text.textContent = document.body.textContent.slice(0, 300);
  // What stands in this page is set as it will be in the next one: the bar of a phone, the facts of a work.
  const cuts = new Set([...tokens.map((token) => cutOfToken(text, token)), ...shownElements().map(cutOf)]);
  for (const cut of cuts) {
    await nextTask();
    text.style.cssText = `position:fixed;visibility:hidden;font:${cut} ${family}`;
    document.body.append(text);
    // Asked for its width, the browser lays it out.
    void text.offsetWidth;
    text.remove();
  }
}

function cutOfToken(text: HTMLElement, token: string): string {
  text.style.font = `var(--font-${token})`;
  document.body.append(text);
  const cut = cutOf(text);
  text.remove();
  return cut;
}

/** The weight and the size, for which letters are made ready; where lines stand is nothing to them. */
function cutOf(element: Element): string {
  const { fontWeight, fontSize } = getComputedStyle(element);
  return `${fontWeight} ${fontSize}`;
}
