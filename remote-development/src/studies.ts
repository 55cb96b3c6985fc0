import type { ComponentType } from 'react';

/** A study that runs on a page: its figures stand there first, and stay where its chunk never comes. */
export type StudyPlace = {
  /** End of the section's id: the heading without its number. */
  section: string;
  load: () => Promise<{ Study: ComponentType }>;
};

/** By the page's path. Each study is a chunk of its own. */
export const studies: Readonly<Record<string, StudyPlace>> = {
  '/ArchitectureKorea': {
    section: 'the-guide-at-work',
    load: () => import(/* webpackChunkName: "korea-study" */ './korea/korea-study'),
  },
  '/DanceForYou': {
    section: 'dynamic-time-warping',
    load: () => import(/* webpackChunkName: "dance-study" */ './dance/dance-study'),
  },
  '/Pianissimo': {
    section: 'play-it-here',
    load: () => import(/* webpackChunkName: "pianissimo-study" */ './pianissimo/pianissimo-study'),
  },
};

/** The study of the page where its section is the one with this id. */
export function studyIn(path: string, id: string | undefined): StudyPlace | undefined {
  const study = studies[path];
  return study && id?.endsWith(study.section) ? study : undefined;
}
