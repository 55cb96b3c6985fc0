import type { Studies } from '@portfolio/study/live-study-block';

/** The studies of this area by the names that pages ask for; `page-readers.ts` says what they take of a page. */
export const studies: Studies = {
  packing: () => import(/* webpackChunkName: "packing-study" */ './studies/packing/study/packing-study'),
  subdivision: () =>
    import(/* webpackChunkName: "subdivision-study" */ './studies/subdivision/study/subdivision-study'),
};
