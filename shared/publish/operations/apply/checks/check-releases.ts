import { isAreaName } from '@portfolio/contract/areas';
import { contractVersion } from '@portfolio/contract/area-module';
import type { SitePart } from '@portfolio/contract/published/composer-module';
import type { BuildManifest, ReleaseOwner, Releases } from '@portfolio/contract/release';
import { liveOwners } from '@portfolio/contract/published/live-areas';
import { releaseFolder } from '@portfolio/contract/published/paths';
import { readJson } from '../../../storage/read-json';
import { liveOf } from '../../../releases/releases';
import { PublishError, type Draft } from '../../../storage/storage';

/**
 * Whether these releases were all built for one contract: a roll-back may lead to a former one.
 * @returns its version.
 * @throws PublishError saying what to do.
 */
export async function checkContracts(draft: Pick<Draft, 'read' | 'where'>, releases: Releases): Promise<number> {
  const others: { owner: ReleaseOwner; text: string }[] = [];
  const versions = new Set<number>();
  for (const owner of liveOwners(releases)) {
    const live = liveOf(releases, owner)?.live ?? '';
    const { contract } = await readJson<BuildManifest>(draft, `${releaseFolder(owner, live)}/browser/release.json`);
    versions.add(contract);
    if (contract !== contractVersion) others.push({ owner, text: `${owner} (release ${live}, contract ${contract})` });
  }
  const [version = contractVersion] = versions;
  if (versions.size < 2) return version;
  throw new PublishError(
    `The contract is at version ${contractVersion}, but these releases were built for another: ${others.map(({ text }) => text).join(', ')}. Nothing was published. ${waysOut(others.map(({ owner }) => owner))}`,
  );
}

/** An area without a row in this checkout cannot be built here. */
function waysOut(owners: readonly ReleaseOwner[]): string {
  const here = owners.filter((owner) => owner === 'shell' || isAreaName(owner));
  const unlisted = owners.filter((owner) => !here.includes(owner));
  const publish = `Build and publish them too, together with what you publish now: npm run publish -- ${here.join(' ')}. Where they are developed elsewhere, every team uploads its own (npm run publish -- --stage), and one takes all live together (npm run promote).`;
  const remove = `There is no row for ${unlisted.join(', ')} in shared/contract/areas.ts: write it, or run npm run remove -- ${unlisted.join(' ')}.`;
  return unlisted.length > 0 ? remove : publish;
}

/**
 * Whether no two parts have a file of the same path.
 * @throws PublishError saying what to do.
 */
export function checkParts(parts: readonly SitePart[]): void {
  const owners = new Map<string, ReleaseOwner[]>();
  for (const { owner, paths } of parts)
    for (const path of paths) owners.set(path, [...(owners.get(path) ?? []), owner]);
  for (const [path, all] of owners) {
    if (all.length < 2) continue;
    const page = `/${path.replace(/\.html$/, '')}`;
    const others = all.filter((owner) => owner !== 'shell');
    throw new PublishError(
      others.length < all.length
        ? `The page ${page} of ${others.join(', ')} would overwrite a page of the shell. Nothing was published. Rename its folder.`
        : `${all.join(' and ')} both have a page ${page}. Nothing was published. Keep it in one of them and publish both: npm run publish -- ${all.join(' ')}`,
    );
  }
}
