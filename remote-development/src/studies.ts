import type { Studies } from '@portfolio/study/live-study-block';

/** The studies of this area by the names that pages ask for; `study-data/studies.ts` says what they take of a page. */
export const studies: Studies = {
  dance: () => import(/* webpackChunkName: "dance-study" */ './dance/dance-study'),
  map: () => import(/* webpackChunkName: "map-study" */ './map/map-study'),
  piano: () => import(/* webpackChunkName: "piano-study" */ './piano/piano-study'),
};
