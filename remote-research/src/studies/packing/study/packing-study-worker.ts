import { serveComputation } from '@portfolio/study/serve-computation';
import { fourRuns, manySeeds, type FourRuns, type Occupancies } from '../algorithm/four-runs';
import type { Task } from '../algorithm/task';

/** One task packed by all four methods, or how much they cover for so many other seeds. */
serveComputation<Task | { task: Task; seeds: number }, FourRuns | Occupancies>((question) =>
  'seeds' in question ? manySeeds(question.task, question.seeds) : fourRuns(question),
);
