import { ReleaseWorker } from '@portfolio/study/release-worker';
import type { Computation } from '@portfolio/study/computation';
import type { FinishedPlans, SubdivisionPlan, SubdivisionTask } from '../algorithm/subdivision-plan';

const createWorker = () =>
  new ReleaseWorker(
    new URL(/* webpackChunkName: "subdivision-study-worker" */ './subdivision-study-worker.ts', import.meta.url),
  );

export const subdivision: Computation<SubdivisionTask, SubdivisionPlan> = {
  createWorker,
  loadSteps: async () =>
    (await import(/* webpackChunkName: "subdivision-plan" */ '../algorithm/subdivision-plan')).subdivisionPlan,
};

export const comparison: Computation<{ compared: SubdivisionTask }, FinishedPlans> = {
  createWorker,
  loadSteps: async () => {
    const { finishedPlans } = await import(/* webpackChunkName: "subdivision-plan" */ '../algorithm/subdivision-plan');
    return ({ compared }) => finishedPlans(compared);
  },
};
