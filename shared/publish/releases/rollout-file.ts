import { z } from 'zod';
import type { Rollout } from '@portfolio/contract/release';
import { rolloutFolder, rolloutNumbers } from '@portfolio/contract/published/paths';
import { readKept } from '../storage/read-json';
import type { Draft, Reader } from '../storage/storage';

/** Which release is rolled out, and to how many visitors. No server sends what begins with a dot. */
export const rolloutFile = '.rollout.json';

const schema = z.looseObject({
  owner: z.string().regex(/^[\w-]+$/),
  release: z.string().regex(/^[0-9a-f]+$/),
  note: z.looseObject({}),
  percent: z.int().min(1).max(99),
  since: z.iso.datetime(),
  changed: z.iso.datetime(),
});

/** The rollout that runs, if one does. @throws PublishError when the file was damaged by hand. */
export async function readRollout(from: Reader): Promise<Rollout | undefined> {
  const remedy = `Put a good copy of that file back, or delete it and the folder ${rolloutNumbers} beside it: then all visitors get the live site.`;
  return readKept(from, rolloutFile, schema, remedy);
}

/** Writes what publishers and servers need to know of a rollout. */
export async function writeRollout(draft: Draft, rollout: Rollout): Promise<void> {
  await draft.write(rolloutFile, JSON.stringify(rollout, null, 1));
  for (let number = 0; number < rollout.percent; number++) {
    const path = `${rolloutNumbers}/${String(number).padStart(2, '0')}`;
    if (!(await draft.exists(path))) await draft.write(path, '');
  }
}

/** Takes a rollout out of a draft: all visitors get what is live. */
export async function removeRollout(draft: Draft): Promise<void> {
  for (const path of [rolloutFile, rolloutNumbers, rolloutFolder]) await draft.remove(path);
}

/** "release 3c0ffee of research for 10 % of the visitors since 2026-11-27 10:00 UTC". */
export function rolloutText({ owner, release, percent, since }: Rollout): string {
  return `release ${release} of ${owner} for ${percent} % of the visitors since ${since.slice(0, 16).replace('T', ' ')} UTC`;
}

/** What can be done with a rollout that runs. */
export function waysOn({ owner }: Rollout): string {
  return `Take it live for all: npm run publish -- --percent=100 ${owner}. Or end it: npm run rollback -- ${owner}`;
}
