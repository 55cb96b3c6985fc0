import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import { freePort } from '../free-port';
import { startNginx } from './nginx-server';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, '.cache', 'edges');

/** What serves a site in a bucket, and how its store goes away and comes back. */
export type Edge = { origin: string; setAway: (isAway: boolean) => Promise<void>; stop: () => Promise<void> };

/** workerd with an R2 bucket: the Worker of the edge at the root, and a door for publishers below /site. */
export async function startWorker(): Promise<Edge> {
  const files = join(folder, 'worker');
  writeHosting('worker', files, { SITE: 's3://site' });
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

/** Debian's nginx with the generated configuration, in front of a store. @param store its origin. */
export async function startNginxBefore(store: string): Promise<Edge> {
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

function writeHosting(name: string, place: string, settings: NodeJS.ProcessEnv): void {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'hosting', '--', name, place], {
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
