import { area } from '@portfolio/model/geometry/outlines';
import { fill } from '@portfolio/study/translated';
import { measuresOf, type Stage } from '../algorithm/stage';
import type { SubdivisionPlan } from '../algorithm/subdivision-plan';
import { square, texts } from '../texts';

/** A plan in one sentence. */
export function summaryOf({ block, parameters }: SubdivisionPlan, stage: Stage): string {
  const { count, lost, sum } = measuresOf(stage, parameters.frontage);
  const method = texts.methods[parameters.method];
  return fill(texts.summary, { method, lots: count, lost, sum: square(sum), area: square(area(block)) });
}
