import { saveFile } from '@portfolio/study/save-file';
import { fill } from '@portfolio/study/translated';
import { withCaption } from '@portfolio/study/with-caption';
import { measuresOf, rowsOf, type Stage } from '../algorithm/stage';
import type { SubdivisionPlan } from '../algorithm/subdivision-plan';
import { lotsSvg } from '../drawing/lots-svg';
import { texts } from '../texts';

/** The lots at 1:500 with what the study says about them, and the address that shows them again. */
export function savePlan({ block, parameters }: SubdivisionPlan, stage: Stage, caption: readonly string[]): void {
  const title = fill(texts.seeded, { method: texts.methods[parameters.method], seed: parameters.seed });
  const svg = lotsSvg({ block, stage, leastFrontage: parameters.frontage, title });
  saveFile('subdivision-1-500.svg', 'image/svg+xml', withCaption(svg, caption));
}

/** Parameters, block and lots, metres. */
export function saveData({ block, parameters }: SubdivisionPlan, stage: Stage, address: string): void {
  const rows = rowsOf(stage, parameters.frontage);
  const lots = stage.lots.map(({ outline, depth }, i) => ({ ...rows[i], depth, outline }));
  const measures = measuresOf(stage, parameters.frontage);
  const data = { address, unit: 'metre', parameters, block, measures, lots, courts: stage.courts };
  saveFile('subdivision.json', 'application/json', JSON.stringify(data, null, 1));
}
