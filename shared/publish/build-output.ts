import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion } from '../contract/area-module';
import type { BuildManifest, ReleaseOwner } from '../contract/release';
import { PublishError } from './storage';

/** What a build left in a workspace's `dist`, checked. `id` names the release by its content. */
export type BuildOutput = { id: string; folder: string; manifest: BuildManifest };

/** The parts of a build that become its release; pictures go beside, because their names carry their hash. */
export const releaseParts = ['browser', 'server', 'content'] as const;

/** @throws PublishError where the build is missing, of another workspace, or speaks another contract. */
export async function readBuildOutput(owner: ReleaseOwner, folder: string): Promise<BuildOutput> {
  const file = join(folder, 'browser', 'release.json');
  const workspace = owner === 'shell' ? 'shell' : `remote-${owner}`;
  if (!existsSync(file) || !existsSync(join(folder, 'content'))) {
    throw new PublishError(`There is no build of ${owner} in ${folder}. Run: npm run build -w ${workspace}`);
  }
  const manifest = JSON.parse(await readFile(file, 'utf8')) as BuildManifest;
  if (manifest.owner !== owner) throw new PublishError(`${folder} holds a build of ${manifest.owner}, not of ${owner}. Nothing was published.`);
  if (manifest.contract !== contractVersion) {
    throw new PublishError(
      `${owner} was built for contract ${manifest.contract}, this site speaks contract ${contractVersion}. Nothing was published. Bring shared/ up to date and run: npm run build -w ${workspace}`,
    );
  }
  return { id: await hashFolder(folder), folder, manifest };
}

async function hashFolder(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const part of releaseParts) {
    const files = (await readdir(join(folder, part), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
    for (const path of paths) hash.update(path.slice(folder.length)).update('\0').update(await readFile(path)).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}
