import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { ReportedError } from '@portfolio/workspace/reported-error';
import { changesSince } from './changelog';
import { checkCommitted, contractOf, readEjectedArea } from './ejected-area';
import { upgradeOf } from './next-manifest';
import type { PackageSet } from './package-set';
import { sentencesOf } from './sentences';

/**
 * Brings newer packages into the repository of an ejected area: tarballs, the versions in package.json and its lock
 * file, and what is installed. Where npm fails, everything is put back.
 * @param source of the packages, which package.json remembers.
 * @returns what was changed, in sentences.
 * @throws ReportedError where the folder is no ejected area, has changes that are not committed, or newer packages.
 */
export function update(folder: string, set: PackageSet, source: string): string[] {
  const ejected = readEjectedArea(folder);
  const upgrade = upgradeOf(ejected, set, source);
  const { dependencies, scripts = {} } = ejected.manifest;
  if (isDeepStrictEqual([upgrade.manifest.dependencies, upgrade.manifest.scripts], [dependencies, scripts]))
    return [`${folder} has the packages of ${source} already. Nothing was changed.`];
  const texts = new Map([
    ['package.json', rewritten(join(folder, 'package.json'), upgrade.manifest)],
    [join(ejected.workspace, 'package.json'), rewritten(join(folder, ejected.workspace, 'package.json'), upgrade.area)],
    ...(set.registry ? [['.npmrc', withRegistry(join(folder, '.npmrc'), set.registry)] as const] : []),
  ]);
  const files = [...texts.keys()].filter((file) => texts.get(file) !== contentOf(join(folder, file)));
  checkCommitted(folder, [...files, 'package-lock.json', 'packages']);

  const old = contractOf(ejected);
  const saved = [...files, 'package-lock.json'].map((file) => [file, contentOf(join(folder, file))] as const);
  const brought = upgrade.brought.filter((file) => !existsSync(join(folder, 'packages', file)));
  try {
    for (const file of brought) set.copy(file, join(folder, 'packages'));
    for (const file of files) writeFileSync(join(folder, file), texts.get(file) ?? '');
    if (set.registry) forgetTarballs(join(folder, 'package-lock.json'));
    npmInstall(folder, set.registry);
  } catch (error) {
    for (const [file, text] of saved) putBack(join(folder, file), text);
    for (const file of brought) rmSync(join(folder, 'packages', file), { force: true });
    throw error;
  }
  for (const file of upgrade.replaced) rmSync(join(folder, 'packages', file), { force: true });
  return sentencesOf(upgrade, changesSince(old.contract, old.changelog, set.changelog), [
    ...files,
    'package-lock.json',
  ]);
}

function contentOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function putBack(file: string, text: string | undefined): void {
  if (text === undefined) rmSync(file, { force: true });
  else writeFileSync(file, text);
}

/** In the indentation of its owner; unchanged where it says the same. */
function rewritten(file: string, manifest: object): string {
  const before = readFileSync(file, 'utf8');
  if (JSON.stringify(JSON.parse(before)) === JSON.stringify(manifest)) return before;
  const [, indent = '  '] = /^([ \t]+)"/m.exec(before) ?? [];
  return `${JSON.stringify(manifest, null, indent)}\n`;
}

/** Everyone who installs the repository asks this registry for our packages. */
function withRegistry(file: string, registry: string): string {
  const lines = (contentOf(file) ?? '').split('\n').filter((line) => line && !line.startsWith('@portfolio:registry='));
  return [...lines, `@portfolio:registry=${registry}`, ''].join('\n');
}

/** npm keeps the place of a package in the lock file while its version is the same, also where that place goes. */
function forgetTarballs(lockFile: string): void {
  const text = contentOf(lockFile);
  if (text === undefined) return;
  const lock = JSON.parse(text) as { packages?: Record<string, { resolved?: string }> };
  const kept = Object.entries(lock.packages ?? {}).filter(
    ([, { resolved }]) => !resolved?.startsWith('file:packages/'),
  );
  writeFileSync(lockFile, `${JSON.stringify({ ...lock, packages: Object.fromEntries(kept) }, null, 2)}\n`);
}

/** Installs where something is installed; otherwise locks alone. The lists of a registry are asked for anew. */
function npmInstall(folder: string, registry: string | null): void {
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  args.push(registry ? '--prefer-online' : '--prefer-offline');
  if (!existsSync(join(folder, 'node_modules'))) args.push('--package-lock-only');
  const { status, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0)
    throw new ReportedError(
      `npm cannot install the packages in ${folder}, whose files are as they were:\n${stderr}If node_modules is not, npm install brings it back.`,
    );
}
