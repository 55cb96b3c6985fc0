import { existsSync, realpathSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { askedPath } from './asked-path';
import { compressedFiles } from './compressed-files';
import { liftPolicy } from './lift-policy';
import { securityHeaders } from './policy';

const immutable = /^\/(?:_areas|_shell)\//;

/** Milliseconds that a client may take for its request. Whoever holds a connection with less is let go. */
export const serverLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 5_000,
};

/**
 * Serves a site folder as a static host does: pages without ".html", releases immutable, everything
 * else fresh, unknown addresses with the 404 page. Every publish is visible at the next request.
 */
export function siteHandler(site: string): RequestListener {
  const compressed = compressedFiles();
  const headers = securityHeaders({ tls: false });
  let present = { folder: '', files: filesOf(site) };
  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    // A request keeps to the state in which it began: the link may turn between a file's size and its bytes.
    const folder = stateOf(site);
    if (folder !== present.folder) present = { folder, files: filesOf(folder) };
    const { path, address } = askedPath(request.url ?? '/', (page) => existsSync(join(folder, `${page}.html`)));
    if (address) {
      response.writeHead(301, { Location: address, 'Cache-Control': 'no-cache' }).end();
      return;
    }
    // sirv reads ranges wrongly, and compressed they would mean nothing: every answer is whole.
    delete request.headers.range;
    const file = path && fileOf(folder, path);
    if (file && liftPolicy(request, response, file)) return;
    response.once('pipe', (source: Readable) => outlive(source, response));
    void answer(request, response, file);
  };

  async function answer(request: IncomingMessage, response: ServerResponse, file?: string): Promise<void> {
    const { folder, files } = present;
    const missing = () => void notFound(request, response, join(folder, '404.html'));
    if (!file) return missing();
    response.setHeader('Cache-Control', cacheControl(file.slice(folder.length)));
    if (!(await compressed(request, response, file))) files(request, response, missing);
  }

  async function notFound(request: IncomingMessage, response: ServerResponse, page: string): Promise<void> {
    response.setHeader('Cache-Control', 'no-cache');
    if (await compressed(request, response, page, 404)) return;
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end('Not found');
  }
}

/** sirv leaves a file open whose reader has gone, and the process ends with a file that goes itself just then. */
function outlive(source: Readable, response: ServerResponse): void {
  source.once('error', () => response.destroy());
  response.once('close', () => source.destroy());
}

/** The file behind a path. Links that someone put into the site lead nowhere: publish makes none. */
function fileOf(folder: string, path: string): string | undefined {
  const name = path === '/' ? '/index' : path;
  for (const file of [join(folder, name), join(folder, `${name}.html`)]) {
    try {
      const real = realpathSync(file);
      if (real.startsWith(folder + sep)) return real;
    } catch {
      // Not this one.
    }
  }
  return undefined;
}

function stateOf(site: string): string {
  try {
    return realpathSync(site);
  } catch {
    // Nothing is published yet: there are no files, and every address is unknown.
    return site;
  }
}

function filesOf(folder: string): ReturnType<typeof sirv> {
  return sirv(folder, {
    // Looks at the disk for every request: a state is large, and a page of it is asked for now and then.
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders(response, path) {
      response.setHeader('Cache-Control', cacheControl(path));
    },
  });
}

function cacheControl(path: string): string {
  return immutable.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
