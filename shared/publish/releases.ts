import { z } from 'zod';
import { contractVersion } from '@portfolio/contract/area-module';
import type { LiveRelease, ReleaseOwner, Releases } from '@portfolio/contract/release';
import { pointerFile } from './paths';
import { PublishError, type Draft } from './storage';

const live = z.looseObject({
  live: z.string(),
  history: z.array(z.looseObject({ release: z.string(), published: z.string() })),
});
const areaLive = live.extend({ load: z.looseObject({}), summary: z.looseObject({}) });
const schema = z.looseObject({ contract: z.number(), shell: live, areas: z.record(z.string(), areaLive) });

/** What is live. @throws PublishError when the pointer file was damaged by hand. */
export async function readReleases(from: Pick<Draft, 'read' | 'where'>): Promise<Releases | undefined> {
  const bytes = await from.read(pointerFile);
  if (!bytes) return undefined;
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    schema.parse(value);
    return value as Releases;
  } catch {
    throw new PublishError(
      `${from.where}/${pointerFile} can't be read: it is not as publish wrote it. Nothing was changed. Put a good copy of that file back, or delete ${from.where} and publish everything again: npm run publish -- all`,
    );
  }
}

export function liveOf(releases: Releases, owner: ReleaseOwner): LiveRelease | undefined {
  return owner === 'shell' ? (releases.shell.live ? releases.shell : undefined) : releases.areas[owner];
}

/** A sentence for each of these workspaces that was rolled back or removed, and stays so until it is published by name. */
export function heldSentences(
  releases: Releases | undefined,
  owners: readonly ReleaseOwner[],
): ReadonlyMap<ReleaseOwner, string> {
  const held = owners.flatMap((owner) => {
    const present = releases && liveOf(releases, owner);
    const release = `${owner} is held at ${present?.live} since a roll-back; npm run publish -- ${owner} releases it.`;
    const removed = `${owner} was removed from the site; npm run publish -- ${owner} brings it back.`;
    const wasRemoved = releases?.removed?.some((name) => name === owner);
    return present?.held || wasRemoved ? [[owner, wasRemoved ? removed : release] as const] : [];
  });
  return new Map(held);
}

export function emptyReleases(): Releases {
  return {
    contract: contractVersion,
    shell: { live: '', history: [] },
    areas: {},
  };
}
