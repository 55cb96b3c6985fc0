import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseOwner, Releases } from '@portfolio/contract/release';
import { applyReleases, type Published } from './apply-releases';
import { readBuildOutput, type BuildOutput } from './build-output';
import { moveLive } from './move-live';
import { mediaFolder, releaseFolder } from './paths';
import { emptyReleases, liveOf, readReleases } from './releases';
import { checkSameSite } from './same-site';
import { PublishError, type Draft, type Storage } from './storage';

/**
 * Publishes builds: copies each to its release folder, makes it live, and composes the pages that may change. All or
 * nothing.
 * @param folders where each workspace's build lies.
 * @throws PublishError when it is refused; the site is then as it was.
 */
export async function publish(
  storage: Storage,
  folders: Partial<Record<ReleaseOwner, string>>,
  now = new Date(),
): Promise<Published[]> {
  const outputs = await readBuilds(folders);
  return storage.change(async (draft) => {
    const before = (await readReleases(draft)) ?? emptyReleases();
    const after = structuredClone(before);
    for (const [owner, output] of outputs) {
      if (owner === 'shell') await checkSameSite(draft, before, output.files);
      await copyRelease(draft, owner, output);
      await addRelease(draft, after, owner, output.id, now);
    }
    if (!after.shell.live) {
      throw new PublishError(
        'The site has no shell yet, and pages are made by it. Nothing was published. Run: npm run publish -- all',
      );
    }
    return applyReleases(draft, before, after, [...outputs.keys()], now);
  });
}

export async function readBuilds(
  folders: Partial<Record<ReleaseOwner, string>>,
): Promise<Map<ReleaseOwner, BuildOutput>> {
  const outputs = new Map<ReleaseOwner, BuildOutput>();
  for (const [owner, folder] of Object.entries(folders) as [ReleaseOwner, string][])
    outputs.set(owner, await readBuildOutput(owner, folder));
  return outputs;
}

export async function copyRelease(draft: Draft, owner: ReleaseOwner, { id, files, media }: BuildOutput): Promise<void> {
  for (const [file, bytes] of files) {
    const path = `${releaseFolder(owner, id)}/${file}`;
    if (!(await draft.exists(path))) await draft.write(path, bytes);
  }
  if (owner === 'shell' || !existsSync(media)) return;
  const there = new Set(await draft.list(mediaFolder(owner)));
  for (const entry of await readdir(media, { withFileTypes: true })) {
    if (entry.isFile() && !there.has(entry.name))
      await draft.copy(join(media, entry.name), `${mediaFolder(owner)}/${entry.name}`);
  }
}

/** The order of the history is the order in which releases were last live. */
export async function addRelease(
  draft: Draft,
  releases: Releases,
  owner: ReleaseOwner,
  id: string,
  now: Date,
): Promise<void> {
  // What waited is older than this release, or is this release.
  if (releases.waiting) delete releases.waiting[owner];
  const present = liveOf(releases, owner);
  const { live, history } = present ?? { live: '', history: [] };
  if (present) delete present.held;
  if (live === id) return;
  const rest = history.filter(({ release }) => release !== id && release !== live);
  const former = history.filter(({ release }) => release === live);
  await moveLive(draft, releases, owner, id, [...rest, ...former, { release: id, published: now.toISOString() }]);
}
