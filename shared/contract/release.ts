import type { AreaName } from './areas';
import type { AreaSummary } from './page';

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
  /** The language in which its content is shown, where it is not its main one. */
  language?: string;
};

/** `files.json`, the list of a release's files by path. The release's name is a hash of it. */
export type ReleaseFiles = Readonly<Record<string, { sha256: string; bytes: number }>>;

/** `content/media.json`, the pictures that a release of an area shows and its downloads, by path below `media/`. */
export type MediaFiles = Readonly<Record<string, { bytes: number }>>;

/** The URL of a release's folder. */
export function releaseUrl(owner: ReleaseOwner, release: string): string {
  return owner === 'shell' ? `/_shell/${release}/` : `/_areas/${owner}/${release}/`;
}

/** The URL of an area's compiled content in the language of its pages. */
export function contentUrl({ name, release, origin = '', language }: AreaRelease): string {
  return `${origin}${releaseUrl(name, release)}content/${language ? `${language}/` : ''}`;
}

/** `releases.json`, the only file of a site that says which releases are live. */
export type Releases = {
  contract: number;
  shell: LiveRelease;
  /** Where the site stands, if not at the address of its content. May have a path; no slash at its end. */
  address?: string | undefined;
  /** Also areas that this checkout's table does not have: see shared/contract/published/live-areas.ts. */
  areas: Partial<Record<AreaName, LiveRelease & { load: AreaRelease; summary: AreaSummary }>>;
  /** The last states of the site, oldest first, the live one among them. */
  states?: readonly SiteState[];
  /** Areas that were taken off the site, until they are published by name. */
  removed?: readonly AreaName[] | undefined;
  /** Releases that are uploaded and not live: they go live together. */
  staged?: Partial<Record<ReleaseOwner, { release: string; published: string } & ReleaseNote>> | undefined;
  /** In the `releases.json` of a preview alone. */
  preview?: Preview;
};

/** Releases that are shown in a copy of the site below `/_preview/<name>` before they are live. */
export type Preview = {
  name: string;
  /** When it was composed. */
  made: string;
  releases: Partial<Record<ReleaseOwner, { release: string } & ReleaseNote>>;
  /** The live releases beside which they are shown. */
  beside: Partial<Record<ReleaseOwner, string>>;
};

/** A release that is live for a share of the visitors, in a site of its own below `_rollout`. */
export type Rollout = {
  owner: ReleaseOwner;
  release: string;
  note: ReleaseNote;
  /** Whole, from 1 to 99. */
  percent: number;
  /** When the first visitors got it, and when the share was changed last. */
  since: string;
  changed: string;
};

/**
 * What is known of where a release came from. It stands beside the release and is no part of it: other commits may make
 * the same bytes, and then the same release.
 */
export type ReleaseNote = {
  /** The commit that it was built from. */
  commit?: string;
  /** Sources were changed that are not part of the commit. */
  dirty?: true;
  /** Some of its photos are encoded quickly: `npm start` replaces it as soon as the others are there. */
  quick?: true;
};

/** What was live together, and since when. */
export type SiteState = { number: number; made: string; live: Partial<Record<ReleaseOwner, string>> };

/** `history` is oldest first and contains `live`; a roll-back moves `live`, never the history. */
export type LiveRelease = {
  live: string;
  history: readonly ({ release: string; published: string } & ReleaseNote)[];
  /** Set by a roll-back until the workspace is published by name. */
  pinned?: true;
};
