import type { StudyReaders } from '@portfolio/content/study-reader';
import { dance } from './dance';
import { map } from './map';
import { piano } from './piano';

/** What the studies of `src/studies.ts` take of a page. */
export const studies: StudyReaders = { dance, map, piano };
