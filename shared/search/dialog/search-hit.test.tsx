/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { Hit } from '../finder';
import { SearchHit } from './search-hit';

/** Replaces every text by elements with a text of their own, as browsers do that translate a page. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    font.append(text.nodeValue ?? '');
    text.parentNode?.replaceChild(font, text);
  }
}

const hit = (...title: Hit['title']): Hit => ({
  path: '/TWR',
  area: 'architecture',
  label: 'TWR',
  title,
  excerpt: title,
});
const shown = (each: Hit) => <SearchHit id="hit" hit={each} chosen={false} onPoint={() => undefined} />;

test('in a translated page a hit follows what is searched for: pieces come, go and change places', () => {
  const { container, rerender } = render(shown(hit({ text: 'Water tower', found: false })));
  for (const pieces of [
    [
      { text: 'Water ', found: false },
      { text: 'tow', found: true },
      { text: 'er', found: false },
    ],
    [{ text: 'Water tower', found: true }],
    [
      { text: 'Water', found: true },
      { text: ' tower', found: false },
    ],
  ]) {
    translate(container);
    rerender(shown(hit(...pieces)));
    expect(screen.getByRole('option').textContent).toBe('TWR Water tower Water tower');
  }
});
