import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fingerprint } from '@portfolio/workspace/fingerprint';
import { withLock } from '@portfolio/workspace/lock';
import { root } from '@portfolio/workspace/root';
import { workspaceFolder } from '@portfolio/workspace/workspace-folder';

const folder = join(root, '.cache', 'composer');

/** The composer of sample builds. */
export const composerBundle = join(folder, 'server', 'compose.js');

/** Bundles the composer from its sources, as every build of the shell does. Runs before unit tests. */
export default function buildComposer(): Promise<void> {
  return withLock({ file: join(folder, 'lock'), what: 'build of the composer' }, buildChanged, {
    limit: 120_000,
    notify: () => undefined,
  });
}

async function buildChanged(): Promise<void> {
  const sources = [
    'shared/compose',
    'shared/contract',
    'shared/site',
    'shared/build',
    'shared/ui',
    'shared/workspace',
    'package-lock.json',
  ];
  const [now, file] = [await fingerprint(sources), join(folder, 'fingerprint')];
  if (existsSync(file) && (await readFile(file, 'utf8')) === now) return;
  const shell = workspaceFolder('shell');
  const webpack = createRequire(join(shell, 'package.json')).resolve('webpack/bin/webpack.js');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', webpack, '--config-name', 'composer'], {
    cwd: shell,
    env: { ...process.env, NODE_ENV: '', BUILD_OUTPUT: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The composer cannot be bundled; the messages above say why.');
  await writeFile(file, now);
}
