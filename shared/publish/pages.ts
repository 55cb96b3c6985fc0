import { aliases, areaNames, type AreaName } from '@portfolio/contract/areas';
import type { Releases } from '@portfolio/contract/release';
import { pageFile, releaseFolder } from './paths';
import type { Draft } from './storage';

/** The names of an area's live pages, sorted: "GDL" for /GDL. */
export async function pageNames(draft: Draft, releases: Releases, area: AreaName): Promise<string[]> {
  const live = releases.areas[area]?.live;
  const files = live ? await draft.list(`${releaseFolder(area, live)}/content/pages`) : [];
  return files.map((file) => file.replace(/\.json$/, ''));
}

/** All live pages with the areas that contain them, normally one. */
export async function pageOwners(draft: Draft, releases: Releases): Promise<Map<string, AreaName[]>> {
  const owners = new Map<string, AreaName[]>();
  for (const area of areaNames) {
    for (const page of await pageNames(draft, releases, area)) owners.set(page, [...(owners.get(page) ?? []), area]);
  }
  return owners;
}

/** Writes a page under its path and under its aliases. */
export async function writePage(draft: Draft, path: string, html: string): Promise<void> {
  for (const each of addresses(path)) await draft.write(pageFile(each), html);
}

export async function removePage(draft: Draft, path: string): Promise<void> {
  for (const each of addresses(path)) await draft.remove(pageFile(each));
}

function addresses(path: string): string[] {
  return [path, ...Object.keys(aliases).filter((alias) => aliases[alias] === path)];
}
