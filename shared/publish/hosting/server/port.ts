import { createServer, type Server } from 'node:net';
import { PublishError } from '../../storage/storage';

/** The port from `PORT`, or 4173. @throws PublishError when it is no port. */
export function portFrom(asked = ''): number {
  const port = Number(asked.trim() || '4173');
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new PublishError(`PORT is "${asked}", which is no port: choose a number from 1 to 65535.`);
}

/** Only this machine reaches what is served here, unless HOST names another address of it, such as 0.0.0.0. @returns its address. @throws PublishError when the port is not available. */
export function listenWith(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, port)));
    server.listen(port, process.env['HOST'] ?? '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://localhost:${typeof address === 'object' && address ? address.port : port}`);
    });
  });
}

/** Checks the port before a long build. @throws PublishError when it is not available. */
export async function checkPort(port: number): Promise<void> {
  const server = createServer();
  await listenWith(server, port);
  await new Promise((resolve) => server.close(resolve));
}

function portError(error: NodeJS.ErrnoException, port: number): Error {
  const other = port < 65_535 ? port + 1 : port - 1;
  if (error.code === 'EADDRINUSE')
    return new PublishError(`Port ${port} is taken. Stop what runs there, or choose another: PORT=${other}`);
  if (error.code === 'EACCES')
    return new PublishError(`This user may not use port ${port}. Choose one from 1024 on: PORT=4173`);
  return error;
}
