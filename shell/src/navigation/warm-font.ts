import { nextTask } from '../next-task';

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
  for (const font of new Set([...tokens.map((token) => `var(--font-${token})`), ...fontsInUse()])) {
    await nextTask();
    text.style.cssText = `position:fixed;visibility:hidden;font:${font};font-family:${family}`;
    document.body.append(text);
    // Asked for its width, the browser lays it out.
    void text.offsetWidth;
    text.remove();
  }
}

/** What stands in this page is set as it will be in the next one: the bar of a phone, the facts of a work. */
function fontsInUse(): string[] {
  const shown = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
  return shown.map((element) => getComputedStyle(element).font);
}
