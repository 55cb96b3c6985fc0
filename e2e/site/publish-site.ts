import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@portfolio/workspace/root';
import { run } from './variant-site';

/** Builds what changed, and publishes it. With JOURNEYS_PHOTOS=quick photos that were never encoded are encoded quickly. */
export default function publishAnew(): void {
  const folder = join(root, '.cache', 'journeys-site');
  rmSync(folder, { recursive: true, force: true });
  const command = (name: string, ...args: string[]) =>
    run(process.execPath, ['--import', 'tsx', `shared/commands/${name}.ts`, ...args], { SITE: join(folder, 'site') });
  command('build', ...(process.env['JOURNEYS_PHOTOS'] === 'quick' ? ['--quick'] : []));
  command('publish-folders');
}
