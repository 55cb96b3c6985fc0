import { escapeHtml } from '@portfolio/site/escape-html';
import type { Outline } from '@portfolio/model/geometry/outlines';
import { frameOf } from '../algorithm/blocks';
import { accessOf, type Access, type Stage } from '../algorithm/stage';
import { pathOf } from './path-of';

type Sheet = { block: Outline; stage: Stage; leastFrontage: number; title: string };

const fills: Readonly<Record<Access, string>> = { street: '#fff', narrow: '#e8e7e6', none: 'var(--ink-accent)' };
/** Strokes over the fills: who sees no colour, or prints without, tells lots apart by them. */
const hatches = { narrow: '#1d1b1a', none: '#fff' };

/**
 * The lots at 1:500: a metre is two millimetres of paper, north is up. Lots without a street are red and hatched white,
 * narrow ones grey and hatched black.
 */
export function lotsSvg({ block, stage, leastFrontage, title }: Sheet): string {
  const { x, y, width, height } = frameOf(block);
  const name = escapeHtml(title);
  const lots = stage.lots.map((lot) => {
    const [path, access] = [pathOf(lot.outline), accessOf(lot, leastFrontage)];
    const hatch = access === 'street' ? '' : `<path d="${path}" fill="url(#${access})"/>`;
    return `<path d="${path}" fill="${fills[access]}"/>${hatch}`;
  });
  const courts = stage.courts.map((court) => `<path d="${pathOf(court)}" fill="#fff" stroke-dasharray="1 1"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}mm" height="${(height + 10) * 2}mm" viewBox="${x} ${y} ${width} ${height + 10}">`,
    `<title>${name}, 1:500</title>`,
    `<defs>${Object.entries(hatches)
      .map(([access, colour]) => hatch(access, colour))
      .join('')}</defs>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height + 10}" fill="#fff"/>`,
    `<g stroke="#1d1b1a" stroke-width=".2" stroke-linejoin="round">${courts.join('')}${lots.join('')}</g>`,
    `<path d="${pathOf(block)}" fill="none" stroke="#1d1b1a" stroke-width=".6"/>`,
    `<g font-family="var(--face)" font-size="2.5" fill="#1d1b1a"><path d="M${x + 6} ${y + height + 2}h50v1h-50zm10 0v1m10-1v1m10-1v1m10-1v1" fill="none" stroke="#1d1b1a" stroke-width=".2"/>`,
    `<text x="${x + 6}" y="${y + height + 7}">50 m · 1:500 · ${name}</text></g>`,
    '</svg>',
    '',
  ].join('\n');
}

function hatch(id: string, colour: string): string {
  return `<pattern id="${id}" width="2.4" height="2.4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V2.4" stroke="${colour}" stroke-width=".5"/></pattern>`;
}
