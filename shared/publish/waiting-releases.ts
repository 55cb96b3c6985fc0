import { areaNames } from '@portfolio/contract/areas';
import { contractVersion } from '@portfolio/contract/area-module';
import type { BuildManifest, ReleaseOwner, Releases } from '@portfolio/contract/release';
import { applyReleases, type Published } from './apply-releases';
import { pointerFile, releaseFolder } from './paths';
import { addRelease, copyRelease, readBuilds } from './publish';
import { readJson } from './read-json';
import { emptyReleases, liveOf, readReleases } from './releases';
import { PublishError, type Draft, type Storage } from './storage';

/** What waits after an upload, and whose release for the present contract is still missing. */
export type Uploaded = {
  owner: ReleaseOwner;
  release: string;
  missing: readonly ReleaseOwner[];
  waiting: readonly ReleaseOwner[];
};

/**
 * Uploads builds without taking them live. With a new version of the contract no release can go live alone: those that
 * belong together wait here until `takeLive`.
 */
export async function uploadWaiting(
  storage: Storage,
  folders: Partial<Record<ReleaseOwner, string>>,
  now = new Date(),
): Promise<Uploaded[]> {
  const outputs = await readBuilds(folders);
  return storage.change(async (draft) => {
    const releases = (await readReleases(draft)) ?? emptyReleases();
    const waits = { ...releases.waiting };
    for (const [owner, output] of outputs) {
      await copyRelease(draft, owner, output);
      waits[owner] = { release: output.id, published: now.toISOString() };
    }
    releases.waiting = waits;
    await draft.write(pointerFile, JSON.stringify(releases, null, 1));
    const missing = await ownersWithout(draft, releases);
    await draft.commit();
    const waiting = Object.keys(waits) as ReleaseOwner[];
    return [...outputs].map(([owner, { id }]) => ({ owner, release: id, missing, waiting }));
  });
}

/** Takes the waiting releases of these workspaces live, in one commit. @throws PublishError when one has none. */
export async function takeLive(
  storage: Storage,
  owners: readonly ReleaseOwner[],
  now = new Date(),
): Promise<Published[]> {
  return storage.change(async (draft) => {
    const before = (await readReleases(draft)) ?? emptyReleases();
    const after = structuredClone(before);
    for (const owner of owners) {
      const next = before.waiting?.[owner];
      if (!next) throw new PublishError(nothingWaits(owner, before));
      await addRelease(draft, after, owner, next.release, now);
    }
    if (!after.shell.live)
      throw new PublishError(
        'The site has no shell yet, and pages are made by it. Nothing was published. Name shell too.',
      );
    return applyReleases(draft, before, after, owners, now);
  });
}

function nothingWaits(owner: ReleaseOwner, { waiting = {} }: Releases): string {
  const names = Object.keys(waiting);
  return `No release of ${owner} waits to go live. ${names.length > 0 ? `There are: ${names.join(', ')}. ` : ''}Nothing was published. Upload one first: npm run publish -- --hold ${owner}`;
}

/** The workspaces of the site that have no release, live or waiting, for the present version of the contract. */
async function ownersWithout(draft: Draft, releases: Releases): Promise<ReleaseOwner[]> {
  const missing: ReleaseOwner[] = [];
  for (const owner of ['shell', ...areaNames] as const) {
    const release = releases.waiting?.[owner]?.release ?? liveOf(releases, owner)?.live;
    if (!release) continue;
    const file = `${releaseFolder(owner, release)}/browser/release.json`;
    if ((await readJson<BuildManifest>(draft, file)).contract !== contractVersion) missing.push(owner);
  }
  return missing;
}

/** What to do next with what waits. */
export function waitingSentence({ missing, waiting }: Uploaded): string {
  const all = `npm run release -- ${waiting.join(' ')}`;
  if (missing.length === 0) return `Take it live: ${all}`;
  return `Contract ${contractVersion} still needs a release of ${missing.join(', ')}: npm run publish -- --hold ${missing.join(' ')}, where each is developed. Then take all live together: npm run release -- ${[...new Set([...waiting, ...missing])].join(' ')}`;
}
