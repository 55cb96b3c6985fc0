import { createServer } from 'node:net';
import { PublishError } from '../publish/storage';

/** Only this machine reaches a development server. */
export const host = '127.0.0.1';

/** @throws PublishError that names the first port something else listens on. */
export async function ensureFree(ports: readonly { port: number; owner: string }[]): Promise<void> {
  for (const { port, owner } of ports) {
    if (await isTaken(port)) {
      throw new PublishError(
        `Port ${port}, on which ${owner} is developed, is taken: stop what runs there, perhaps another npm run dev, and start again.`,
      );
    }
  }
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(true) : reject(error),
    );
    probe.listen(port, host, () => probe.close(() => resolve(false)));
  });
}
