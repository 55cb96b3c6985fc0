import type { Studies } from '@portfolio/study/live-study-block';

/** The studies of this area by the names that pages ask for; `study-data/studies.ts` says what they take of a page. */
export const studies: Studies = {
  packing: () => import(/* webpackChunkName: "packing-study" */ './packing/packing-study'),
  subdivision: () => import(/* webpackChunkName: "subdivision-study" */ './subdivision/subdivision-study'),
};
