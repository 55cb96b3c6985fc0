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
  /** Makes this state live, atomically. */
  commit: () => Promise<void>;
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
  /** Frees the space of what no kept state needs, after a prune that removed so many releases. */
  sweep: (removed: number) => Promise<void>;
};

/** A failure whose message tells the owner what to do; no stack is shown. */
export class PublishError extends ReportedError {
  override name = 'PublishError';
}
