import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReportedError } from '@portfolio/workspace/reported-error';
import { root } from '@portfolio/workspace/root';
import { packagesToPack } from './packages-to-pack';

/**
 * Packs our packages as npm tarballs into a folder; their versions rise with their content.
 * @param folders of packages relative to the root, see `packagesOf`; without them all packages.
 * @returns the tarballs' file names by package name.
 */
export function packPackages(folders: readonly string[] | undefined, target: string): ReadonlyMap<string, string> {
  const chosen = [...packagesToPack(root).values()].filter(({ folder }) => folders?.includes(folder) ?? true);
  const drafts = mkdtempSync(join(tmpdir(), 'pack-'));
  try {
    for (const { folder, files, manifest } of chosen) {
      for (const file of files) cpSync(join(root, folder, file), join(drafts, folder, file));
      writeFileSync(join(drafts, folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    }
    mkdirSync(target, { recursive: true });
    return npmPack(
      chosen.map(({ folder }) => `./${folder}`),
      target,
      drafts,
    );
  } finally {
    rmSync(drafts, { recursive: true, force: true });
  }
}

/**
 * Runs `npm pack`, which takes folders and packages of a registry.
 * @returns the tarballs' file names by package name.
 */
export function npmPack(specs: readonly string[], target: string, place: string): ReadonlyMap<string, string> {
  const args = ['pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', target, ...specs];
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: place, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0) throw new ReportedError(`npm pack failed:\n${stderr}`);
  const packed = JSON.parse(stdout) as readonly { name: string; filename: string }[];
  return new Map(packed.map(({ name, filename }) => [name, filename]));
}
