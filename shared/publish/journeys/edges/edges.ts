import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { Miniflare } from 'miniflare';
import { siteHandler } from '@portfolio/publish/hosting/server/serve';
import { root } from '@portfolio/workspace/root';
import { freePort } from '@portfolio/testing/free-port';
import { startNginx } from './nginx-server';

/** The folder of a spec's edges. */
export const edgesFolder = (spec: string) => join(root, '.cache', spec);

/** What serves a site, and how the store of one in a bucket goes away and comes back. */
export type Edge = { origin: string; setAway: (isAway: boolean) => Promise<void>; stop: () => Promise<void> };

/** The settings of a site in two languages, for the generated configurations. */
function twoLanguages(folder: string): { CONTENT: string } {
  const file = join('shell', 'content', 'site.md');
  const settings = readFileSync(join(root, file), 'utf8').replace(/^languages: .*$/m, 'languages: [en, ko]');
  mkdirSync(join(folder, 'content', dirname(file)), { recursive: true });
  writeFileSync(join(folder, 'content', file), settings);
  return { CONTENT: join(folder, 'content') };
}

/** workerd with an R2 bucket: the Worker of the edge at the root, and a door for publishers below /site. @param settings of the environment. */
export async function startWorker(folder: string, settings: NodeJS.ProcessEnv = {}): Promise<Edge> {
  const files = join(folder, 'worker');
  writeHosting('worker', files, { SITE: 's3://site', ...twoLanguages(folder), ...settings });
  const module = (path: string, file: string) => ({
    type: 'ESModule' as const,
    path,
    contents: readFileSync(file, 'utf8'),
  });
  const worker = new Miniflare({
    modules: [
      module('harness.mjs', join(import.meta.dirname, 'edge-harness.mjs')),
      module('r2-door.mjs', join(import.meta.dirname, '..', 'bucket', 'r2-door.mjs')),
      module('worker.mjs', join(files, 'worker.mjs')),
      module('reports.mjs', join(files, 'reports.mjs')),
      module('settings.mjs', join(files, 'settings.mjs')),
    ],
    compatibilityDate: '2026-04-01',
    r2Buckets: ['SITE'],
    cache: true,
    host: '127.0.0.1',
    port: 0,
  });
  const { origin } = await worker.ready;
  const setAway = async (isAway: boolean) => {
    await fetch(`${origin}/-/${isAway ? 'away' : 'back'}`);
  };
  return { origin, setAway, stop: () => worker.dispose() };
}

/** Debian's nginx with the generated configuration, in front of a store. @param store its origin. @param settings of the environment. */
export async function startNginxBefore(store: string, folder: string, settings: NodeJS.ProcessEnv = {}): Promise<Edge> {
  let isAway = false;
  const gate = createServer((asked, response) => {
    if (isAway) return void asked.socket.destroy();
    const passed = request(store + asked.url, { method: asked.method, headers: asked.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 0, answer.rawHeaders);
      answer.pipe(response);
    });
    passed.on('error', () => asked.socket.destroy()).end();
  });
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`;
  const port = await freePort();
  const nginx = startNginx('s3://site', join(folder, 'nginx'), `listen 127.0.0.1:${port};`, 'nginx-bucket', {
    S3_ENDPOINT: endpoint,
    ...twoLanguages(folder),
    ...settings,
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    setAway: async (next) => void (isAway = next),
    stop: async () => {
      nginx.stop();
      gate.close().closeAllConnections();
    },
  };
}

/** Debian's nginx with the generated configuration, for a site in a folder. @param settings of the environment. */
export async function startNginxOf(site: string, folder: string, settings: NodeJS.ProcessEnv = {}): Promise<Edge> {
  const port = await freePort();
  const listen = `listen 127.0.0.1:${port};`;
  const nginx = startNginx(site, join(folder, 'nginx-folder'), listen, 'nginx', {
    ...twoLanguages(folder),
    ...settings,
  });
  return { origin: `http://127.0.0.1:${port}`, setAway: stays, stop: async () => nginx.stop() };
}

/** The server of `npm start`, for a site in a folder. @param foreignHosts other sites that may load areas. */
export async function startBuiltIn(site: string, foreignHosts?: readonly string[]): Promise<Edge> {
  const server = createServer(siteHandler(site, foreignHosts));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setAway: stays,
    stop: async () => void server.close().closeAllConnections(),
  };
}

/** A folder is never away. */
async function stays(): Promise<void> {}

function writeHosting(name: string, place: string, settings: NodeJS.ProcessEnv): void {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'site', '--', 'hosting', name, place], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...settings },
  });
  if (status !== 0) throw new Error(stderr);
}

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Asks exactly for this path: `fetch` would normalise it and decode the body. */
export function ask(origin: string, path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { hostname, port } = new URL(origin);
  return new Promise<Answer>((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject).on('end', () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) });
      });
    });
    asked.on('error', reject).end();
  });
}
