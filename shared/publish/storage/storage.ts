import type { AreaName } from '@portfolio/contract/areas';
import type { ReleaseNote } from '@portfolio/contract/release';
import { ReportedError } from '@portfolio/workspace/reported-error';

/** A new state of the site, invisible until `commit`. Paths are relative, with slashes. */
export type Draft = {
  /** Where the site lies, for messages. */
  where: string;
  read: (path: string) => Promise<Buffer | undefined>;
  write: (path: string, bytes: string | Buffer) => Promise<void>;
  /** Copies a file of the machine into the draft. */
  copy: (file: string, path: string) => Promise<void>;
  remove: (path: string) => Promise<void>;
  exists: (path: string) => Promise<boolean>;
  /** Names of the entries of a folder, sorted; empty where there is none. */
  list: (path: string) => Promise<string[]>;
  /**
   * Takes in an area's release that is in the store, and that no state has yet. In a bucket alone.
   * @throws PublishError naming what of it is missing.
   */
  adopt?: (area: AreaName, release: string) => Promise<void>;
  /** Makes this state live, atomically. */
  commit: () => Promise<void>;
};

/** What reads a state of a site. */
export type Reader = Pick<Draft, 'read' | 'where'>;

/** An area's request that a release which it uploaded goes live. */
export type Ask = { area: AreaName; release: string; note: ReleaseNote; message?: string | undefined };

/** Requests, and all that is needed to make one, lie where the key of an area may write; what is live does not. */
export type Asks = {
  /** Writes a release with `upload`, which does not commit, and then the request. Nothing else is written or removed. */
  ask: (ask: Ask, upload: (draft: Draft) => Promise<void>) => Promise<void>;
  /** The latest request of each area. */
  read: () => Promise<Ask[]>;
  /** Removes this request and the older ones of its area. */
  forget: (ask: Ask) => Promise<void>;
};

/** Where a site lives. */
export type Storage = {
  /** Where the site lies, for messages. */
  where: string;
  /** Reads a file of the live state. */
  read: (path: string) => Promise<Buffer | undefined>;
  /** The live state as it is now, however long it is read. */
  snapshot: () => Promise<Pick<Storage, 'read' | 'where'>>;
  /**
   * Runs `work` on a draft that begins as the live state. A failure leaves no trace. Where others can go live meanwhile,
   * `work` runs again, on what is live then: it must begin anew each time and end with `commit`.
   */
  change: <Result>(work: (draft: Draft) => Promise<Result>) => Promise<Result>;
  /** In a bucket alone: a folder has no keys. */
  asks?: Asks;
  /** Frees the space of what no kept state needs, after a prune that removed so many releases. */
  sweep: (removed: number) => Promise<void>;
};

/** A failure whose message tells the owner what to do; no stack is shown. */
export class PublishError extends ReportedError {
  override name = 'PublishError';
}
