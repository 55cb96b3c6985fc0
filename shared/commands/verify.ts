import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseOwner, Releases } from '@portfolio/contract/release';
import { liveOf, liveOwners, ofOwner } from '@portfolio/contract/published/live-areas';
import { openSite, ownerOn, siteReleases } from '@portfolio/publish/site';
import { PublishError } from '@portfolio/publish/storage/storage';
import { comparePages, isWholeSite } from '@portfolio/publish/operations/verify/compare-pages';
import { compareRelease, type Compared } from '@portfolio/publish/operations/verify/compare-release';
import { runCommand } from '@portfolio/workspace/run-command';
import { buildCommit } from './build-commit';

await runCommand(
  {
    does: 'Builds the commits that the live releases name, each in a clean checkout, and says file by file whether the live site is that build. With all workspaces, also whether its pages are.',
    usage: 'npm run site -- verify [workspace…]',
    options: {
      linked: {
        type: 'boolean',
        default: false,
        says: 'takes the packages of this checkout, in place of those of the commit',
      },
    },
    example: 'npm run site -- verify research',
  },
  async (names, { linked }) => {
    const storage = openSite();
    const releases = await siteReleases(storage);
    const all =
      names.length > 0 ? await Promise.all(names.map((name) => ownerOn(storage, name))) : liveOwners(releases);
    const place = await mkdtemp(join(tmpdir(), 'portfolio-verify-'));
    try {
      const folders: Partial<Record<ReleaseOwner, string>> = {};
      for (const [commit, owners] of ownersByCommit(releases, all)) {
        console.log(`Building ${owners.join(', ')} of commit ${commit.slice(0, 10)} …`);
        Object.assign(folders, buildCommit(commit, owners, join(place, commit), linked ? 'linked' : 'installed'));
      }
      let isSame = true;
      for (const owner of all) {
        const release = liveOf(releases, owner)?.live ?? '';
        isSame =
          reportCompared(owner, await compareRelease(storage, owner, release, ofOwner(folders, owner) ?? '')) && isSame;
      }
      if (isSame && isWholeSite(releases, folders))
        isSame = reportCompared('pages', await comparePages(storage, releases, folders));
      console.log(isSame ? 'The live site is that build.' : 'The live site is not that build.');
      if (!isSame) process.exitCode = 1;
    } finally {
      await rm(place, { recursive: true, force: true });
    }
  },
);

/** @throws PublishError naming each release that no commit stands for. */
function ownersByCommit(releases: Releases, owners: readonly ReleaseOwner[]): Map<string, ReleaseOwner[]> {
  const commits = new Map<string, ReleaseOwner[]>();
  const faults: string[] = [];
  for (const owner of owners) {
    const live = liveOf(releases, owner);
    const { commit, dirty, quick } = live?.history.find(({ release }) => release === live.live) ?? {};
    if (!live) faults.push(`${owner} is not on the site.`);
    else if (quick)
      faults.push(`${owner}: photos of ${live.live} are encoded quickly; npm start or publish replaces it.`);
    else if (!commit) faults.push(`${owner}: ${live.live} names no commit, as it was published outside of one.`);
    else if (dirty) faults.push(`${owner}: ${live.live} was built from ${commit} and changes that no commit has.`);
    else commits.set(commit, [...(commits.get(commit) ?? []), owner]);
  }
  if (faults.length > 0)
    throw new PublishError(`${faults.join('\n')}\nCommit what is live and publish it: then it can be built again.`);
  return commits;
}

/** Says what differs. @returns whether nothing does. */
function reportCompared(what: string, compared: readonly Compared[]): boolean {
  const others = compared.filter(({ is }) => is !== 'the same');
  console.log(`${what}: ${compared.length - others.length} of ${compared.length} files are the same`);
  for (const { path, is } of others) console.log(`  ${is}: ${path}`);
  return others.length === 0;
}
