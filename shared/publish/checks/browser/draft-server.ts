import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pageFile } from '@portfolio/contract/published/paths';
import { securityHeaders } from '../../hosting/responses/security-headers';
import { requestPath } from '../../hosting/responses/request-path';
import { objectHeaders } from '../../storage/bucket/store/object-headers';
import type { Draft } from '../../storage/storage';

type Read = Pick<Draft, 'read'>;

/** The address of a state that is not live yet, and whether anything was asked of it. */
export type DraftServer = { address: string; wasAsked: () => boolean };

/** Serves a state that is not live yet to this machine while `work` runs. @param base the path of the site's address. */
export async function withDraftServer<Result>(
  draft: Read,
  base: string,
  work: (server: DraftServer) => Promise<Result>,
): Promise<Result> {
  let count = 0;
  const handler = draftHandler(draft, base);
  const server = createServer((request, response) => {
    count++;
    handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    return await work({ address: `http://127.0.0.1:${port}${base}`, wasAsked: () => count > 0 });
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

function draftHandler(draft: Read, base: string): RequestListener {
  const headers = securityHeaders({ tls: false });
  return ({ method, url = '/' }, response) => {
    // Reports of this visit are nobody's.
    if (method === 'POST') return void response.writeHead(204).end();
    fileAt(draft, requestPath(url, () => false, base).path).then(
      (file) =>
        file
          ? response.writeHead(200, { ...headers, ...objectHeaders(file.name) }).end(file.bytes)
          : response.writeHead(404).end(),
      () => response.writeHead(404).end(),
    );
  };
}

async function fileAt({ read }: Read, path: string | undefined): Promise<{ name: string; bytes: Buffer } | undefined> {
  if (path === undefined) return undefined;
  for (const name of [pageFile(path), path.slice(1)]) {
    const bytes = name ? await read(name) : undefined;
    if (bytes) return { name, bytes };
  }
  return undefined;
}
