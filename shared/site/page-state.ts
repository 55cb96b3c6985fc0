import type { AreaName, Group, GroupName, Plurals } from '@portfolio/contract/areas';
import type { Entry, GroupSummary, PageDocument } from '@portfolio/contract/page';
import type { AreaRelease, Scripts } from '@portfolio/contract/release';
import type { Site } from '@portfolio/contract/shell';
import type { Texts } from '@portfolio/contract/texts';

/** The exact releases that a page was composed with, and the hash of every script. */
export type Lock = { shell: string; scripts: Scripts; area?: AreaRelease };

/**
 * The rows of the sidebar, the same on every page. `contact` is the page by which the owner is reached. Areas that are `apart` have a
 * policy of their own: the way to their pages, and from them, leads through a document.
 */
export type Navigation = {
  groups: readonly NavigationGroup[];
  contact?: PageOfArea;
  apart?: readonly AreaName[];
};
export type PageOfArea = { path: string; area: AreaName };

/** How the site is put together, from `shell/content/site.md`: the order of the groups by name, and the contact page. */
export type SiteOrder = { groups: readonly GroupName[]; contact?: PageOfArea };

export type NavigationGroup = Omit<Group, 'form' | 'counted'> & {
  group: GroupName;
  area: AreaName;
  count: number;
  rows: readonly NavigationRow[];
};
export type NavigationRow = Pick<Entry, 'path' | 'label' | 'railTitle' | 'language'>;

/** A page of the shell: texts by name, and the body as HTML. */
export type ShellDocument = {
  path: string;
  title: string;
  summary: string;
  html: string;
  heading?: string;
  texts: Readonly<Record<string, string>>;
  counting: Counting;
  /** The order of the groups by name. */
  order: readonly GroupName[];
};

/** How a number of works is said: words for 0, 1, 2 and so on, digits above them, and how works are called. */
export type Counting = { numbers: readonly string[]; works: Plurals };

/** The content beside the sidebar. */
export type View =
  | { kind: 'area'; area: AreaName; page: PageDocument }
  | { kind: 'home'; document: ShellDocument; groups: readonly GroupSummary[] }
  | { kind: 'works'; document: ShellDocument; entries: readonly Entry[] }
  | { kind: 'not-found'; document: ShellDocument };

/** Everything that a page needs to hydrate, inlined as JSON. */
export type PageState = {
  lock: Lock;
  site: Site;
  texts: Texts;
  frame: Navigation;
  view: View;
};
