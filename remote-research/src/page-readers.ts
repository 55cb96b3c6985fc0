import type { StudyReaders } from '@portfolio/content/studies/study-reader';
import { packing } from './studies/packing/read-page';
import { subdivision } from './studies/subdivision/read-page';

/** What the studies of `src/studies.ts` take of a page. */
export const studies: StudyReaders = { packing, subdivision };
