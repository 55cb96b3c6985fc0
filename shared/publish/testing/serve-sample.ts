import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteHandler } from '../hosting/server/serve';
import type { SampleSite } from './sample-site';

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.close()));

/** Lets a server listen on a free port until the tests of the file are over. @returns the port. */
export async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return (server.address() as AddressInfo).port;
}

/** Serves a site as `npm run site -- serve` does. @param foreignHosts other sites that may load areas. @returns requests a path exactly as written. */
export async function serve(site: SampleSite, foreignHosts?: readonly string[]) {
  const port = await listen(createServer(siteHandler(site.folder, foreignHosts)));
  // fetch would normalise the path.
  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const asked = request({ port, path, method, headers, agent: false }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const body = Buffer.concat(chunks);
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body, text: body.toString('utf8') });
        });
      });
      asked.once('error', reject).end();
    });
}
