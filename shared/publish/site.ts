import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { root } from '@portfolio/workspace/root';
import { withEnvFile } from '@portfolio/workspace/configuration';
import { areaNames, isAreaName } from '@portfolio/contract/areas';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { bucketAddress, isBucket } from './bucket/bucket-address';
import { bucketHandler } from './bucket/bucket-handler';
import { bucketStorage } from './bucket/bucket-storage';
import { ObjectStore } from './bucket/object-store';
import { folderStorage } from './folder-storage';
import { liveOwners } from './live-areas';
import { withLock, type Wait } from './lock-file';
import { readReleases } from './releases';
import { siteHandler } from './serve';
import { PublishError, type Storage } from './storage';

/** Where the site lives: `SITE`, a folder or a bucket such as s3://bucket/prefix, or the folder `site` in the repository. */
export const siteFolder = withEnvFile()['SITE'] || join(root, 'site');

const minutesToWait = 5;

/** How long the commands wait for another publish: 5 minutes, or the seconds of `--wait=0`. */
export function waitFrom(args: readonly string[]): Wait {
  const option = args.find((arg) => arg.startsWith('--wait='))?.slice('--wait='.length);
  const seconds = option === undefined ? minutesToWait * 60 : Number(option);
  if (!(seconds >= 0)) throw new PublishError(`"--wait=${option}" is no number of seconds, such as --wait=0.`);
  return { limit: seconds * 1000, tell: console.log };
}

export function openSite(): Storage {
  return storageAt(siteFolder);
}

/** A site at a place as in `SITE`. `hours`: how long a bucket keeps unused files for open pages. */
export function storageAt(site: string, hours?: number): Storage {
  const wait = waitFrom(process.argv);
  if (!isBucket(site)) return folderStorage(site, wait);
  const store = new ObjectStore(bucketAddress(site, process.env));
  return bucketStorage(store, wait, hours === undefined ? undefined : hours * 3_600_000);
}

/** Serves the site, wherever it is. */
export function openHandler(): RequestListener {
  if (!isBucket(siteFolder)) return siteHandler(siteFolder);
  return bucketHandler(new ObjectStore(bucketAddress(siteFolder, process.env)));
}

/** @throws PublishError when the site is in a bucket. */
export function requireFolder(what: string): void {
  if (isBucket(siteFolder))
    throw new PublishError(
      `${what} is for a site in a folder; ${siteFolder} is a bucket, which an edge serves (README).`,
    );
}

/** Holds the `dist` folders of workspaces, so that two builds of one never write at the same time. */
export function withWorkspaces<Result>(names: readonly ReleaseOwner[], work: () => Promise<Result>): Promise<Result> {
  const wait = waitFrom(process.argv);
  // Always in the same order: no two commands wait for each other.
  return [...names]
    .sort()
    .reduce((inner, name) => () => withLock(join(root, '.cache', 'locks', name), inner, wait), work)();
}

/** @throws PublishError naming the areas there are. */
export function ownerNamed(name: string): ReleaseOwner {
  if (name === 'shell' || isAreaName(name)) return name;
  throw new PublishError(
    `There is no area "${name}" in shared/contract/areas.ts. There are: shell, ${areaNames.join(', ')}.`,
  );
}

/** Like {@link ownerNamed}, also for an area of the site that has no row in this checkout. */
export async function ownerOn(storage: Storage, name: string): Promise<ReleaseOwner> {
  const releases = await readReleases(storage);
  return (releases && liveOwners(releases).find((owner) => owner === name)) ?? ownerNamed(name);
}
