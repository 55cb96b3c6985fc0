import type { AreaName, Group, GroupName, Plurals } from './areas';
import type { AreaSummary, Entry, GroupSummary, PageDocument } from './page';
import type { Texts } from './texts';
import type { Site } from './shell';

/** A workspace that has releases. */
export type ReleaseOwner = AreaName | 'shell';

/** Scripts of a release by file name, each with its integrity value ("sha384-…"). */
export type Scripts = Readonly<Record<string, string>>;

/** Written by every build beside its bundles as `release.json`. File names are relative to it. */
export type BuildManifest = {
  contract: number;
  owner: ReleaseOwner;
  /** Loaded first: the federation container of an area, the shell's script. */
  entry: readonly string[];
  /** The shell's chunk that hydrates the page: React, router, store. */
  hydrate?: readonly string[];
  /** Needed for the first render after the entry: the chunk of `./area`, or of the shell's own pages. */
  module: readonly string[];
  css: readonly string[];
  /** Style sheets of the shell's own pages, which no other page needs. */
  moduleCss?: readonly string[];
  scripts: Scripts;
  /** Other origins that the scripts connect to. */
  connect?: readonly string[];
  /** Size of the scripts in bytes, before compression. */
  bytes: number;
};

/** What a browser needs to load a release of an area. */
export type AreaRelease = Pick<BuildManifest, 'scripts' | 'bytes'> & {
  name: AreaName;
  release: string;
  entry: string;
  /**
   * The origin of a local development server, such as "http://localhost:4203". Published releases have none.
   */
  origin?: string;
};

/** `files.json`, the list of a release's files by path. The release's name is a hash of it. */
export type ReleaseFiles = Readonly<Record<string, { sha256: string; bytes: number }>>;

/** `content/media.json`, the pictures that a release of an area shows and its downloads, by path below `media/`. */
export type MediaFiles = Readonly<Record<string, { bytes: number }>>;

/** The URL of a release's folder. */
export function releaseUrl(owner: ReleaseOwner, release: string): string {
  return owner === 'shell' ? `/_shell/${release}/` : `/_areas/${owner}/${release}/`;
}

/** The URL of an area's compiled content. */
export function contentUrl({ name, release, origin = '' }: AreaRelease): string {
  return `${origin}${releaseUrl(name, release)}content/`;
}

/** The exact releases that a page was composed with, and the hash of every script. */
export type Lock = { shell: string; scripts: Scripts; area?: AreaRelease };

/** `releases.json`, the only file of a site that says which releases are live. */
export type Releases = {
  contract: number;
  shell: LiveRelease;
  /** Also areas that this checkout's table does not have: see shared/publish/live-areas.ts. */
  areas: Partial<Record<AreaName, LiveRelease & { load: AreaRelease; summary: AreaSummary }>>;
  /** Areas that were taken off the site, until they are published by name. */
  removed?: readonly AreaName[] | undefined;
  /** Releases that are uploaded and not live: they go live together. */
  waiting?: Partial<Record<ReleaseOwner, { release: string; published: string }>>;
};

/** `history` is oldest first and contains `live`; a roll-back moves `live`, never the history. */
export type LiveRelease = {
  live: string;
  history: readonly { release: string; published: string }[];
  /** Set by a roll-back until the workspace is published by name. */
  held?: true;
};

/** The rows of the sidebar, the same on every page. `contact` is the page by which the owner is reached. */
export type Frame = { groups: readonly FrameGroup[]; contact?: PageOfArea };
export type PageOfArea = { path: string; area: AreaName };

/** How the site is put together, from `shell/content/site.md`: the order of the groups by name, and the contact page. */
export type SiteOrder = { groups: readonly GroupName[]; contact?: PageOfArea };

export type FrameGroup = Omit<Group, 'form' | 'counted'> & {
  group: GroupName;
  area: AreaName;
  count: number;
  rows: readonly FrameRow[];
};
export type FrameRow = Pick<Entry, 'path' | 'label' | 'railTitle'>;

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
  frame: Frame;
  view: View;
};
