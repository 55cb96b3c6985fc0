import type { Draft } from '../storage';
import type { ObjectStore } from './store/object-store';
import { StateFiles } from './states/state-files';
import { placeOf } from './releases/release-files';
import { ReleaseObjects } from './releases/release-objects';
import { stateFolder, type NamedState, type State } from './states/site-states';
import { Transfers } from './store/transfers';
import type { UploadSession } from './releases/upload-session';

/** The edge compresses for the few clients without Brotli: half as many objects. */
export const bucketForms = { encodings: ['br'], always: true } as const;

/** A state beside the live one. `finish` writes what `commit` asked for; nobody sees it before it is made live. */
export type BucketDraft = Draft & {
  name: string;
  /** The keys of the objects of this state. */
  written: () => string[];
  /** Whether `commit` was called and there is anything new. */
  isWanted: () => boolean;
  finish: () => Promise<void>;
  /** Ends the uploads of releases, without a state that has them. */
  finishReleases: () => Promise<void>;
  /** Waits for uploads that are still running, whatever becomes of them. */
  settle: () => Promise<void>;
};

export function bucketDraft(
  store: ObjectStore,
  session: UploadSession,
  base: NamedState | undefined,
  name: string,
  number: number,
): BucketDraft {
  const transfers = new Transfers();
  const own = new StateFiles(store, transfers, base, name);
  const releases = new ReleaseObjects(store, transfers, session, base?.releases ?? []);
  const isOwn = (path: string) => placeOf(path).kind === 'own';
  let committed = false;
  return {
    name,
    written: () => [...own.written, `${stateFolder(name)}/state.json`],
    where: store.where,
    read: (path) => (isOwn(path) ? own.read(path) : releases.read(path)),
    exists: (path) => (isOwn(path) ? Promise.resolve(own.has(path)) : releases.has(path)),
    list: (path) =>
      isOwn(path) && !/^_(?:areas|shell)/.test(path) ? Promise.resolve(own.list(path)) : releases.list(path),
    write: (path, bytes) => (isOwn(path) ? own : releases).write(path, Buffer.from(bytes)),
    copy: (file, path) => releases.copy(file, path),
    remove: (path) => (isOwn(path) ? Promise.resolve(own.remove(path)) : releases.remove(path)),
    adopt: (area, release) => releases.adopt(area, release),
    commit: () => Promise.resolve(void (committed = true)),
    isWanted: () => committed && (own.isChanged || releases.isChanged),
    finishReleases: () => releases.finish(),
    settle: () => transfers.end().catch(() => undefined),
    finish: async () => {
      await releases.finish();
      const files = await own.finish();
      const state: State = {
        number,
        parent: base?.name ?? null,
        created: new Date().toISOString(),
        files,
        releases: [...releases.whole].sort(),
      };
      await store.put(`${stateFolder(name)}/state.json`, Buffer.from(JSON.stringify(state)), {
        'content-type': 'application/json',
        'cache-control': 'no-cache',
      });
    },
  };
}
