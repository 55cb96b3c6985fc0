import { join } from 'node:path';
import { areaNames } from '@portfolio/contract/areas';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { sampleBuild } from './sample-build';
import { publish } from '../operations/publish/publish';
import type { Storage } from '../storage/storage';
import { memoryStore, type StoredObjects } from './memory-store';
import { temporaryFolder } from './temporary-folder';
import { bucketStorage } from '../storage/bucket/bucket-storage';
import { placeOf } from '../storage/bucket/releases/release-files';
import type { ObjectStore } from '../storage/bucket/store/object-store';
import { readLive, readState, stateFolder } from '../storage/bucket/states/site-states';

type BuildOptions = Parameters<typeof sampleBuild>[2];

/** Sample builds for a site, in any storage. */
export function sampleBuilds() {
  const folder = temporaryFolder();
  let count = 0;
  const build = (owner: ReleaseOwner, options?: BuildOptions) =>
    sampleBuild(join(folder, `${owner}-${count++}`), owner, options);
  const all = async () => {
    const folders: Partial<Record<ReleaseOwner, string>> = {};
    for (const owner of ['shell', ...areaNames] as const) folders[owner] = await build(owner);
    return folders;
  };
  return {
    build,
    publishAll: async (storage: Storage) => publish(storage, await all()),
    publishOne: async (storage: Storage, owner: ReleaseOwner, options?: BuildOptions) =>
      publish(storage, { [owner]: await build(owner, options) }),
  };
}

let published: Promise<StoredObjects> | undefined;

/** A store in which sample builds of all workspaces are live. They are published once for all tests of a file. */
export async function publishedStore(): ReturnType<typeof memoryStore> {
  published ??= publishObjects();
  return memoryStore({ holds: await published });
}

async function publishObjects(): Promise<StoredObjects> {
  const { open, objects } = await memoryStore();
  await sampleBuilds().publishAll(bucketStorage(open()));
  return new Map(objects);
}

/** All files of the live state and of the releases, as a folder would hold them; without compressed forms. */
export async function liveFiles(store: ObjectStore): Promise<Map<string, string>> {
  const live = await readLive(store);
  if (!live) return new Map();
  const { files, releases } = await readState(store, live.state);
  const found = new Map<string, string>();
  const add = async (path: string, key: string) => {
    if (!path.endsWith('.br')) found.set(path, (await store.get(key))?.bytes.toString('latin1') ?? 'missing');
  };
  for (const path of Object.keys(files)) await add(path, `${stateFolder(live.state)}/${path}`);
  for (const { path } of await store.list('_')) {
    const place = placeOf(path);
    const isLive = place.kind === 'media' || (place.kind === 'release' && releases.includes(place.folder));
    if (isLive) await add(path, path);
  }
  return found;
}
