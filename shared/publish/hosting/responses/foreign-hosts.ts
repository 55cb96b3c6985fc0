import type { IncomingMessage, ServerResponse } from 'node:http';

/** What pages of other sites read, by its path in the site: files of releases, and the data that name the live ones. */
export const foreignFiles = /^(?:\/_preview\/[^/]+)?\/_(?:areas|shell)\/|\.json$/;

/**
 * Lets pages of other sites have a file: scripts may read it, and elements show or run it, which the headers of the site
 * keep from them. The edges do the same (nginx-parts.ts, worker.mjs).
 * @param hosts as FOREIGN_HOSTS names them. Where it names none an answer stays as it is.
 * @param path in the site.
 */
export function letForeignHosts(
  hosts: readonly string[],
  path: string,
  { headers }: IncomingMessage,
  response: ServerResponse,
): void {
  if (hosts.length === 0 || !foreignFiles.test(path)) return;
  const isForAll = hosts.includes('*');
  const allowed = isForAll ? '*' : hosts.find((each) => each === headers.origin);
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  if (allowed) response.setHeader('Access-Control-Allow-Origin', allowed);
  if (!isForAll) response.setHeader('Vary', [response.getHeader('Vary') ?? [], 'Origin'].flat().join(', '));
}
