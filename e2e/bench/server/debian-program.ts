import { spawnSync } from 'node:child_process';
import { installPackage } from 'shared/testing/find-chromium';

/** Debian keeps servers where only root looks for programs. */
export const environment = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` };

/**
 * Installs a program from Debian if it is missing, which takes root.
 * @throws Error with the command that installs it.
 */
export function requireProgram(name: string, packages: readonly string[] = [name]): void {
  const isMissing = () => spawnSync(name, ['-v'], { env: environment }).error !== undefined;
  if (isMissing()) for (const each of packages) installPackage(each);
  if (isMissing())
    throw new Error(`${name} was not found. Install it with: sudo apt-get install ${packages.join(' ')}`);
}
