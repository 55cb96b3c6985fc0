import type { StudyReaders } from '@portfolio/content/studies/study-reader';
import { dance } from './studies/dance/read-page';
import { map } from './studies/map/read-page';
import { piano } from './studies/piano/read-page';

/** What the studies of `src/studies.ts` take of a page. */
export const studies: StudyReaders = { dance, map, piano };
