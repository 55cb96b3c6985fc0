import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { PublishError } from './storage';

const immutable = /^\/(?:_areas|_shell)\//;

/**
 * Serves a site folder as a static host does: pages without ".html", releases immutable, everything
 * else fresh, unknown addresses with the 404 page. Every publish is visible at the next request.
 */
export function siteHandler(site: string): RequestListener {
  const compress = compression({ threshold: 512 });
  const files = sirv(site, {
    // Looks at the disk for every request: the folder changes under the running server.
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders(response, path) {
      response.setHeader('Cache-Control', immutable.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      response.setHeader('X-Content-Type-Options', 'nosniff');
    },
  });
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const onward = () => files(request, response, () => void notFound(site, response));
    // express's types are wider than what the middleware needs of Node's own.
    compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], onward);
  };
}

async function notFound(site: string, response: ServerResponse<IncomingMessage>): Promise<void> {
  const page = join(site, '404.html');
  const body = existsSync(page) ? await readFile(page) : 'Not found';
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' }).end(body);
}

/** Listens on this machine. @returns the address. @throws PublishError when the port is taken or no port. */
export function listen(site: string, port: number): Promise<string> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new PublishError(`PORT is "${process.env['PORT'] ?? port}", which is no port: choose a number from 1 to 65535.`);
  const server = createServer(siteHandler(site));
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PublishError(`Port ${port} is taken. Stop what runs there, or choose another: PORT=${port + 1} npm start`) : error);
    });
    server.listen(port, () => {
      const address = server.address();
      resolve(`http://localhost:${typeof address === 'object' && address ? address.port : port}`);
    });
  });
}
