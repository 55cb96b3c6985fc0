import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join, resolve } from 'node:path';
import type { Wait } from '@portfolio/workspace/lock';
import { ownerNamed } from '@portfolio/workspace/owner-named';
import { root } from '@portfolio/workspace/root';
import { withEnvFile } from '@portfolio/workspace/configuration';
import { workspaceFolder } from '@portfolio/workspace/workspace-folder';
import type { ReleaseOwner, Releases } from '@portfolio/contract/release';
import { bucketLines, removeOldLines } from './health/lines/bucket-lines';
import { folderLines } from './health/lines/folder-lines';
import type { HealthLines } from './health/lines/health-lines';
import { bucketAddress, isBucket } from './storage/bucket/store/bucket-address';
import { bucketHandler } from './hosting/server/bucket-handler';
import { bucketStorage } from './storage/bucket/bucket-storage';
import { ObjectStore } from './storage/bucket/store/object-store';
import { folderStorage } from './storage/folder/folder-storage';
import { liveOwners } from '@portfolio/contract/published/live-areas';
import { readReleases } from './releases/releases';
import { siteHandler } from './hosting/server/serve';
import { PublishError, type Storage } from './storage/storage';
import { basePathOf } from '@portfolio/contract/published/site-address';

/** Where the site lives: `SITE`, a folder seen from the repository's root or a bucket such as s3://bucket/prefix, or `site` there. */
export function siteFolder(): string {
  return placeOf(withEnvFile()['SITE'] || 'site');
}

function placeOf(site: string): string {
  return isBucket(site) ? site : resolve(root, site);
}

/** For `runCommand`: how long a command waits for another one. */
export const waitOption = {
  wait: { type: 'string', default: '300', says: 'seconds to wait for another command that changes the site' },
} as const;

/** @param seconds as in `--wait=0`. */
export function waitFor(seconds: string): Wait {
  if (!(Number(seconds || NaN) >= 0))
    throw new PublishError(`"--wait=${seconds}" is no number of seconds, such as --wait=0.`);
  // Beside the result of a command, which may be read by a program.
  return { limit: Number(seconds) * 1000, notify: console.warn };
}

export function openSite(wait?: Wait): Storage {
  return storageAt(siteFolder(), wait);
}

/** A site at a place as in `SITE`. `hours`: how long a bucket keeps unused files for open pages. */
export function storageAt(site: string, wait?: Wait, hours?: number): Storage {
  if (!isBucket(site)) return folderStorage(placeOf(site), wait);
  const store = storeAt(site);
  const storage = bucketStorage(store, wait, hours === undefined ? undefined : hours * 3_600_000);
  return {
    ...storage,
    sweep: async (removed) => {
      await storage.sweep(removed);
      await removeOldLines(store, new Date());
    },
  };
}

function storeAt(site: string): ObjectStore {
  return new ObjectStore(bucketAddress(site, withEnvFile()));
}

/** Serves the site, wherever it is. */
export function openHandler(): RequestListener {
  const site = siteFolder();
  if (!isBucket(site)) return siteHandler(site);
  return bucketHandler(storeAt(site));
}

/** The reports of visits that lie beside the site. */
export function openHealth(): HealthLines {
  const site = siteFolder();
  return isBucket(site) ? bucketLines(storeAt(site)) : folderLines(site);
}

/** The path below which the published site stands, such as "/repo", or empty. */
export async function sitePath(): Promise<string> {
  return basePathOf((await readReleases(openSite()))?.address);
}

/** @throws PublishError when the site is in a bucket. */
export function requireFolder(what: string): void {
  if (isBucket(siteFolder()))
    throw new PublishError(
      `${what} is for a site in a folder; ${siteFolder()} is a bucket, which an edge serves (docs/publishing.md).`,
    );
}

/**
 * What is live and uploaded.
 * @throws PublishError where there is no site yet, with how one begins.
 */
export async function siteReleases(storage: Storage): Promise<Releases> {
  const releases = await readReleases(storage);
  if (releases) return releases;
  const hasShell = existsSync(join(workspaceFolder('shell'), 'package.json'));
  throw new PublishError(
    `${siteFolder()} holds no site yet. ${hasShell ? 'Run: npm start' : 'Expected: the site of this area, named by SITE in .env or in the environment.'}`,
  );
}

/** Like {@link ownerNamed}, also for an area of the site that has no row in this checkout. */
export async function ownerOn(storage: Storage, name: string): Promise<ReleaseOwner> {
  const releases = await readReleases(storage);
  return (releases && liveOwners(releases).find((owner) => owner === name)) ?? ownerNamed(name);
}
