import { createServer } from 'node:net';
import { PublishError } from '@portfolio/publish/storage/storage';

/** Development servers listen on the loopback interface only. */
export const host = '127.0.0.1';

/** @throws PublishError that names the first port that is in use. */
export async function ensureFree(ports: readonly { port: number; owner: string }[]): Promise<void> {
  for (const { port, owner } of ports) {
    if (await isInUse(port)) {
      throw new PublishError(
        `Port ${port} of ${owner} is in use: stop the process that listens on it, perhaps another npm run dev, and try again.`,
      );
    }
  }
}

function isInUse(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(true) : reject(error),
    );
    probe.listen(port, host, () => probe.close(() => resolve(false)));
  });
}
