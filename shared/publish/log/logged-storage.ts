import { liveOwners } from '@portfolio/contract/published/live-areas';
import type { Releases } from '@portfolio/contract/release';
import { emptyReleases, liveOf, readReleases } from '../releases/releases';
import type { Draft, Storage } from '../storage/storage';
import type { Change, LogEntry } from './log-entry';
import { addToLogFile } from './log-file';
import type { Origin } from './origin';

/**
 * A storage that writes a line into the site's log for each state with other releases, in the same step.
 * @param tell is called after such a state went live. What only uploads or removes releases is none.
 */
export function loggedStorage(storage: Storage, origin: Origin, tell: (entry: LogEntry) => Promise<void>): Storage {
  return {
    ...storage,
    change: async (work) => {
      // An attempt that others overtook has written a line that nobody sees: the entry belongs to the result.
      const done = await storage.change((draft) => withEntry(draft, work, origin));
      if (done.entry) await tell(done.entry);
      return done.result;
    },
  };
}

async function withEntry<Result>(
  draft: Draft,
  work: (draft: Draft) => Promise<Result>,
  origin: Origin,
): Promise<{ result: Result; entry?: LogEntry }> {
  const written: LogEntry[] = [];
  const before = await readReleases(draft);
  const commit = async () => {
    const entry = entryBetween(before, await readReleases(draft), origin);
    if (entry) await addToLogFile(draft, entry);
    if (entry) written.push(entry);
    await draft.commit();
  };
  const result = await work({ ...draft, commit });
  const [entry] = written;
  return { result, ...(entry && { entry }) };
}

function entryBetween(before = emptyReleases(), after: Releases | undefined, origin: Origin): LogEntry | undefined {
  const state = after?.states?.at(-1);
  if (!after || !state || state.number === before.states?.at(-1)?.number) return undefined;
  const { action, ...why } = origin;
  return { number: state.number, made: state.made, action, changes: changesBetween(before, after), ...why };
}

function changesBetween(before: Releases, after: Releases): Change[] {
  const owners = new Set([...liveOwners(after), ...liveOwners(before)]);
  return [...owners].flatMap((owner) => {
    const from = liveOf(before, owner)?.live;
    const present = liveOf(after, owner);
    if (from === present?.live) return [];
    const { commit, dirty } = present?.history.find(({ release }) => release === present.live) ?? {};
    return {
      owner,
      ...(from && { from }),
      ...(present && { to: present.live }),
      ...(commit && { commit }),
      ...(dirty && { dirty }),
    };
  });
}
