import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { root as repository } from '@portfolio/workspace/root';

const leftOut = ['.git', '.cache', '.site', 'site', '.mailbox', 'hosting', 'node_modules'];

/** A copy of the repository with its builds, for tests that change its sources and run its commands. */
export type RepositoryCopy = {
  root: string;
  site: string;
  /** Runs a command of the owner. @returns what it said. @throws Error with what it said when it fails. */
  run: (command: string, ...args: string[]) => string;
};

export function repositoryCopy(name: string): RepositoryCopy {
  const folder = join(repository, '.cache', 'publishing', name);
  const [root, site] = [join(folder, 'repository'), join(folder, 'site')];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(root, '.cache'), { recursive: true });
  // With their times: content that is unchanged is not compiled again.
  const copy = (path: string) =>
    cpSync(join(repository, path), join(root, path), { recursive: true, preserveTimestamps: true });
  readdirSync(repository)
    .filter((each) => !leftOut.includes(each))
    .forEach(copy);
  if (existsSync(join(repository, '.cache', 'types'))) copy(join('.cache', 'types'));
  symlinkSync(join(repository, '.cache', 'pictures'), join(root, '.cache', 'pictures'));
  linkPackages(join(repository, 'node_modules'), join(root, 'node_modules'));
  // Installed as far as shared/commands/install.mjs is concerned: an install would write through the links.
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  for (const level of ['site', 'dev', 'all']) writeFileSync(join(root, 'node_modules', `.lock-hash-${level}`), lock);

  const run = (command: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, SITE: site, NODE_ENV: undefined },
    });
    if (status !== 0) throw new Error(stdout + stderr);
    return stdout;
  };
  return { root, site, run };
}

/** Links every package; the workspaces and their programs lead to the copy, as relative links do. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(to, name)];
    if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (lstatSync(source).isFile()) cpSync(source, target);
    else if (name.startsWith('@') || name === '.bin') linkPackages(source, target);
    else symlinkSync(source, target);
  }
}
