import { createContext, useContext } from 'react';
import type { Texts } from './texts';

// Exported here because this module is shared at run time: a Trusted Types policy can only be created once.
export { contentHtml } from './content-html';

/** In which a language is written, as an element says it in `dir`. */
export type Direction = 'ltr' | 'rtl';

/** The owner and the site. From `shell/content/site.md`. */
export type Site = {
  name: string;
  short: string;
  /** What the owner does, in a few words. */
  role?: string;
  email: string;
  /** Origin of the published site, without a slash at the end. */
  address: string;
  language: string;
  /** Of a site in which languages of both directions meet. */
  direction?: Direction;
  /** All languages of a site that has several, the main one first. */
  languages?: readonly SiteLanguage[];
  /** Shown at the end of the home page; files for download are among them. */
  links: readonly SiteLink[];
  /** The owner elsewhere, for search engines. */
  profiles?: readonly SiteLink[];
  portrait?: string;
  /** Whether all of it is written for show. */
  sample?: true;
};

/** A language by its own name. Its pages stand below `path`, which is empty for the main one. */
export type SiteLanguage = {
  tag: string;
  name: string;
  path: string;
  /** In this language: the sentence that offers a page in it, and the word that takes the sentence away. */
  offer?: { sentence: string; close: string };
};

export type SiteLink = { label: string; href: string; file?: true };

/**
 * What the shell gives an area. Links need none of it: an area writes `<a href="/HAL">`, and the shell turns the click
 * into a client navigation.
 */
export type ShellServices = {
  site: Site;
  texts: Texts;
  /** Announces a sentence to screen readers. */
  announce: (sentence: string) => void;
  address: AddressService;
  fetchJson: FetchJson;
  /**
   * Reloads the page, once, if a newer release than its own is live: files of the older one may be gone. Resolves with
   * whether it does.
   */
  renew: () => Promise<boolean>;
  /** Goes where a click on a link goes. @param href as a link has it, such as "/HAL". */
  navigate: (href: string) => void;
  /**
   * Calls back when the visitor goes to another page or leaves the document, each time: a document may be come back to.
   * Register it in `useEffect`, and save there at once what must not be lost. @returns ends that.
   */
  onLeave: (callback: () => void) => () => void;
  /** Logs an error, and reports it with the page, area and release where the owner collects reports. */
  report: (error: unknown) => void;
};

/**
 * Fetches JSON of a release; the shell has the code.
 * @param validate whether the value has the expected shape.
 * @param signal is aborted when nobody wants the value any more.
 * @throws Error that names the address when the response is late, an error, or of another shape.
 */
export type FetchJson = <Value>(
  url: string,
  validate: (value: Value) => boolean,
  cache?: RequestCache,
  signal?: AbortSignal,
) => Promise<Value>;

/**
 * The address of the page that is shown. What is in a page writes it here and never to `history`: the shell's router
 * has to know. Writing loads nothing, scrolls nothing and announces nothing; while the page is being left it is ignored.
 */
export type AddressService = {
  /** `path` as a link to the page has it, `search` with "?" and `hash` with "#", or empty. */
  read: () => { path: string; search: string; hash: string };
  /** Calls back when the address may have changed. @returns ends that. */
  subscribe: (onChange: () => void) => () => void;
  /** In an entry of its own, which Back leaves. */
  push: (change: AddressChange) => void;
  /** In the same entry. */
  replace: (change: AddressChange) => void;
  /**
   * Leaves the entry that `push` made. Where the address was opened as it is, it changes in the same entry.
   * @param isLost what it shows failed: a visitor who has gone on meanwhile is not brought back.
   */
  leave: (change: AddressChange, options?: { isLost?: boolean }) => void;
};
export type AddressChange = { search?: string; hash?: string };

/** Shared at run time between shell and areas: one context object for both. */
export const ShellContext = createContext<ShellServices | null>(null);

/** @throws Error outside of a shell or the standalone frame. */
export function useShell(): ShellServices {
  const services = useContext(ShellContext);
  if (!services)
    throw new Error('useShell() found no shell: render the area inside the shell or the standalone frame.');
  return services;
}
