import type { StudyReaders } from '@portfolio/content/studies/study-reader';
import { axonometric } from './studies/axonometric/read-page';

/** What the studies of `src/studies.ts` take of a page. */
export const studies: StudyReaders = { axonometric };
