import { escapeHtml } from '@portfolio/site/escape-html';
import { saveFile } from '@portfolio/study/save-file';
import { fill } from '@portfolio/study/translated';
import { frameOf } from '../algorithm/blocks';
import { pathOf } from '../drawing/block-view';
import { rowsOf } from '../drawing/lot-charts';
import { accessOf, measuresOf, type Stage } from '../algorithm/stage';
import type { SubdivisionPlan } from '../algorithm/subdivision-plan';
import { texts } from '../texts';

/** The lots at 1:500: a metre is two millimetres of paper. Lots without a street are red and hatched. */
export function savePlan({ block, parameters }: SubdivisionPlan, stage: Stage): void {
  const { x, y, width, height } = frameOf(block);
  const name = escapeHtml(fill(texts.seeded, { method: texts.methods[parameters.method], seed: parameters.seed }));
  const fills = { street: '#fff', narrow: '#e8e7e6', none: 'var(--ink-accent)' };
  const lots = stage.lots.map(
    (lot) => `<path d="${pathOf(lot.outline)}" fill="${fills[accessOf(lot, parameters.frontage)]}"/>`,
  );
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}mm" height="${(height + 10) * 2}mm" viewBox="${x} ${y} ${width} ${height + 10}">`,
    `<title>${name}, 1:500</title>`,
    `<g stroke="#1d1b1a" stroke-width=".2" stroke-linejoin="round">${lots.join('')}</g>`,
    `<path d="${pathOf(block)}" fill="none" stroke="#1d1b1a" stroke-width=".6"/>`,
    `<g font-family="var(--face)" font-size="2.5" fill="#1d1b1a"><path d="M${x + 6} ${y + height + 2}h50v1h-50zm10 0v1m10-1v1m10-1v1m10-1v1" fill="none" stroke="#1d1b1a" stroke-width=".2"/>`,
    `<text x="${x + 6}" y="${y + height + 7}">50 m · 1:500 · ${name}</text></g>`,
    '</svg>',
    '',
  ];
  saveFile('subdivision-1-500.svg', 'image/svg+xml', svg.join('\n'));
}

/** Parameters, block and lots, metres. */
export function saveData({ block, parameters }: SubdivisionPlan, stage: Stage): void {
  const rows = rowsOf(stage, parameters.frontage);
  const lots = stage.lots.map(({ outline, depth }, i) => ({ ...rows[i], depth, outline }));
  const measures = measuresOf(stage, parameters.frontage);
  const data = { address: location.href, unit: 'metre', parameters, block, measures, lots, courts: stage.courts };
  saveFile('subdivision.json', 'application/json', JSON.stringify(data, null, 1));
}
