import type { Studies } from '@portfolio/study/live-study-block';

/** The studies of this area by the names that pages ask for; `page-readers.ts` says what they take of a page. */
export const studies: Studies = {
  dance: () => import(/* webpackChunkName: "dance-study" */ './studies/dance/study/dance-study'),
  map: () => import(/* webpackChunkName: "map-study" */ './studies/map/study/map-study'),
  piano: () => import(/* webpackChunkName: "piano-study" */ './studies/piano/study/piano-study'),
};
