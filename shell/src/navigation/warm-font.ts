import { nextTask } from '../next-task';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 .,:;()';
/** The tokens of shared/styles/tokens/type.css that pages begin with. One letter comes first: it brings the font itself. */
const texts = [
  ['ui', 'A'],
  ...['ui', 'h1', 'lead', 'body', 'caption', 'micro'].map((token) => [token, letters] as const),
] as const;

/**
 * Lets the browser make ready what it needs for text in a font: it does so when it lays out the first text of each
 * size, and the next page would wait for that. One size in a task, so that none holds a phone up.
 */
export async function warmFont(family: string): Promise<void> {
  const paragraph = document.createElement('p');
  for (const [token, text] of texts) {
    await nextTask();
    Object.assign(paragraph.style, {
      position: 'fixed',
      visibility: 'hidden',
      font: `var(--font-${token})`,
      fontFamily: family,
    });
    paragraph.textContent = text;
    document.body.append(paragraph);
    // Asked for its width, the browser lays it out.
    void paragraph.offsetWidth;
    paragraph.remove();
  }
}
