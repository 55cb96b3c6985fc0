import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import type { AddressInfo } from 'node:net';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

export type StaticServer = { origin: string; network: (isOn: boolean) => void; close: () => void };

/**
 * Serves a folder as GitHub Pages does a repository's: a file, a page without ".html", or the folder's own 404.html. It knows
 * no path of the site, no header and no redirect.
 */
export async function serveStatic(folder: string, base: string): Promise<StaticServer> {
  let isConnected = true;
  const server = createServer((request, response) => {
    if (!isConnected) return void request.socket.destroy();
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = path.endsWith('/') ? `${path}index.html` : path;
    const found = [file, `${file}.html`].map((name) => readFile(join(folder, name)).then((bytes) => ({ name, bytes })));
    void Promise.any(found)
      .then(({ name, bytes }) => {
        response.writeHead(200, { 'Content-Type': types[extname(name)] ?? 'application/octet-stream' }).end(bytes);
      })
      .catch(async () => {
        const own = join(folder, path.startsWith(`${base}/`) ? base : '', '404.html');
        const page = await readFile(own).catch(() => 'Not found');
        response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    network: (isOn) => {
      isConnected = isOn;
      if (!isOn) server.closeAllConnections();
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
