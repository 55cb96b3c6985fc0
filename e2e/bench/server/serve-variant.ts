import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Network } from '../../emulate-network';
import { shapeNetwork } from '../network/shape-network';
import type { Certificate } from './certificate';
import { environment } from './debian-program';
import { startNginx } from './nginx';

export type ServedVariant = {
  /** Its address behind the slow network, and without it. */
  slow: string;
  direct: string;
  stop: () => void;
};

/** Serves a folder with nginx, directly at `port` + 10 and through a slow network at `port`. */
export async function serveVariant(
  site: string,
  folder: string,
  port: number,
  network: Network,
  certificate: Certificate,
): Promise<ServedVariant> {
  const stopNginx = await startNginx(site, folder, port + 10, certificate);
  const path = join(folder, 'small-buffers.sock');
  const stopRelay = await relay(port + 10, path);
  const stopNetwork = await shapeNetwork(network, port, { path });
  return {
    slow: `https://localhost:${port}`,
    direct: `https://localhost:${port + 10}`,
    stop: () => [stopNetwork, stopRelay, stopNginx].forEach((stop) => stop()),
  };
}

/**
 * Stands between nginx and the slow network with a small receive buffer, which Node cannot set. With the kernel's
 * default nginx would hand over 125 KB ahead of the network, and what it ranks first would wait behind them.
 */
async function relay(from: number, path: string): Promise<() => void> {
  const listen = `UNIX-LISTEN:${path},fork,sndbuf-late=2048`;
  const child = spawn('socat', ['-b', '1400', listen, `TCP:127.0.0.1:${from},rcvbuf=2048,nodelay`], {
    env: environment,
    stdio: 'ignore',
  });
  while (!existsSync(path)) {
    if (child.exitCode !== null) throw new Error(`socat does not listen at ${path}.`);
    await sleep(20);
  }
  // Its forks, one for each connection, end with their connections.
  return () => void child.kill();
}
