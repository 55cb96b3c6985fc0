import type { AreaName, GroupName } from './areas';
import type { AreaSummary, Entry, PageDocument } from './page';
import type { Site } from './shell';

/** The name of a workspace as the publisher knows it. */
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
  /** Other origins that the scripts talk to. */
  connect?: readonly string[];
  /** Size of the scripts in bytes, before compression. */
  bytes: number;
};

/** One release of an area as a browser must know it to load it. */
export type AreaRelease = Pick<BuildManifest, 'scripts' | 'bytes'> & {
  name: AreaName;
  release: string;
  entry: string;
  /**
   * Where the release's files stand when not in the site itself: a development server on this machine,
   * such as "http://localhost:4203". Published releases never have it.
   */
  origin?: string;
};

/** Where the files of a release stand in a site. */
export function releaseUrl(owner: ReleaseOwner, release: string): string {
  return owner === 'shell' ? `/_shell/${release}/` : `/_areas/${owner}/${release}/`;
}

/** Where the compiled content of an area's release stands. */
export function contentUrl({ name, release, origin = '' }: AreaRelease): string {
  return `${origin}${releaseUrl(name, release)}content/`;
}

/** The exact releases that a page was composed with, with the hash of every script; in the page as JSON. */
export type Lock = { shell: string; scripts: Scripts; area?: AreaRelease };

/** `releases.json`, the one mutable file of a site that names what is live. */
export type Releases = {
  contract: number;
  shell: LiveRelease;
  areas: Partial<Record<AreaName, LiveRelease & { load: AreaRelease; summary: AreaSummary }>>;
  thirdParties: ThirdParties;
};

/** The other origins that the pages may ask, by what for. */
export type ThirdParties = { connect: readonly string[]; frame: readonly string[] };

/** `history` is oldest first and contains `live`; a roll-back moves `live`, never the history. */
export type LiveRelease = { live: string; history: readonly { release: string; published: string }[] };

/** What the rail shows: the same on every page until an area gets another row. */
export type Frame = { groups: readonly FrameGroup[] };
export type FrameGroup = { group: GroupName; area: AreaName; count: number; rows: readonly FrameRow[] };
export type FrameRow = Pick<Entry, 'path' | 'label' | 'railTitle'>;

/** The shell's own pages and words: text fields by name, and the body as HTML. */
export type ShellDocument = {
  path: string;
  title: string;
  summary: string;
  html: string;
  heading?: string;
  texts: Readonly<Record<string, string>>;
};

/** What stands beside the rail. */
export type View =
  | { kind: 'area'; area: AreaName; page: PageDocument }
  | { kind: 'home'; document: ShellDocument; areas: readonly AreaSummary[] }
  | { kind: 'works'; document: ShellDocument; entries: readonly Entry[] }
  | { kind: 'not-found'; document: ShellDocument };

/** Everything a composed page carries for its start in the browser; in the page as JSON. */
export type PageState = {
  lock: Lock;
  site: Site;
  texts: Readonly<Record<string, string>>;
  frame: Frame;
  view: View;
};
