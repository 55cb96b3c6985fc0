import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** Builds what changed and publishes it with the command that the owner uses. */
export default function publishSite(): void {
  const root = join(import.meta.dirname, '..');
  const folder = join(root, '.cache', 'journeys-site');
  rmSync(folder, { recursive: true, force: true });
  const { status } = spawnSync('npm', ['run', '--silent', 'publish', '--', 'all'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SITE: join(folder, 'site') },
  });
  if (status !== 0) throw new Error('The site for the journeys could not be published.');
}
