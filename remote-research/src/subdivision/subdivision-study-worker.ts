import { serveComputation } from '@portfolio/study/serve-computation';
import { subdivisionPlan, type SubdivisionPlan, type SubdivisionTask } from './subdivision-plan';

serveComputation<SubdivisionTask, SubdivisionPlan>(subdivisionPlan);
