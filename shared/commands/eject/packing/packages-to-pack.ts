import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isOurs } from '@portfolio/workspace/packages';
import { ReportedError } from '@portfolio/workspace/reported-error';
import { contractIn } from '../updating/changelog';
import { lastChange } from './last-change';
import { packageVersion, type Change } from './package-version';
import { packedFiles, pathspecsOf } from './packed-files';

type Dependencies = Record<string, string>;
/** What the repository of an area takes over besides our packages: React as the shell has it, and tools. */
export type Tools = { dependencies: Dependencies; devDependencies: Dependencies };
/** What the packed package.json of @portfolio/commands says of the packages that belong together. */
export type PackedTogether = { packages: Dependencies; tools: Tools };

type Manifest = {
  name: string;
  version: string;
  private?: boolean;
  files?: readonly string[];
  dependencies?: Dependencies;
  devDependencies?: Dependencies;
};

/** A package as it is packed. */
export type PackageToPack = {
  name: string;
  version: string;
  /** Relative to the root. */
  folder: string;
  /** Relative to the folder. */
  files: readonly string[];
  manifest: object;
};

/** The package that names all others with their versions: whoever upgrades asks for it alone. */
export const commands = '@portfolio/commands';
/** Where React and the tools stand, which `commands` names too. */
const toolFiles = ['package.json', 'shell/package.json'];

/**
 * All packages of a checkout with their versions. A package names the others by exact versions, so its own rises with
 * theirs: a set of packages is one that was packed together.
 * @throws ReportedError where the folder is no checkout.
 */
export function packagesToPack(root: string): ReadonlyMap<string, PackageToPack> {
  const sources = new Map(foldersIn(root).map((folder) => [read(root, folder).name, folder]));
  const contract = contractIn(readFileSync(join(root, 'shared/contract/area-module.ts'), 'utf8'));
  const made = new Map<string, Made>();
  const make = (name: string, folder: string): Made => {
    const known = made.get(name);
    if (known) return known;
    const source = read(root, folder);
    const named = ours(source.dependencies);
    const others = name === commands ? [...sources.keys()].filter((each) => each !== commands).sort() : named;
    const needed = others.map((each) => make(each, sources.get(each) ?? each));
    const versions = Object.fromEntries(needed.map((each) => [each.name, each.version]));
    const files = packedFiles(join(root, folder), source.files ?? ['**']);
    const changes = new Map(needed.flatMap((each) => [...each.changes]));
    changes.set(name, changeOf(root, name, folder, source.files ?? ['**'], files));
    const manifest = {
      ...without(source, ['version', 'private', 'devDependencies']),
      dependencies: { ...source.dependencies, ...pick(versions, named) },
      ...(name === commands && { portfolio: { packages: versions, tools: toolsOf(root) } satisfies PackedTogether }),
    };
    const hash = hashOf(join(root, folder), files, manifest);
    const version = packageVersion(contract, sum([...changes.values()]), hash);
    const result = { name, version, folder, files, manifest: { ...manifest, version }, changes };
    made.set(name, result);
    return result;
  };
  for (const [name, folder] of sources) make(name, folder);
  return made;
}

/** `changes` are those of the package and of all that it needs. */
type Made = PackageToPack & { changes: ReadonlyMap<string, Change> };

function changeOf(
  root: string,
  name: string,
  folder: string,
  patterns: readonly string[],
  files: readonly string[],
): Change {
  const tools = name === commands ? toolFiles : [];
  return lastChange(
    root,
    [...tools.map((file) => `:(glob)${file}`), ...pathspecsOf(folder, patterns)],
    [...tools, ...files.map((file) => `${folder}/${file}`)],
  );
}

function foldersIn(root: string): string[] {
  const names = existsSync(join(root, 'shared')) ? readdirSync(join(root, 'shared')).sort() : [];
  const folders = names.map((name) => `shared/${name}`).filter((each) => existsSync(join(root, each, 'package.json')));
  if (folders.length === 0)
    throw new ReportedError(`${root} has no packages in shared/. They are packed where they are written.`);
  return folders;
}

function read(root: string, folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
}

function ours(dependencies: Dependencies = {}): string[] {
  return Object.keys(dependencies).filter(isOurs);
}

function without(manifest: Manifest, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(manifest).filter(([name]) => !names.includes(name)));
}

function pick(versions: Dependencies, names: readonly string[]): Dependencies {
  return Object.fromEntries(names.map((name) => [name, versions[name] ?? '']));
}

/** Pages are the same wherever they are rendered, so React has the shell's version. */
export function toolsOf(root: string): Tools {
  const { dependencies = {} } = read(root, 'shell');
  const react = Object.entries(dependencies).filter(([name]) => name === 'react' || name === 'react-dom');
  return { dependencies: Object.fromEntries(react), devDependencies: read(root, '.').devDependencies ?? {} };
}

/** Rises with each of them. */
function sum(changes: readonly Change[]): Change {
  return {
    time: Math.max(...changes.map(({ time }) => time)),
    count: changes.reduce((total, { count }) => total + count, 0),
  };
}

function hashOf(folder: string, files: readonly string[], manifest: object): string {
  const hash = createHash('sha256').update(JSON.stringify(manifest));
  for (const file of files.filter((each) => each !== 'package.json'))
    hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}
