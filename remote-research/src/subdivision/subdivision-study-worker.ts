import { answerWith } from 'shared/study/answer-with';
import { subdivisionPlan, type SubdivisionPlan, type SubdivisionTask } from './subdivision-plan';

answerWith<SubdivisionTask, SubdivisionPlan>(subdivisionPlan);
