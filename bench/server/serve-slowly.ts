import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@portfolio/testing/free-port';
import type { Network } from '../network/network';
import { shapeNetwork } from '../network/shape-network';
import type { Certificate } from './certificate';
import { requireProgram, runBeside } from '@portfolio/testing/engines/debian-program';
import { requireNginx, startNginx } from './nginx';

/** The addresses of a site behind a slow network, and without it. */
export type SlowSite = { slow: string; direct: string; stop: () => void };

/** Serves a folder with nginx, directly and through a slow network of its own. @param folder for nginx's own files. */
export async function serveSlowly(
  site: string,
  folder: string,
  network: Network,
  certificate: Certificate,
): Promise<SlowSite> {
  requireNginx();
  requireProgram('socat');
  const directPort = await freePort();
  await startNginx(site, folder, directPort, certificate);
  const { port, stop } = await shapeNetwork(network, 0, { path: await startRelay(directPort) });
  return { slow: `https://localhost:${port}`, direct: `https://localhost:${directPort}`, stop };
}

/**
 * Stands between nginx and the slow network with a small receive buffer, which Node cannot set. With the kernel's
 * default nginx would hand over 125 KB ahead of the network, and what it ranks first would wait behind them.
 * @returns the path of its socket, in a short folder: the path may have 107 characters.
 */
async function startRelay(from: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'relay.sock');
  const listen = `UNIX-LISTEN:${path},fork,sndbuf-late=2048`;
  const relay = runBeside('socat', [
    // Logged to nowhere: browsers close connections while answers are under way.
    ...['-lf', '/dev/null', '-b', '1400'],
    ...[listen, `TCP:127.0.0.1:${from},rcvbuf=2048,nodelay`],
  ]);
  while (!existsSync(path)) {
    if (relay.exitCode !== null) throw new Error(`socat does not listen at ${path}.`);
    await sleep(20);
  }
  return path;
}
