import { cpSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { areaNames } from '@portfolio/contract/areas';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { sampleBuild } from './sample-build';
import { folderStorage } from '../storage/folder/folder-storage';
import { publish } from '../operations/publish/publish';
import type { Storage } from '../storage/storage';
import { siteFiles } from './site-files';
import { temporaryFolder } from './temporary-folder';

type BuildOptions = Parameters<typeof sampleBuild>[2];

/** A site with all five workspaces. */
export type SampleSite = {
  folder: string;
  storage: Storage;
  build: (owner: ReleaseOwner, options?: BuildOptions) => Promise<string>;
  /** @param now when it is published. */
  publish: (owner: ReleaseOwner, options?: BuildOptions, now?: Date) => ReturnType<typeof publish>;
  files: () => Map<string, string>;
};

/** Sites as they were published, by what they were published with. Tests change copies of them. */
const publishedSites = new Map<string, Promise<SampleSite>>();

/** @param options of all builds. */
export async function sampleSite(root = temporaryFolder(), options?: BuildOptions): Promise<SampleSite> {
  const key = JSON.stringify([process.env['SITE_ADDRESS'], options]);
  const published = publishedSites.get(key) ?? publishSite(options);
  publishedSites.set(key, published);
  return copyOf(await published, root);
}

/** The same site in another folder, with nothing in common with the first. */
export function copyOf({ folder }: SampleSite, root = temporaryFolder()): SampleSite {
  const site = emptySite(root);
  // The link leads to a state in the folder beside it.
  for (const name of [`.${basename(folder)}`, basename(folder)])
    cpSync(join(dirname(folder), name), join(root, name), { recursive: true, verbatimSymlinks: true });
  return site;
}

async function publishSite(options?: BuildOptions): Promise<SampleSite> {
  const site = emptySite();
  const folders: Partial<Record<ReleaseOwner, string>> = {};
  for (const owner of ['shell', ...areaNames] as const) folders[owner] = await site.build(owner, options);
  await publish(site.storage, folders);
  return site;
}

export function emptySite(root = temporaryFolder()): SampleSite {
  const folder = join(root, 'site');
  const builds = temporaryFolder();
  const storage = folderStorage(folder);
  let count = 0;
  const build = (owner: ReleaseOwner, options?: BuildOptions) =>
    sampleBuild(join(builds, `${owner}-${count++}`), owner, options);
  return {
    folder,
    storage,
    build,
    publish: async (owner, options, now) => publish(storage, { [owner]: await build(owner, options) }, now),
    files: () => siteFiles(folder),
  };
}
