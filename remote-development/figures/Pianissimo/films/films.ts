import type { Film } from '#figures/film/film';
import { appFilm } from './app';
import { webPlatform } from './web-platform';

/** The films of this page by the name of their files. */
export const films: Readonly<Record<string, Film>> = { 'web-platform': webPlatform, app: appFilm };
