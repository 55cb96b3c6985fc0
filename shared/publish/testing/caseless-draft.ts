import { basename, dirname, join } from 'node:path';
import type { Draft } from '../storage/storage';

/**
 * A draft as on a disk that makes no difference between capitals and small letters, and keeps them: whatever a file is called,
 * it is the one of that name. What is written stands under the name by which it was made.
 */
export function caselessDraft(draft: Draft): Draft {
  const onDisk = async (path: string): Promise<string> => {
    if (path === '') return '';
    const parent = dirname(path) === '.' ? '' : await onDisk(dirname(path));
    const name = basename(path);
    const present = (await draft.list(parent)).find((each) => each.toLowerCase() === name.toLowerCase());
    return join(parent, present ?? name);
  };
  /** As in a folder, where the file that is there is removed first. */
  const makeRoom = async (path: string): Promise<string> => {
    await draft.remove(await onDisk(path));
    return join(await onDisk(dirname(path) === '.' ? '' : dirname(path)), basename(path));
  };
  return {
    ...draft,
    read: async (path) => draft.read(await onDisk(path)),
    exists: async (path) => draft.exists(await onDisk(path)),
    list: async (path) => draft.list(await onDisk(path)),
    remove: async (path) => draft.remove(await onDisk(path)),
    write: async (path, bytes) => draft.write(await makeRoom(path), bytes),
    copy: async (file, path) => draft.copy(file, await makeRoom(path)),
  };
}
