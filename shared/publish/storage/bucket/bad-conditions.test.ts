import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Storage } from '../storage';
import { temporaryFolder } from '../../testing/temporary-folder';
import { bucketStorage } from './bucket-storage';
import { ObjectStore } from './store/object-store';
import { liveFiles, publishedStore, sampleBuilds } from '../../testing/bucket-site';
import { address, memoryStore, type Fault } from '../../testing/memory-store';

const patient = { limit: 60_000, notify: () => undefined };
const error = (code: string, more = '') => `<?xml version="1.0"?><Error><Code>${code}</Code>${more}</Error>`;

/** A published site, whose store then fails. */
async function failingSite(fault: Fault) {
  const server = await publishedStore();
  const store = server.open();
  const builds = sampleBuilds();
  const before = await liveFiles(store);
  server.setFault(fault);
  const publishing = builds.publishOne(bucketStorage(store, patient), 'research', { code: 'second' });
  const message = await publishing.then(
    () => 'published',
    (reason: unknown) => String(reason),
  );
  server.setFault();
  return { message, before, after: await liveFiles(store), server, store, builds };
}

const writes =
  (status: number, text: string): Fault =>
  ({ method }) =>
    method === 'PUT' ? { status, text } : undefined;
const everything =
  (status: number, text: string): Fault =>
  () => ({ status, text });

test.each<[string, Fault, RegExp]>([
  [
    'a wrong secret',
    everything(403, error('SignatureDoesNotMatch')),
    /the key is wrong or unknown there; check AWS_ACCESS_KEY_ID/,
  ],
  ['an unknown key', everything(403, error('InvalidAccessKeyId')), /the key is wrong or unknown there/],
  ['an expired session', everything(400, error('ExpiredToken')), /the session token has expired/],
  [
    'a key that may only read',
    writes(403, error('AccessDenied')),
    /the key may not do that; it needs s3:GetObject, s3:PutObject/,
  ],
  [
    'a clock that is off',
    everything(403, error('RequestTimeTooSkewed')),
    /this machine's clock is off \(here .+ GMT, there .+ GMT\)/,
  ],
  ['a missing bucket', everything(404, error('NoSuchBucket')), /there is no such bucket; create it, or correct SITE/],
  [
    'another region',
    everything(301, error('PermanentRedirect', '<Region>eu-west-1</Region>')),
    /in another region \(eu-west-1\); set AWS_REGION/,
  ],
  ['a full bucket', writes(507, error('InsufficientStorage')), /its space or quota is used up/],
  [
    'a store that is busy for too long',
    writes(503, error('SlowDown', '<Message>Reduce your request rate</Message>')),
    /it answered 503 SlowDown \(Reduce your request rate\)/,
  ],
])('%s is told in one sentence, and the live state stays', async (_, fault, sentence) => {
  const { message, before, after } = await failingSite(fault);
  expect(message).toMatch(sentence);
  expect(message).toMatch(
    /StoreError: s3:\/\/bucket\/site \(http:\/\/127\.0\.0\.1:\d+\) refused (GET|PUT) .+Nothing was published, the site is as it was\.$/s,
  );
  expect(after).toEqual(before);
});

test('a store that is busy for a moment is asked again', async () => {
  // Requests run at the same time, so each object counts its own refusals.
  const refusals = new Map<string, number>();
  const { message } = await failingSite(({ method, key }) => {
    const refused = refusals.get(key) ?? 0;
    if (method !== 'PUT' || refused === 2) return undefined;
    refusals.set(key, refused + 1);
    return { status: 503, text: error('SlowDown') };
  });
  expect(refusals.size).toBeGreaterThan(20);
  expect(message).toBe('published');
});

test('a store that fails at the very last step says that the outcome is not known', async () => {
  const { message } = await failingSite(({ method, key }) =>
    method === 'PUT' && key === 'site/live' ? 'lost' : undefined,
  );
  expect(message).toMatch(/published/);
  const { message: unknown } = await failingSite(({ method, key }) =>
    method === 'PUT' && key === 'site/live' ? { status: 500, text: error('InternalError') } : undefined,
  );
  expect(unknown).toMatch(
    /may be live or not: npm run site -- releases says it\. If it is not, run the same command again\.$/,
  );
});

test('a release that was uploaded halfway is completed by the next publish', async () => {
  const server = await memoryStore();
  const store = server.open();
  const storage = bucketStorage(store, patient);
  const builds = sampleBuilds();
  await builds.publishAll(storage);
  let uploaded = 0;
  server.setFault(({ method, key }) =>
    method === 'PUT' && key.startsWith('site/_areas/') && ++uploaded > 5
      ? { status: 400, text: error('Stopped') }
      : undefined,
  );
  await expect(builds.publishOne(storage, 'research', { code: 'second' })).rejects.toThrow('Stopped');
  const half = new Set(server.objects.keys());
  server.setFault();
  await builds.publishOne(storage, 'research', { code: 'second' });
  const files = await liveFiles(store);
  expect([...files.values()]).not.toContain('missing');
  expect([...half].some((key) => key.includes('_areas/research') && !key.includes('/media/'))).toBe(true);
  expect(files.get('DAM.html')).toContain('second');
});

