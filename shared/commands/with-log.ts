import { runHook } from '@portfolio/publish/releases/log/hook';
import { loggedStorage } from '@portfolio/publish/releases/log/logged-storage';
import type { Origin } from '@portfolio/publish/releases/log/entry/origin';
import type { Storage } from '@portfolio/publish/storage/storage';

/** For `runCommand`: why the site is changed. */
export const messageOption = { message: { type: 'string', says: 'why, for the log of the site' } } as const;

/** The site as commands change it: what goes live stands in its log and is told to `PUBLISH_HOOK`. */
export function withLog(storage: Storage, origin: Origin): Storage {
  return loggedStorage(storage, origin, async (entry) => {
    const problem = await runHook(entry, storage.where);
    if (problem) console.error(problem);
  });
}
