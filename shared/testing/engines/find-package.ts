import { existsSync } from 'node:fs';
import { installPackage } from './find-chromium';

/**
 * The first of the paths where something is. Where nothing is, the distribution's package is installed
 * on Debian and Ubuntu as root.
 * @throws Error with the one command that helps.
 */
export function findPackage(name: string, paths: readonly string[]): string {
  const findInPaths = () => paths.find((path) => existsSync(path));
  const path = findInPaths() ?? (installPackage(name) ? findInPaths() : undefined);
  if (path) return path;
  throw new Error(`${name} was not found. Install it with: sudo apt-get install ${name}`);
}
