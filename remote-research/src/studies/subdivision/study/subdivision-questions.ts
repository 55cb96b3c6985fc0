import { fixed } from '@portfolio/study/grouped';
import { fill } from '@portfolio/study/translated';
import { measuresOf, type Stage } from '../algorithm/stage';
import type { FinishedPlans, SubdivisionMethod, SubdivisionPlan } from '../algorithm/subdivision-plan';
import { square, texts } from '../texts';

/** What the answers are made of: the plan that is shown, how each method ends on this block, and the plan as it usually is. */
export type Shown = { plan: SubdivisionPlan; finished: FinishedPlans; usual: SubdivisionPlan };

const { questions: said } = texts;

/** Questions with the settings that show their answer. */
export const questions = [
  { name: 'street', ask: said.street.ask, set: { method: 'strips' }, answer: streetAnswer },
  { name: 'willing', ask: said.willing.ask, set: { method: 'boxes', access: 0 }, answer: willingAnswer },
  { name: 'shallow', ask: said.shallow.ask, set: { method: 'strips', depth: 14 }, answer: shallowAnswer },
] as readonly {
  name: string;
  ask: string;
  set: { method?: string; access?: number; depth?: number };
  answer: (shown: Shown) => string;
}[];

function lastOf({ stages }: SubdivisionPlan): Stage {
  return stages.at(-1) ?? { lots: [], courts: [], cuts: [], sites: [] };
}

function streetAnswer({ plan, finished }: Shown): string {
  const of = (method: SubdivisionMethod) => {
    const { lost, count } = measuresOf(finished.stages[method], plan.parameters.frontage);
    return fill(texts.lostOf, { lost, lots: count });
  };
  return fill(said.street.answer, { strips: of('strips'), boxes: of('boxes'), voronoi: of('voronoi') });
}

function willingAnswer({ plan, usual }: Shown): string {
  const [now, before] = [plan, usual].map((one) => measuresOf(lastOf(one), one.parameters.frontage));
  return fill(said.willing.answer, {
    now: now?.lost ?? 0,
    lots: now?.count ?? 0,
    access: fixed(usual.parameters.access, 2),
    before: before?.lost ?? 0,
    all: before?.count ?? 0,
  });
}

function shallowAnswer({ plan, usual }: Shown): string {
  const [now, before] = [plan, usual].map((one) => measuresOf(lastOf(one), one.parameters.frontage));
  return fill(said.shallow.answer, {
    depth: plan.parameters.depth,
    usual: usual.parameters.depth,
    court: square(now?.court ?? 0),
    share: fixed(((now?.court ?? 0) / (now?.sum || 1)) * 100, 0),
    before: square(before?.court ?? 0),
    lots: now?.count ?? 0,
  });
}
