import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { healthDoor, isReport } from '../health/health-door';
import { bucketLines } from '../health/lines/bucket-lines';
import { missingPages, requestPath } from './request-path';
import { pageFile, pointerFile } from '@portfolio/contract/published/paths';
import { fresh } from '../storage/cache-control';
import { scriptless, scriptlessPolicy, securityHeaders } from '../hosting/security-headers';
import { PublishError } from '../storage/storage';
import { objectHeaders } from '../storage/bucket/store/object-headers';
import type { ObjectStore } from '../storage/bucket/store/object-store';
import { placeOf } from '../storage/bucket/releases/release-files';
import { readLive, readState, stateFolder, type NamedState } from '../storage/bucket/states/site-states';
import { basePathIn } from '@portfolio/contract/published/site-address';

/** Milliseconds for which the live state is not asked for again. */
const freshness = 1000;

/** Serves a site in a bucket as an edge does, for a look at it from this machine: nothing is cached but the live state. */
export function bucketHandler(store: ObjectStore): RequestListener {
  const headers = securityHeaders({ tls: false });
  const takeReport = healthDoor(bucketLines(store));
  let known: { until: number; state: Promise<Live | undefined> } | undefined;
  const liveState = () => {
    if (!known || known.until < performance.now())
      known = { until: performance.now() + freshness, state: readLiveState(store) };
    return known.state;
  };
  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    answer(store, liveState, takeReport, request, response).catch((error: unknown) => {
      known = undefined;
      const text = error instanceof PublishError ? error.message : 'The store could not be read.';
      response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(text);
    });
  };
}

/** `base` is the path below which the site stands. */
type Live = NamedState & { base: string };

async function readLiveState(store: ObjectStore): Promise<Live | undefined> {
  const live = await readLive(store);
  const state = live && (await readState(store, live.state));
  if (!state) return undefined;
  const pointer = await store.get(`${stateFolder(state.name)}/${pointerFile}`);
  return { ...state, base: pointer ? basePathIn(pointer.bytes.toString()) : '' };
}

async function answer(
  store: ObjectStore,
  liveState: () => Promise<Live | undefined>,
  takeReport: ReturnType<typeof healthDoor>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method, url = '/' } = request;
  const state = await liveState();
  if (isReport(request, state?.base)) return takeReport(request, response);
  if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  const files = state?.files ?? {};
  const { path, address } = requestPath(url, (page) => `${page}.html` in files, state?.base);
  if (address) return void response.writeHead(301, { Location: address, 'Cache-Control': fresh }).end();
  const own = [path?.slice(1) ?? '', pageFile(path ?? '')].find((file) => file in files && !file.endsWith('.br'));
  const fixed = path && placeOf(path.slice(1)).kind !== 'own' ? path.slice(1) : undefined;
  const folder = stateFolder(state?.name ?? '');
  const [file, key] = fixed ? [fixed, fixed] : [own ?? '', `${folder}/${own ?? ''}`];
  const object = file ? await store.get(key) : undefined;
  const missing = missingPages(url, state?.base).find((name) => name in files) ?? '404.html';
  const found = object ?? (await store.get(`${folder}/${missing}`));
  if (object && scriptless.test(file)) response.setHeader('Content-Security-Policy', scriptlessPolicy);
  const { bytes } = found ?? { bytes: Buffer.from('Not found') };
  response.writeHead(object ? 200 : 404, {
    ...objectHeaders(object ? file : '404.html'),
    'Content-Length': bytes.length,
  });
  response.end(method === 'HEAD' ? undefined : bytes);
}
