import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { readTarball } from '../packing/read-tarball';

type Version = { name: string; version: string; dist: object };
type Feed = {
  packages: Map<string, { versions: Record<string, Version>; latest: string }>;
  files: Map<string, Buffer>;
};

/** A registry that npm installs from and publishes to, with several feeds below one address. */
export type SmallRegistry = {
  addressOf: (feed: string) => string;
  add: (feed: string, tarball: string) => void;
  /** Tarballs that were asked for. */
  asked: string[];
  close: () => Promise<unknown>;
};

/** Knows what npm asks for: https://github.com/npm/registry/blob/main/docs/REGISTRY-API.md */
export async function smallRegistry(): Promise<SmallRegistry> {
  const feeds = new Map<string, Feed>();
  const asked: string[] = [];
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function feedOf(name: string): Feed {
    const feed = feeds.get(name) ?? { packages: new Map(), files: new Map() };
    feeds.set(name, feed);
    return feed;
  }

  function add(feedName: string, tarball: Buffer, manifest: { name: string; version: string }): boolean {
    const { packages, files } = feedOf(feedName);
    const file = `${manifest.name.replace('/', '-')}-${manifest.version}.tgz`;
    const found = packages.get(manifest.name) ?? { versions: {}, latest: '' };
    if (found.versions[manifest.version]) return false;
    const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
    const dist = { tarball: `${origin}/${feedName}/-/${encodeURIComponent(file)}`, integrity };
    found.versions[manifest.version] = { ...manifest, dist };
    packages.set(manifest.name, { ...found, latest: manifest.version });
    files.set(file, tarball);
    return true;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, feedName = '', ...rest] = (request.url ?? '').split('/').map(decodeURIComponent);
    const path = rest.join('/');
    const send = (status: number, body: unknown) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
    const feed = feedOf(feedName);
    if (request.method === 'PUT') {
      const { _attachments, versions } = JSON.parse(await text(request)) as {
        _attachments: Record<string, { data: string }>;
        versions: Record<string, Version>;
      };
      const [[{ data }], [manifest]] = [Object.values(_attachments), Object.values(versions)] as [
        [{ data: string }],
        [Version],
      ];
      const isAdded = add(feedName, Buffer.from(data, 'base64'), manifest);
      return void send(isAdded ? 201 : 409, { ok: isAdded });
    }
    if (path.startsWith('-/')) {
      const file = feed.files.get(path.slice(2));
      if (file) asked.push(path.slice(2));
      return void send(file ? 200 : 404, file ?? {});
    }
    const found = feed.packages.get(path);
    if (!found) return void send(404, { error: 'not found' });
    send(200, { name: path, 'dist-tags': { latest: found.latest }, versions: found.versions });
  }

  return {
    addressOf: (feed) => `${origin}/${feed}/`,
    add: (feed, tarball) => {
      const manifest = JSON.parse(readTarball(tarball, 'package.json') ?? '') as { name: string; version: string };
      add(feed, readFileSync(tarball), manifest);
    },
    asked,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}
