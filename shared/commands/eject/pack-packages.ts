import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ReportedError } from '@portfolio/workspace/reported-error';
import { root } from '@portfolio/workspace/root';

/**
 * Packs our packages as npm tarballs into a folder.
 * @param folders of packages relative to the root; see `packagesOf`.
 * @returns the tarballs' file names by package name.
 */
export function packPackages(folders: readonly string[], target: string): ReadonlyMap<string, string> {
  mkdirSync(target, { recursive: true });
  const args = [
    'pack',
    '--json',
    '--ignore-scripts',
    '--pack-destination',
    target,
    ...folders.map((each) => join(root, each)),
  ];
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new ReportedError(`npm pack failed:\n${stderr}`);
  const packed = JSON.parse(stdout) as readonly { name: string; filename: string }[];
  return new Map(packed.map(({ name, filename }) => [name, filename]));
}
