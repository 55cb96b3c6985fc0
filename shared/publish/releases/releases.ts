import { z } from 'zod';
import { contractVersion } from '@portfolio/contract/area-module';
import { liveOf } from '@portfolio/contract/published/live-areas';
import type { LiveRelease, ReleaseOwner, Releases } from '@portfolio/contract/release';
import { pointerFile } from '@portfolio/contract/published/paths';
import { readKept } from '../storage/read-json';
import { PublishError, type Draft, type Reader } from '../storage/storage';

const live = z.looseObject({
  live: z.string(),
  history: z.array(z.looseObject({ release: z.string(), published: z.string() })),
});
const areaLive = live.extend({ load: z.looseObject({}), summary: z.looseObject({}) });
const schema = z.looseObject({ contract: z.number(), shell: live, areas: z.record(z.string(), areaLive) });

/** What is live. @throws PublishError when the pointer file was damaged by hand. */
export async function readReleases(from: Reader): Promise<Releases | undefined> {
  const remedy = `Put a good copy of that file back, or delete ${from.where} and publish everything again: npm run publish -- all`;
  const releases = await readKept<Former>(from, pointerFile, schema, remedy);
  return releases && renamed(releases);
}

/** What is live of a site. @param why one is needed, as a clause. @throws PublishError where there is none yet. */
export async function requireSite(draft: Draft, why: string): Promise<Releases> {
  const live = await readReleases(draft);
  if (live?.shell.live) return live;
  throw new PublishError(`${draft.where} holds no site yet, and ${why}. Publish it first: npm run publish -- all`);
}

/** Fields as they were called before. */
type Former = Releases & { waiting?: Releases['staged'] };

/** A pin of before stays one. */
function renamed({ waiting, ...releases }: Former): Releases {
  if (waiting) releases.staged ??= waiting;
  for (const present of [releases.shell, ...Object.values(releases.areas)]) {
    const former = present as LiveRelease & { held?: true };
    if (former.held) present.pinned = true;
    delete former.held;
  }
  return releases;
}

/** A sentence for each of these workspaces that was rolled back or removed, and stays so until it is published by name. */
export function pinnedSentences(
  releases: Releases | undefined,
  owners: readonly ReleaseOwner[],
): ReadonlyMap<ReleaseOwner, string> {
  const pinned = owners.flatMap((owner) => {
    const present = releases && liveOf(releases, owner);
    const release = `${owner} is pinned to ${present?.live} by a roll-back; npm run publish -- ${owner} ends that.`;
    const removed = `${owner} was removed from the site; npm run publish -- ${owner} brings it back.`;
    const wasRemoved = releases?.removed?.some((name) => name === owner);
    return present?.pinned || wasRemoved ? [[owner, wasRemoved ? removed : release] as const] : [];
  });
  return new Map(pinned);
}

export function emptyReleases(): Releases {
  return {
    contract: contractVersion,
    shell: { live: '', history: [] },
    areas: {},
  };
}
