import type { ReleaseOwner, Releases } from '../release';

/**
 * What the shell's release exports as `server/compose.js`: everything that turns live releases into files of the site,
 * with the React that they are rendered with. Whoever publishes runs the live one, so all teams write the same bytes.
 */
export type ComposerModule = {
  /** @returns the parts of the site that these releases make, not composed yet. */
  compose: (host: ComposerHost, releases: Releases) => Promise<readonly SitePart[]>;
};

/** What a composer needs of the machine that it runs on. There is nothing else in the process that publishers run it in. */
export type ComposerHost = {
  /** Reads a text file of the site, relative to it; undefined where there is none. */
  read: (path: string) => Promise<string | undefined>;
  /** Runs a CommonJS bundle of a release. @returns its exports. */
  run: (path: string, libraries: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** SHA-256 of a text, in base64. */
  sha256: (text: string) => string;
  /** The error that stops the publish and is shown as this sentence. */
  refused: (sentence: string, cause?: unknown) => Error;
  /** The time of the publish. */
  now: Date;
};

/** Files of the site that are composed together. */
export type SitePart = {
  /** Unique in the site. */
  name: string;
  owner: ReleaseOwner;
  /** Everything that its files depend on: they are composed again when this text changes. */
  dependsOn: string;
  /** The paths of all its files. */
  paths: readonly string[];
  compose: () => AsyncIterable<ComposedFile>;
};

/** A file of the site, and the paths under which it is found: a page also has its aliases. */
export type ComposedFile = { paths: readonly string[]; text: string };
