import { escapeHtml } from '@portfolio/site/escape-html';
import { greyLevels, greys } from './greys';
import type { Cell, Matrix } from '../algorithm/warping';

/** The matrix and its path as a vector drawing, ten units for a frame; runs of one grey are one rectangle. */
export function matrixSvg(costs: Matrix, path: readonly Cell[], title: string): string {
  const levels = greyLevels(costs);
  const data = greys.map(() => '');
  for (let row = 0; row < costs.rows; row++) {
    for (let start = 0; start < costs.columns;) {
      const level = levels[row * costs.columns + start] ?? 0;
      let end = start + 1;
      while (end < costs.columns && levels[row * costs.columns + end] === level) end++;
      data[level] += `M${start * 10} ${row * 10}h${(end - start) * 10}v10h${(start - end) * 10}z`;
      start = end;
    }
  }
  const [width, height] = [costs.columns * 10, costs.rows * 10];
  const cells = data.map((each, level) => (level > 0 && each ? `<path d="${each}" fill="${greys[level]}"/>` : ''));
  const line = path.map(([row, column]) => `${column * 10 + 5} ${row * 10 + 5}`).join('L');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 4}" height="${height + 4}" viewBox="-2 -2 ${width + 4} ${height + 4}"><title>${escapeHtml(title)}</title>` +
    `<rect width="${width}" height="${height}" fill="#fff"/>${cells.join('')}` +
    `<path d="M${line}" fill="none" stroke="var(--ink-accent)" stroke-width="5" stroke-linejoin="round"/>` +
    `<rect width="${width}" height="${height}" fill="none" stroke="#1d1b1a" stroke-width="2"/></svg>`
  );
}
