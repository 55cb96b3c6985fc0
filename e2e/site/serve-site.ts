import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@portfolio/workspace/root';

/** Publishes the site into a folder of its own and serves it; `stop` ends the server. */
export async function publishAndServe(): Promise<Served> {
  return serveFolder(publishSite('screens-site'));
}

/** Publishes the site into a folder of `.cache`. @param settings of the environment. @returns the folder. */
export function publishSite(name: string, settings: NodeJS.ProcessEnv = {}): string {
  const site = join(root, '.cache', name);
  // From scratch: the composer may have changed, and pages of live releases would not be composed again.
  for (const old of [name, `.${name}`]) rmSync(join(root, '.cache', old), { recursive: true, force: true });
  const { status } = spawnSync('npm', ['run', '--silent', 'publish', '--', 'all'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...settings, SITE: site },
  });
  if (status !== 0) throw new Error('The site could not be published; the lines above say why.');
  return site;
}

export type Served = { origin: string; pid: number; stop: () => void };

/** Serves a published folder at a free port; `stop` ends the server. @param settings of the environment. */
export async function serveFolder(site: string, settings: NodeJS.ProcessEnv = {}): Promise<Served> {
  const server = spawn('node', ['--import', 'tsx', 'shared/commands/serve.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...settings, SITE: site, PORT: '0' },
  });
  const ended = once(server, 'exit').then(() => {
    throw new Error(`The site could not be served; the lines above say why.`);
  });
  ended.catch(() => undefined);
  const [output] = await Promise.race([once(server.stdout, 'data'), ended]);
  const origin = /http:\S+/.exec(String(output))?.[0] ?? '';
  return { origin, pid: server.pid ?? 0, stop: () => void server.kill() };
}
