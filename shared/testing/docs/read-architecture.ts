import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { areaNames } from '@portfolio/contract/areas';
import { composerFile, pointerFile, releasesFolder } from '@portfolio/contract/published/paths';
import { workspaceFolder } from '@portfolio/workspace/workspace-folder';
import type { Architecture } from './architecture-svg';

type Manifest = { name: string; engines?: object };

/** The workspaces, packages and files of a repository that its drawing shows. */
export function readArchitecture(root: string): Architecture {
  const manifest = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
  const workspaces = (['shell', ...areaNames] as const).map((owner) => {
    const { name } = manifest(relative(root, workspaceFolder(owner)));
    return { name: owner, folder: name, releases: releasesFolder(owner) };
  });
  const packages = readdirSync(join(root, 'shared'))
    .filter((name) => existsSync(join(root, 'shared', name, 'package.json')))
    .map((name) => ({ name, isNode: manifest(`shared/${name}`).engines !== undefined }));
  const named = (isNode: boolean) => packages.filter((each) => each.isNode === isNode).map(({ name }) => name);
  return {
    workspaces,
    followed: areaNames[Math.floor(areaNames.length / 2)] ?? 'shell',
    composer: composerFile,
    pointer: pointerFile,
    packages: { everywhere: named(false).sort(), inNode: named(true).sort() },
  };
}
