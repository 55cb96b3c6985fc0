import { isAreaName } from '@portfolio/contract/areas';
import { contractVersion, runsContract } from '@portfolio/contract/area-module';
import type { SitePart } from '@portfolio/contract/published/composer-module';
import type { BuildManifest, ReleaseOwner, Releases } from '@portfolio/contract/release';
import { liveOf, liveOwners } from '@portfolio/contract/published/live-areas';
import { releaseFolder } from '@portfolio/contract/published/paths';
import { readJson } from '../../storage/read-json';
import { PublishError, type Reader } from '../../storage/storage';

/**
 * Whether the shell runs all areas: releases of its own contract and of the one before. A roll-back may lead to a former one.
 * @returns the version of the shell's contract.
 * @throws PublishError saying what to do.
 */
export async function checkContracts(draft: Reader, releases: Releases): Promise<number> {
  const contracts = await contractsOf(draft, releases);
  const shell = contracts.get('shell') ?? contractVersion;
  const refused = [...contracts].filter(([, contract]) => !runsContract(contract, shell));
  if (refused.length === 0) return shell;
  const list = refused.map(
    ([owner, contract]) => `${owner} (release ${liveOf(releases, owner)?.live}, contract ${contract})`,
  );
  const newer = refused.filter(([, contract]) => contract > shell).map(([owner]) => owner);
  const older = refused.filter(([, contract]) => contract < shell).map(([owner]) => owner);
  throw new PublishError(
    `The shell (release ${releases.shell.live}) runs areas of the contracts ${shell - 1} and ${shell}, and not ${list.join(', ')}. Nothing was published. ${[...newerShell(newer), ...waysOut(older)].join(' ')}`,
  );
}

/** The contracts of a site's live releases. */
async function contractsOf(draft: Reader, releases: Releases): Promise<ReadonlyMap<ReleaseOwner, number>> {
  const contracts = new Map<ReleaseOwner, number>();
  for (const owner of liveOwners(releases))
    contracts.set(owner, await contractOf(draft, owner, liveOf(releases, owner)?.live ?? ''));
  return contracts;
}

/** The version of the contract for which a release was built. */
export async function contractOf(draft: Reader, owner: ReleaseOwner, release: string): Promise<number> {
  return (await readJson<BuildManifest>(draft, `${releaseFolder(owner, release)}/browser/release.json`)).contract;
}

function newerShell(areas: readonly ReleaseOwner[]): string[] {
  if (areas.length === 0) return [];
  return [
    `A shell of contract ${contractVersion} goes live first: npm run publish -- shell. Where the shell goes back, so do its areas: npm run rollback -- shell ${areas.join(' ')}`,
  ];
}

/** An area without a row in this checkout cannot be built here. */
function waysOut(owners: readonly ReleaseOwner[]): string[] {
  if (owners.length === 0) return [];
  const here = owners.filter((owner) => owner === 'shell' || isAreaName(owner));
  const unlisted = owners.filter((owner) => !here.includes(owner));
  const publish = `Build and publish them too, together with what you publish now: npm run publish -- ${here.join(' ')}. Where they are developed elsewhere, every team uploads its own (npm run publish -- --stage), and one takes all live together (npm run site -- promote).`;
  const remove = `There is no row for ${unlisted.join(', ')} in shared/contract/areas.ts: write it, or run npm run site -- remove ${unlisted.join(' ')}.`;
  return [unlisted.length > 0 ? remove : publish];
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
