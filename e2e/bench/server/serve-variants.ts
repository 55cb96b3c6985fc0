import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Network } from '../../emulate-network';
import { variantNames, type Variant } from '../variants/variants';
import { shapeNetwork } from '../network/shape-network';
import type { Certificate } from './certificate';
import { environment, requireProgram } from './debian-program';
import { requireNginx, startNginx } from './nginx';

export type ServedVariant = {
  variant: Variant;
  /** Its address behind the slow network, and without it. */
  slow: string;
  direct: string;
  stop: () => void;
};

const firstPort = Number(process.env['PORT'] ?? 4370);

/** Serves the folder of each variant with nginx, directly and through a slow network of its own. */
export async function serveVariants(
  sites: Readonly<Record<Variant, string>>,
  folder: string,
  network: Network,
  certificate: Certificate,
): Promise<ServedVariant[]> {
  requireNginx();
  requireProgram('socat');
  return Promise.all(
    variantNames.map(async (variant, index) => {
      const [port, directPort] = [firstPort + index, firstPort + 10 + index];
      const own = join(folder, variant);
      const stopNginx = await startNginx(sites[variant], own, directPort, certificate);
      const path = join(own, 'relay.sock');
      const stopRelay = await startRelay(directPort, path);
      const stopNetwork = await shapeNetwork(network, port, { path });
      return {
        variant,
        slow: `https://localhost:${port}`,
        direct: `https://localhost:${directPort}`,
        stop: () => [stopNetwork, stopRelay, stopNginx].forEach((stop) => stop()),
      };
    }),
  );
}

/**
 * Stands between nginx and the slow network with a small receive buffer, which Node cannot set. With the kernel's
 * default nginx would hand over 125 KB ahead of the network, and what it ranks first would wait behind them.
 */
async function startRelay(from: number, path: string): Promise<() => void> {
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
