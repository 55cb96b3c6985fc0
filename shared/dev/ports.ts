import { createServer } from 'node:net';
import { areaNames, areas, shellPort, type AreaName } from '@portfolio/contract/areas';
import { PublishError } from '@portfolio/publish/storage/storage';

/** Development servers listen on the loopback interface only. */
export const host = '127.0.0.1';

/** The ports of all development servers when the shell has this one: areas keep their distance in the area table. */
export function portsOfAll(shell: number): Readonly<Record<AreaName | 'shell', number>> {
  const ports = areaNames.map((name) => [name, areas[name].port + shell - shellPort] as const);
  return { shell, ...(Object.fromEntries(ports) as Record<AreaName, number>) };
}

/** @param asked by --port or PORT. @throws PublishError when it is no port. */
export function readPort(asked: string | undefined, usual: number): number {
  const port = asked?.trim() ? Number(asked) : usual;
  // The last hundred are left to the areas beside the shell.
  if (Number.isInteger(port) && port > 0 && port < 65_436) return port;
  throw new PublishError(`"${asked}" is no port: choose a number from 1 to 65435, such as --port=${usual + 100}.`);
}

/** @throws PublishError that names the first port that is in use. */
export async function ensureFree(ports: readonly { port: number; owner: string }[]): Promise<void> {
  for (const { port, owner } of ports) {
    if (await isInUse(port)) {
      throw new PublishError(
        `Port ${port} of ${owner} is in use: stop the process that listens on it, perhaps another npm run dev, or choose another with --port=${port + 100}.`,
      );
    }
  }
}

/** Whether something listens on a port of the loopback interface. */
export function isInUse(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(true) : reject(error),
    );
    probe.listen(port, host, () => probe.close(() => resolve(false)));
  });
}
