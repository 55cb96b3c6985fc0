import { serveComputation } from '@portfolio/study/serve-computation';
import {
  finishedPlans,
  subdivisionPlan,
  type FinishedPlans,
  type SubdivisionPlan,
  type SubdivisionTask,
} from '../algorithm/subdivision-plan';

/** One task by its method, or the finished plans of all methods. */
serveComputation<SubdivisionTask | { compared: SubdivisionTask }, SubdivisionPlan | FinishedPlans>((question) =>
  'compared' in question ? finishedPlans(question.compared) : subdivisionPlan(question),
);
