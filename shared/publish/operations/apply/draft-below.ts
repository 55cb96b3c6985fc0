import { inRelease } from '../../storage/cache-control';
import type { Draft } from '../../storage/storage';

/**
 * A site of its own in a folder of a draft, with the releases of the whole: those are never written or removed here. A file
 * that it does not have yet is read as it is live.
 */
export function draftBelow(draft: Draft, folder: string): Draft {
  const at = (path: string) => (isOfReleases(path) ? path : path && `${folder}/${path}`) || folder;
  const own = (path: string) => {
    if (isOfReleases(path)) throw new Error(`${path} is of the whole site.`);
    return at(path);
  };
  return {
    where: draft.where,
    read: async (path) => (await draft.read(at(path))) ?? draft.read(path),
    exists: (path) => draft.exists(at(path)),
    list: (path) => draft.list(at(path)),
    write: (path, bytes) => draft.write(own(path), bytes),
    copy: (file, path) => draft.copy(file, own(path)),
    remove: (path) => draft.remove(own(path)),
    commit: draft.commit,
  };
}

function isOfReleases(path: string): boolean {
  return inRelease.test(`${path}/`);
}
