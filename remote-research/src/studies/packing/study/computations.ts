import { ReleaseWorker } from '@portfolio/study/release-worker';
import type { Computation } from '@portfolio/study/computation';
import type { FourRuns, Occupancies } from '../algorithm/four-runs';
import type { Task } from '../algorithm/task';

const open = () =>
  new ReleaseWorker(
    new URL(/* webpackChunkName: "packing-study-worker" */ './packing-study-worker.ts', import.meta.url),
  );

export const packing: Computation<Task, FourRuns> = {
  createWorker: open,
  loadSteps: async () => (await import(/* webpackChunkName: "four-runs" */ '../algorithm/four-runs')).fourRuns,
};

export const comparison: Computation<{ task: Task; seeds: number }, Occupancies> = {
  createWorker: open,
  loadSteps: async () => {
    const { manySeeds } = await import(/* webpackChunkName: "four-runs" */ '../algorithm/four-runs');
    return ({ task, seeds }) => manySeeds(task, seeds);
  },
};
