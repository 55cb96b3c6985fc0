import { liveOf, liveOwners } from '@portfolio/contract/published/live-areas';
import type { Releases, Rollout } from '@portfolio/contract/release';
import { readRollout } from '../rollout-file';
import { emptyReleases, readReleases } from '../releases';
import type { Draft, Storage } from '../../storage/storage';
import type { Change, LogEntry } from './entry/log-entry';
import { addToLogFile } from './log-file';
import type { Origin } from './entry/origin';

/**
 * A storage that writes a line into the site's log for each state with other releases, for each step of a rollout and for
 * another address, in the same step.
 * @param notify is called after such a state went live. What only uploads or removes releases is none.
 */
export function loggedStorage(storage: Storage, origin: Origin, notify: (entry: LogEntry) => Promise<void>): Storage {
  return {
    ...storage,
    change: async (work) => {
      // An attempt that others overtook has written a line that nobody sees: the entry belongs to the result.
      const done = await storage.change((draft) => withEntry(draft, work, origin));
      if (done.entry) await notify(done.entry);
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
  const before = { releases: await readReleases(draft), rollout: await readRollout(draft) };
  const commit = async () => {
    const after = { releases: await readReleases(draft), rollout: await readRollout(draft) };
    const entry = entryBetween(before, after, origin);
    if (entry) await addToLogFile(draft, entry);
    if (entry) written.push(entry);
    await draft.commit();
  };
  const result = await work({ ...draft, commit });
  const [entry] = written;
  return { result, ...(entry && { entry }) };
}

type Known = { releases: Releases | undefined; rollout: Rollout | undefined };

function entryBetween(before: Known, after: Known, { action, ...why }: Origin): LogEntry | undefined {
  const { releases: former = emptyReleases() } = before;
  const state = after.releases?.states?.at(-1);
  if (!after.releases || !state) return undefined;
  const isNew = state.number !== former.states?.at(-1)?.number;
  const rollout = stepBetween(before.rollout, after);
  const address = before.releases && addressBetween(before.releases, after.releases);
  if (!isNew && !rollout && !address) return undefined;
  const made = isNew ? state.made : ((rollout && after.rollout?.changed) ?? new Date().toISOString());
  const changes = changesBetween(former, after.releases);
  return {
    number: state.number,
    made,
    action,
    changes,
    ...(rollout && { rollout }),
    ...(address && { address }),
    ...why,
  };
}

/** What a change did with a rollout. */
function stepBetween(before: Rollout | undefined, { releases, rollout }: Known): LogEntry['rollout'] {
  const { owner, release } = rollout ?? before ?? {};
  if (!owner || !release || (before?.percent === rollout?.percent && before?.release === rollout?.release))
    return undefined;
  const isLive = releases && liveOf(releases, owner)?.live === release;
  return { owner, release, percent: rollout?.percent ?? (isLive ? 100 : 0) };
}

function addressBetween({ address: from }: Releases, { address: to }: Releases): LogEntry['address'] {
  return from === to ? undefined : { ...(from && { from }), ...(to && { to }) };
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
