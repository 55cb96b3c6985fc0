import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ObjectStore, type Patience } from '../storage/bucket/store/object-store';

type StoredEntry = { bytes: Buffer; headers: Record<string, string>; etag: string; modified: number };
export type StoredObjects = ReadonlyMap<string, StoredEntry>;
/** Answers a request in the store's place, or lets it pass with undefined. */
export type Fault = (request: {
  method: string;
  key: string;
}) => { status: number; text?: string } | 'lost' | undefined;

/**
 * The few S3 requests that publish sends, answered from memory, for tests of single steps. Real engines are used in e2e.
 * `conditions: false` makes it a store that ignores If-Match and If-None-Match, as s3rver does; `holds` is what another
 * one holds, which this one then holds too.
 */
export async function memoryStore({
  conditions = true,
  etags = 'quoted',
  holds,
}: { conditions?: boolean; etags?: 'quoted' | 'bare'; holds?: StoredObjects | undefined } = {}) {
  const objects = new Map<string, StoredEntry>([...(holds ?? [])].map(([key, object]) => [key, { ...object }]));
  const store = { objects, fault: undefined as Fault | undefined };
  const server = createServer(handler(store, conditions, etags));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  closers.push(() => server.close().closeAllConnections());
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const open = (prefix = 'site/', patience: Partial<Patience> = { pause: 1 }) =>
    new ObjectStore({ ...address, endpoint, prefix }, patience);
  return { ...store, endpoint, open, setFault: (fault?: Fault) => (store.fault = fault) };
}

const closers: (() => void)[] = [];
afterAll(() => closers.forEach((close) => close()));

export const address = { bucket: 'bucket', region: 'us-east-1', accessKeyId: 'KEY', secretAccessKey: 'SECRET' };

function handler(
  store: { objects: Map<string, StoredEntry>; fault: Fault | undefined },
  conditions: boolean,
  etags: 'quoted' | 'bare',
): RequestListener {
  return (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store');
      const key = decodeURIComponent(pathname.replace(/^\/[^/]+\/?/, ''));
      const fault = store.fault?.({ method: request.method ?? '', key: key || 'list' });
      if (typeof fault === 'object') return void response.writeHead(fault.status).end(fault.text);
      const answer = answerTo(store.objects, request, key, searchParams, Buffer.concat(chunks), conditions, etags);
      if (fault === 'lost') return void response.destroy();
      send(response, answer);
    });
  };
}

type Answer = { status: number; headers?: Record<string, string>; body?: Buffer | string };

function send(response: ServerResponse, { status, headers = {}, body }: Answer): void {
  response.writeHead(status, headers).end(response.req.method === 'HEAD' ? undefined : body);
}

function answerTo(
  objects: Map<string, StoredEntry>,
  { method, headers }: IncomingMessage,
  key: string,
  query: URLSearchParams,
  body: Buffer,
  conditions: boolean,
  etags: 'quoted' | 'bare',
): Answer {
  const there = objects.get(key);
  if (query.has('list-type')) return { status: 200, body: listOf(objects, query.get('prefix') ?? '') };
  if (method === 'DELETE') {
    objects.delete(key);
    return { status: 204 };
  }
  if (method !== 'PUT') {
    if (!there) return { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' };
    return { status: 200, headers: { ...there.headers, etag: there.etag }, body: there.bytes };
  }
  const match = headers['if-match'];
  const expected = etags === 'bare' ? there?.etag.replaceAll('"', '') : there?.etag;
  if (conditions && ((headers['if-none-match'] && there) || (match && match !== expected)))
    return { status: 412, body: '<Error><Code>PreconditionFailed</Code></Error>' };
  const source = headers['x-amz-copy-source'];
  if (source) {
    const from = objects.get(decodeURIComponent(String(source)).replace(/^\/[^/]+\//, ''));
    if (!from) return { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' };
    objects.set(key, { ...from, modified: Date.now() });
    return { status: 200, body: '<CopyObjectResult/>' };
  }
  const etag = `"${createHash('md5').update(body).digest('hex')}"`;
  const kept = Object.entries(headers).filter(([name]) =>
    /^content-(type|encoding)$|^cache-control$|^x-amz-meta-/.test(name),
  );
  objects.set(key, {
    bytes: body,
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    etag,
    modified: Date.now(),
  });
  return { status: 200, headers: { etag } };
}

function listOf(objects: ReadonlyMap<string, StoredEntry>, prefix: string): string {
  const found = [...objects].filter(([key]) => key.startsWith(prefix)).sort(([a], [b]) => (a < b ? -1 : 1));
  const contents = found.map(
    ([key, { modified }]) =>
      `<Contents><Key>${key}</Key><LastModified>${new Date(modified).toISOString()}</LastModified></Contents>`,
  );
  return `<ListBucketResult>${contents.join('')}<IsTruncated>false</IsTruncated></ListBucketResult>`;
}
