import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaName } from '@portfolio/contract/areas';
import { root } from '@portfolio/workspace/root';
import { serveFolder, type Served } from '../../../e2e/site/serve-site';
import { run } from '../../../e2e/site/variant-site';

/** Where all of it lies. */
export const place = join(root, '.cache', 'foreign');
/** A build of an area that other sites may load. */
export const buildOf = (area: AreaName) => join(place, 'builds', area);

/** Builds areas for other sites, beside the builds of the repository, and publishes them with all others. @returns the folder. */
export function publishForOthers(areas: readonly AreaName[]): string {
  rmSync(place, { recursive: true, force: true });
  for (const area of areas) {
    const settings = { BUILD_OUTPUT: buildOf(area), FOREIGN_HOSTS: '*' };
    run('npm', ['run', '--silent', 'build', '-w', `remote-${area}`], settings);
    cpSync(join(root, `remote-${area}/dist/content`), join(buildOf(area), 'content'), { recursive: true });
  }
  const site = join(place, 'site');
  const builds = areas.map((area) => `${area}=${buildOf(area)}`);
  run(process.execPath, ['--import', 'tsx', 'shared/commands/publish-folders.ts', ...builds], { SITE: site });
  return site;
}

/** Serves that site to other sites. */
export function serveToOthers(site: string, foreignHosts: string): Promise<Served> {
  return serveFolder(site, { FOREIGN_HOSTS: foreignHosts });
}
