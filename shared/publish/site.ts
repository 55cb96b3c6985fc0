import { join } from 'node:path';
import { root } from '../build/root';
import { workspaceFolder } from '../build/base-config';
import { areaNames, isAreaName } from '../contract/areas';
import type { ReleaseOwner } from '../contract/release';
import { folderStorage } from './folder-storage';
import { PublishError, type Storage } from './storage';

/** The folder of the site: `SITE`, or `site` in the repository. */
export const siteFolder = process.env['SITE'] || join(root, 'site');

export function openSite(): Storage {
  return folderStorage(siteFolder);
}

/** @throws PublishError naming the areas there are. */
export function ownerNamed(name: string): ReleaseOwner {
  if (name === 'shell' || isAreaName(name)) return name;
  throw new PublishError(`There is no area "${name}". There are: shell, ${areaNames.join(', ')}.`);
}

export function outputOf(owner: ReleaseOwner): string {
  return join(workspaceFolder(owner), 'dist');
}
