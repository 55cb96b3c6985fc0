import { aliases, areaNames } from '@portfolio/contract/areas';
import { contractVersion } from '@portfolio/contract/area-module';
import type { BuildManifest, ReleaseOwner, Releases } from '@portfolio/contract/release';
import { pageOwners } from './pages';
import { releaseFolder } from './paths';
import { readJson } from './read-json';
import { liveOf } from './releases';
import { PublishError, type Draft } from './storage';

const shellPages = ['index', 'works', 'offline', '404', ...Object.keys(aliases).map((path) => path.slice(1))];

/** Whether these releases can be live together. @throws PublishError saying what to do. */
export async function checkReleases(draft: Draft, releases: Releases): Promise<void> {
  await checkContracts(draft, releases);
  for (const [page, owners] of await pageOwners(draft, releases)) {
    if (shellPages.includes(page)) {
      throw new PublishError(
        `The page /${page} of ${owners.join(', ')} would overwrite a page of the shell. Nothing was published. Rename its folder.`,
      );
    }
    if (owners.length > 1) {
      throw new PublishError(
        `${owners.join(' and ')} both have a page /${page}. Nothing was published. Keep it in one of them and publish both: npm run publish -- ${owners.join(' ')}`,
      );
    }
  }
}

async function checkContracts(draft: Draft, releases: Releases): Promise<void> {
  const others: { owner: ReleaseOwner; text: string }[] = [];
  for (const owner of ['shell', ...areaNames] as const) {
    const live = liveOf(releases, owner)?.live;
    if (!live) continue;
    const { contract } = await readJson<BuildManifest>(draft, `${releaseFolder(owner, live)}/browser/release.json`);
    if (contract !== contractVersion) others.push({ owner, text: `${owner} (release ${live}, contract ${contract})` });
  }
  if (others.length === 0) return;
  throw new PublishError(
    `The contract is at version ${contractVersion}, but these releases were built for another: ${others.map(({ text }) => text).join(', ')}. Nothing was published. Build and publish them too, together with what you publish now: npm run publish -- ${others.map(({ owner }) => owner).join(' ')}`,
  );
}
