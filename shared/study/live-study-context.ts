import { createContext } from 'react';
import type { StudyStart } from '@portfolio/contract/page';

/** What a page says of one of its studies: its number on the page, from 1, its id, and where its settings begin. */
export type LiveStudyPlace = { number: number; start: StudyStart; id?: string };

export const LiveStudyContext = createContext<LiveStudyPlace>({ number: 1, start: {} });