const refusal = async (storage: Storage) =>
  sampleBuilds()
    .publishAll(storage)
    .then(
      () => 'published',
      (reason: unknown) => String(reason),
    );

test('a bucket with foreign files is refused, and none of them is touched', async () => {
  const server = await memoryStore();
  await server.open().put('holiday.jpg', Buffer.from('sun'), {});
  expect(await refusal(bucketStorage(server.open()))).toMatch(
    /s3:\/\/bucket\/site is not a site: it holds holiday\.jpg, which publish did not make\. Nothing was published\. Name another place with SITE=…, such as s3:\/\/bucket\/site\/site, or move it away\./,
  );
  expect([...server.objects.keys()]).toEqual(['site/holiday.jpg']);
});

test('a foreign object in the place of the pointer is refused', async () => {
  const server = await memoryStore();
  await server.open().put('live', Buffer.from('on air'), {});
  expect(await refusal(bucketStorage(server.open()))).toMatch(
    /is not a site: its object "live" was not written by publish/,
  );
  expect([...server.objects.keys()]).toEqual(['site/live']);
});

test('sites in one bucket under different prefixes know nothing of each other', async () => {
  const server = await memoryStore();
  const builds = sampleBuilds();
  await builds.publishAll(bucketStorage(server.open('one/')));
  const before = await liveFiles(server.open('one/'));
  await builds.publishAll(bucketStorage(server.open('two/')));
  await builds.publishOne(bucketStorage(server.open('two/')), 'research', { code: 'second' });
  expect(await liveFiles(server.open('one/'))).toEqual(before);
});

test('a store that ignores conditions is refused before anything is uploaded', async () => {
  const server = await memoryStore({ conditions: false });
  expect(await refusal(bucketStorage(server.open()))).toMatch(
    /is in a store that ignores If-None-Match: \*: of two publishes at the same time one would be lost without a word\. Nothing was published\. Use a store with conditional writes/,
  );
  expect(server.objects.size).toBe(0);
});

test('a store that takes ETags only without quotes gets them so', async () => {
  const server = await memoryStore({ etags: 'bare' });
  const storage = bucketStorage(server.open(), patient);
  const builds = sampleBuilds();
  await builds.publishAll(storage);
  await builds.publishOne(storage, 'research', { code: 'second' });
  expect(String(await storage.read('DAM.html'))).toContain('second');
});

const soon = { tries: 2, pause: 1, slow: 300 };

test('an endpoint where nothing answers is named', async () => {
  const store = new ObjectStore({ ...address, prefix: '', endpoint: 'http://127.0.0.1:9' }, soon);
  expect(await refusal(bucketStorage(store))).toMatch(
    /s3:\/\/bucket \(http:\/\/127\.0\.0\.1:9\) cannot be reached \(GET live\): .+ Nothing was published, the site is as it was\. Check S3_ENDPOINT and the network, and try again\./,
  );
});

test('a store that takes too long is not waited for without end', async () => {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const message = await refusal(bucketStorage(new ObjectStore({ ...address, prefix: '', endpoint }, soon)));
  expect(message).toMatch(/cannot be reached \(GET live\): it takes too long to answer/);
  server.close().closeAllConnections();
});

test('after its time a request is not repeated, however long the store asks to wait', async () => {
  const server = await memoryStore();
  let asked = 0;
  server.setFault(() => (asked++, { status: 503 }));
  await expect(server.open('site/', { until: performance.now() }).delete('old.html')).rejects.toThrow('503');
  expect(asked).toBe(1);
});

test('a certificate that nobody vouches for is refused at once', async () => {
  const folder = temporaryFolder();
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      key,
      '-out',
      cert,
      '-days',
      '1',
      '-subj',
      '/CN=localhost',
    ],
    { stdio: 'ignore' },
  );
  let asked = 0;
  const server = createTlsServer({ key: readFileSync(key), cert: readFileSync(cert) }, () => asked++);
  server.on('tlsClientError', () => asked++);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const store = new ObjectStore(
    { ...address, prefix: '', endpoint: `https://localhost:${(server.address() as AddressInfo).port}` },
    { pause: 1 },
  );
  expect(await refusal(bucketStorage(store))).toMatch(
    /cannot be trusted: its TLS certificate or connection is refused \(DEPTH_ZERO_SELF_SIGNED_CERT.+NODE_EXTRA_CA_CERTS/,
  );
  expect(store.sent['GET']).toBe(1);
  server.close();
});
