import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { installPackage } from './find-chromium';

/** Debian keeps servers where only root looks for programs. */
const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` };

/**
 * Installs a program from Debian if it is missing, which takes root.
 * @throws Error with the command that installs it.
 */
export function requireProgram(name: string, packages: readonly string[] = [name]): void {
  const isMissing = () => spawnSync(name, ['-v'], { env }).error !== undefined;
  if (isMissing()) for (const each of packages) installPackage(each);
  if (isMissing())
    throw new Error(`${name} was not found. Install it with: sudo apt-get install ${packages.join(' ')}`);
}

/** Runs a program to its end. */
export function run(name: string, args: readonly string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(name, args, { env, encoding: 'utf8' });
}

/** Runs a program until this process ends. */
export function runBeside(name: string, args: readonly string[]): ChildProcess {
  const child = spawn(name, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  child.unref();
  process.on('exit', () => child.kill());
  return child;
}
