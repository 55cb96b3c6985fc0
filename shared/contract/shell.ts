import { createContext, useContext } from 'react';

// Stands here because this file is the one that shell and areas share at run time: a policy is created once.
export { contentHtml } from './content-html';

/** The facts about the owner that any page may name. From `shell/content/site.md`. */
export type Site = {
  name: string;
  short: string;
  email: string;
  /** Origin of the published site, without a slash at the end. */
  address: string;
  language: string;
  links: readonly { label: string; href: string }[];
  portrait?: string;
};

/** The words that more than one area shows. From `shell/content/notices.md`. */
export type Texts = Readonly<
  Record<
    | 'previous'
    | 'next'
    | 'allWorks'
    | 'newTab'
    | 'play'
    | 'noVideo'
    | 'offline'
    | 'failed'
    | 'retry'
    | 'studyPlay'
    | 'studyPause'
    | 'studyStep'
    | 'studyReset'
    | 'studySvg'
    | 'studyJson'
    | 'close'
    | 'pictureOf'
    | 'pictureFailed'
    | 'zoomIn'
    | 'zoomOut'
    | 'fit'
    | 'fullSize'
    | 'scale'
    | 'north',
    string
  >
>;

/**
 * What the shell gives an area. Links need nothing of it: an area writes `<a href="/GDL">`, and the
 * shell turns the press into a navigation.
 */
export type ShellServices = {
  site: Site;
  texts: Texts;
  /** Says a sentence to people who use a screen reader. */
  announce: (sentence: string) => void;
  /** Writes an error to the log together with the area and its release. */
  report: (error: unknown) => void;
};

/** Shared at run time between shell and areas: one context object for both. */
export const ShellContext = createContext<ShellServices | null>(null);

/** @throws Error outside of a shell or the standalone frame. */
export function useShell(): ShellServices {
  const services = useContext(ShellContext);
  if (!services)
    throw new Error('useShell() found no shell: render the area inside the shell or the standalone frame.');
  return services;
}
