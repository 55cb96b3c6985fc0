import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { ReportedError } from '@portfolio/workspace/reported-error';
import { readEjectedArea } from './ejected-area';
import { setInFolder, setInRegistry } from './package-set';
import { update } from './update';

/**
 * Upgrades the repository of an ejected area from a checkout, whose own commands do it, a folder of tarballs or a
 * registry.
 * @param from is a folder or an address; without it the one of eject or of the last upgrade.
 * @returns sentences; none where the checkout's commands said them.
 * @throws ReportedError where there are no packages.
 */
export function upgradeFrom(folder: string, from: string | undefined): string[] {
  const source = from ?? readEjectedArea(folder).manifest.portfolio?.source;
  if (!source)
    throw new ReportedError(
      `${join(folder, 'package.json')} does not say where newer packages come from. Name a checkout, a folder of tarballs or a registry: npm run upgrade -- ../portfolio`,
    );
  if (/^https?:\/\//.test(source)) return update(folder, setInRegistry(source), source);
  const place = resolve(folder, source);
  if (!existsSync(place))
    throw new ReportedError(
      `There is no ${place}${from ? '' : `, which ${join(folder, 'package.json')} names as "source"`}. Name a checkout, a folder of tarballs or a registry: npm run upgrade -- ../portfolio`,
    );
  if (!existsSync(join(place, 'shared/commands/eject.ts')))
    return update(folder, setInFolder(place), relative(folder, place));
  const { status } = spawnSync('npm', ['run', '--silent', 'eject', '--', '--update', folder], {
    cwd: place,
    stdio: 'inherit',
  });
  if (status !== 0) throw new ReportedError(`${place} did not upgrade the area; the lines above say why.`);
  return [];
}
