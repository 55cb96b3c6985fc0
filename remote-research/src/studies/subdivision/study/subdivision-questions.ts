import { fixed } from '@portfolio/study/grouped';
import { fill } from '@portfolio/study/translated';
import { measuresOf, type Stage } from '../algorithm/stage';
import type { FinishedPlans, SubdivisionMethod, SubdivisionPlan } from '../algorithm/subdivision-plan';
import { square, texts } from '../texts';

/** What the answers are made of: the plan that is shown, how each method ends on this block, and the plan as it usually is. */
export type Shown = { plan: SubdivisionPlan; finished: FinishedPlans; usual: SubdivisionPlan };

const { questions: questionTexts } = texts;

/** Questions with the settings that show their answer. */
export const questions: readonly {
  ask: string;
  set: { method?: string; access?: number; depth?: number };
  answer: (shown: Shown) => string;
}[] = [
  {
    ask: questionTexts.street.ask,
    set: { method: 'strips' },
    answer({ plan, finished }) {
      const of = (method: SubdivisionMethod) => {
        const { lost, count } = measuresOf(finished.stages[method], plan.parameters.frontage);
        return fill(texts.lostOf, { lost, lots: count });
      };
      return fill(questionTexts.street.answer, { strips: of('strips'), boxes: of('boxes'), voronoi: of('voronoi') });
    },
  },
  {
    ask: questionTexts.willing.ask,
    set: { method: 'boxes', access: 0 },
    answer({ plan, usual }) {
      const [now, before] = [endOf(plan), endOf(usual)];
      const access = fixed(usual.parameters.access, 2);
      return fill(questionTexts.willing.answer, {
        now: now.lost,
        lots: now.count,
        access,
        before: before.lost,
        all: before.count,
      });
    },
  },
  {
    ask: questionTexts.shallow.ask,
    set: { method: 'strips', depth: 14 },
    answer({ plan, usual }) {
      const { court, sum, count } = endOf(plan);
      return fill(questionTexts.shallow.answer, {
        depth: plan.parameters.depth,
        usual: usual.parameters.depth,
        court: square(court),
        share: fixed((court / (sum || 1)) * 100, 0),
        before: square(endOf(usual).court),
        lots: count,
      });
    },
  },
];

function endOf({ stages, parameters }: SubdivisionPlan) {
  const last: Stage = stages.at(-1) ?? { lots: [], courts: [], cuts: [], sites: [] };
  return measuresOf(last, parameters.frontage);
}
