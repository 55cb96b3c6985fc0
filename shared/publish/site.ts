import { join } from 'node:path';
import { root } from '@portfolio/workspace/root';
import { workspaceFolder } from '@portfolio/build/base-config';
import { areaNames, isAreaName } from '@portfolio/contract/areas';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { folderStorage } from './folder-storage';
import { withLock, type Wait } from './lock-file';
import { PublishError, type Storage } from './storage';

/** The folder of the site: `SITE`, or `site` in the repository. */
export const siteFolder = process.env['SITE'] || join(root, 'site');

const minutesToWait = 5;

/** How long the commands wait for another publish: 5 minutes, or the seconds of `--wait=0`. */
export function waitFrom(args: readonly string[]): Wait {
  const option = args.find((arg) => arg.startsWith('--wait='))?.slice('--wait='.length);
  const seconds = option === undefined ? minutesToWait * 60 : Number(option);
  if (!(seconds >= 0)) throw new PublishError(`"--wait=${option}" is no number of seconds, such as --wait=0.`);
  return { limit: seconds * 1000, tell: console.log };
}

export function openSite(): Storage {
  return folderStorage(siteFolder, waitFrom(process.argv));
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
  throw new PublishError(`There is no area "${name}". There are: shell, ${areaNames.join(', ')}.`);
}

export function outputOf(owner: ReleaseOwner): string {
  return join(workspaceFolder(owner), 'dist');
}
