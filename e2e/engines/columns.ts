import assert from 'node:assert/strict';
import { works } from '../site/site-pages';
import type { Journey } from './journeys';
import { waitFor } from './page-status';

/**
 * In the page: for every paragraph in columns its end and how many of its lines each column has; and text that lies
 * outside of its columns.
 */
const readColumns = `(() => {
  const faults = [];
  for (const box of document.querySelectorAll('main *')) {
    if (getComputedStyle(box).columnCount === 'auto' || !box.checkVisibility()) continue;
    const { left, right } = box.getBoundingClientRect();
    for (const paragraph of box.querySelectorAll('p')) {
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      const columns = new Map();
      for (const line of range.getClientRects()) {
        // WebKit leaves an empty piece of a formula where it would not break it.
        if (line.width === 0) continue;
        if (line.left < left - 1 || line.right > right + 1) faults.push('outside of its columns: ' + paragraph.textContent.slice(0, 40));
        const column = line.left < (left + right) / 2 ? 'first' : 'second';
        columns.set(column, (columns.get(column) ?? new Set()).add(Math.round(line.top)));
      }
      const lines = [...columns.values()].map(({ size }) => size);
      if (lines.length > 1 && Math.min(...lines) < 3) faults.push(lines.join(' and ') + ' lines: ' + paragraph.textContent.slice(-40));
    }
  }
  return faults;
})()`;

export const columns: readonly Journey[] = [
  {
    name: 'a paragraph that goes on in the other column has three lines in each',
    run: async (tab, address) => {
      for (const { path } of works) {
        await tab.goto(address + path);
        await waitFor(tab, `${path} starts`, ({ started, path: there }) => started && there === path);
        await tab.evaluate('document.fonts.ready.then(() => true)');
        assert.deepEqual(await tab.evaluate(readColumns), [], path);
      }
    },
  },
];
