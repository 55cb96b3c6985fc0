import { existsSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { RequestListener, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { askedPath } from './asked-path';
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
  const compress = compression({ threshold: 512 });
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
    const missing = () => void notFound(folder, response);
    const file = path && fileOf(folder, path);
    const onward = () => {
      if (!file) missing();
      else if (!liftPolicy(request, response, file)) present.files(request, response, missing);
    };
    // express's types are wider than what the middleware needs of Node's own.
    compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], onward);
  };
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
      response.setHeader('Cache-Control', immutable.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

async function notFound(folder: string, response: ServerResponse): Promise<void> {
  const body = await readFile(join(folder, '404.html')).catch(() => 'Not found');
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' }).end(body);
}
