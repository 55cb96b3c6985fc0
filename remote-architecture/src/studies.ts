import type { Studies } from '@portfolio/study/live-study-block';

/** The studies of this area by the names that pages ask for; `page-readers.ts` says what they take of a page. */
export const studies: Studies = {
  axonometric: () =>
    import(/* webpackChunkName: "axonometric-study" */ './studies/axonometric/study/axonometric-study'),
};
