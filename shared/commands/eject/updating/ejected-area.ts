import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '@portfolio/workspace/git';
import { isOurs } from '@portfolio/workspace/packages';
import { ReportedError } from '@portfolio/workspace/reported-error';
import { commands, type Tools } from '../packing/packages-to-pack';
import { readTarball } from '../packing/read-tarball';
import { contractIn } from './changelog';

type Dependencies = Record<string, string>;

/** package.json of an ejected area's repository, or of the area in it. */
export type AreaManifest = {
  name?: string;
  workspaces?: readonly string[];
  scripts?: Record<string, string>;
  dependencies?: Dependencies;
  devDependencies?: Dependencies;
  /** What eject and upgrades wrote. */
  portfolio?: {
    /** Where newer packages come from: a checkout or a folder, relative to the repository, or a registry. */
    source?: string;
    /** Versions that were written, so that one that the owner chose is told from them. */
    tools?: Tools;
  };
};

/** The repository of an area that has left home. */
export type EjectedArea = { folder: string; workspace: string; manifest: AreaManifest; area: AreaManifest };

/**
 * Reads the repository of an ejected area.
 * @throws ReportedError where the folder is none.
 */
export function readEjectedArea(folder: string): EjectedArea {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) throw new ReportedError(`${folder} has no package.json. ${expected}`);
  const manifest = readManifest(file);
  const [workspace = '', ...others] = (
    Array.isArray(manifest.workspaces) ? manifest.workspaces : []
  ) as readonly string[];
  if (!/^remote-[a-z0-9]+$/.test(workspace) || others.length > 0 || !manifest.dependencies?.[commands])
    throw new ReportedError(`${file} is not that of an ejected area. ${expected}`);
  const own = join(folder, workspace, 'package.json');
  if (!existsSync(own)) throw new ReportedError(`${own} is missing, which ${file} names in "workspaces".`);
  return { folder, workspace, manifest, area: readManifest(own) };
}

const expected = 'Name the folder that "npm run eject -- <area> <folder>" wrote.';

function readManifest(file: string): AreaManifest {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as AreaManifest;
  } catch (error) {
    throw new ReportedError(`${file} is no JSON: ${(error as Error).message}. Mend it first.`);
  }
}

/**
 * Git brings everything back that is committed, so nothing else is written over.
 * @throws ReportedError naming the first of these files with changes. A folder without git is left to its owner.
 */
export function checkCommitted(folder: string, files: readonly string[]): void {
  const changed = files.find((file) => git(folder, 'status', '--porcelain', '--untracked-files=all', '--', file));
  if (!changed) return;
  throw new ReportedError(
    `${join(folder, changed)} has changes that are not committed, and an upgrade writes it. Commit them, or put them aside (git stash), and try again. Nothing was changed.`,
  );
}

/** The versions of our packages that package.json names, which may be tarballs. */
export function versionsIn({ manifest: { dependencies = {} } }: EjectedArea): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(dependencies)
      .filter(([name]) => isOurs(name))
      .map(([name, spec]) => [name, tarballVersion(name, spec) ?? spec]),
  );
}

function tarballVersion(name: string, spec: string): string | undefined {
  const start = `${name.slice(1).replace('/', '-')}-`;
  const file = spec.startsWith('file:') ? spec.slice(spec.lastIndexOf('/') + 1) : '';
  return file.startsWith(start) ? file.slice(start.length, -'.tgz'.length) : undefined;
}

/** The contract and the changelog of the packages that the repository has now. */
export function contractOf({ folder, manifest }: EjectedArea): { contract: number; changelog: string } {
  const spec = manifest.dependencies?.['@portfolio/contract'] ?? '';
  const file = (path: string) => {
    if (!spec.startsWith('file:')) {
      const installed = join(folder, 'node_modules/@portfolio/contract', path);
      return existsSync(installed) ? readFileSync(installed, 'utf8') : '';
    }
    const tarball = join(folder, spec.slice('file:'.length));
    return existsSync(tarball) ? (readTarball(tarball, path) ?? '') : '';
  };
  return { contract: contractIn(file('area-module.ts')) || parseInt(spec, 10) || 0, changelog: file('CHANGELOG.md') };
}

/** Tarballs that package.json names, by their files in `packages/`. */
export function tarballsOf({ folder, manifest: { dependencies = {} } }: EjectedArea): string[] {
  const named = Object.values(dependencies).map((spec) => /^file:packages\/([^/]+\.tgz)$/.exec(spec)?.[1]);
  const found = existsSync(join(folder, 'packages')) ? readdirSync(join(folder, 'packages')) : [];
  return found.filter((file) => named.includes(file));
}
