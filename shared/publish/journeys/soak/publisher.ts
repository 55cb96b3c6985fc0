import { countWrites, writesReached } from '../killed/kill-at-write';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { folderStorage } from '@portfolio/publish/storage/folder/folder-storage';
import { prune } from '@portfolio/publish/operations/history/prune';
import { publish } from '@portfolio/publish/operations/publish/publish';
import { rollback } from '@portfolio/publish/operations/history/rollback';
import { PublishError, type Storage } from '@portfolio/publish/storage/storage';

/** One change of a site. `builds` are the folders of builds. */
export type Step =
  | { do: 'publish'; builds: Partial<Record<ReleaseOwner, string>> }
  | { do: 'rollback'; owner: ReleaseOwner }
  | { do: 'prune'; keep: number };

/**
 * `killAt` is the number of the write at which the process is killed, if the step has so many; `now` the time of a publish,
 * in milliseconds.
 */
export type Order = { step: Step; killAt?: number; now?: number };

/** `writes` is the number of writes that the step took. */
export type Outcome = {
  end: 'done' | 'refused' | 'failed' | 'killed';
  message?: string | undefined;
  writes: number;
  waited: boolean;
};

/** Changes a site as messages say, and waits for other publishers: `publisher.ts <site>`. */
const site = process.argv[2] ?? '';

process.on('message', (order: Order) => void carryOut(order));
process.on('disconnect', () => process.exit());
process.send?.('ready');

async function carryOut({ step, killAt, now }: Order): Promise<void> {
  let waited = false;
  countWrites(killAt);
  const ended = await attempt(
    step,
    new Date(now ?? Date.now()),
    folderStorage(site, { limit: 300_000, notify: () => (waited = true) }),
  );
  const outcome: Outcome = { ...ended, writes: writesReached(), waited };
  countWrites();
  process.send?.(outcome);
}

async function attempt(step: Step, now: Date, storage: Storage): Promise<Pick<Outcome, 'end' | 'message'>> {
  try {
    if (step.do === 'publish') await publish(storage, step.builds, now);
    else if (step.do === 'rollback') await rollback(storage, step.owner);
    else await prune(storage, step.keep);
    return { end: 'done' };
  } catch (error) {
    const message = error instanceof Error ? error.stack : String(error);
    return { end: error instanceof PublishError ? 'refused' : 'failed', message };
  }
}
