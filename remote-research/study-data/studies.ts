import type { StudyReaders } from '@portfolio/content/study-reader';
import { packing } from './packing';
import { subdivision } from './subdivision';

/** What the studies of `src/studies.ts` take of a page. */
export const studies: StudyReaders = { packing, subdivision };
