import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { readConfiguration } from '@portfolio/workspace/configuration';
import { healthDoor, isReport } from '../../health/health-door';
import { bucketLines } from '../../health/lines/bucket-lines';
import { missingPages, requestPath } from '../responses/request-path';
import { pageFile, pointerFile, rolloutFolder, rolloutNumbers } from '@portfolio/contract/published/paths';
import { chooseSide, freshHeaders, type Place } from '../responses/rollout-choice';
import { letForeignHosts } from '../responses/foreign-hosts';
import { scriptless, scriptlessPolicy, securityHeaders } from '../responses/security-headers';
import { PublishError } from '../../storage/storage';
import { objectHeaders } from '../../storage/bucket/store/object-headers';
import type { ObjectStore } from '../../storage/bucket/store/object-store';
import { placeOf } from '../../storage/bucket/releases/release-files';
import { readLive, readState, stateFolder, type NamedState } from '../../storage/bucket/states/site-states';
import { basePathIn } from '@portfolio/contract/published/site-address';

/** Milliseconds for which the live state is not asked for again. */
const freshness = 1000;

/** Serves a site in a bucket as an edge does, for a look at it from this machine: nothing is cached but the live state. */
export function bucketHandler(store: ObjectStore, foreignHosts = readConfiguration().foreignHosts): RequestListener {
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
    answer(store, liveState, takeReport, foreignHosts, request, response).catch((error: unknown) => {
      known = undefined;
      const text = error instanceof PublishError ? error.message : 'The store could not be read.';
      response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(text);
    });
  };
}

type Live = NamedState & Place;

async function readLiveState(store: ObjectStore): Promise<Live | undefined> {
  const live = await readLive(store);
  const state = live && (await readState(store, live.state));
  if (!state) return undefined;
  const pointer = await store.get(`${stateFolder(state.name)}/${pointerFile}`);
  const base = pointer ? basePathIn(pointer.bytes.toString()) : '';
  return { ...state, base, numbers: numbersIn(state.files) };
}

async function answer(
  store: ObjectStore,
  liveState: () => Promise<Live | undefined>,
  takeReport: ReturnType<typeof healthDoor>,
  foreignHosts: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method, url = '/' } = request;
  const state = await liveState();
  if (isReport(request, state?.base)) return takeReport(request, response);
  if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  const { files = {}, base = '', numbers } = state ?? {};
  const side = chooseSide(request, response, { base, numbers });
  const before = side === 'new' ? `${rolloutFolder}/` : '';
  const { path, address } = requestPath(url, (page) => `${before}${page}.html` in files, base);
  letForeignHosts(foreignHosts, path ?? '', request, response);
  if (address)
    return void response
      .writeHead(301, { Location: address, 'Cache-Control': freshHeaders(response)['Cache-Control'] })
      .end();
  const own = [path?.slice(1) ?? '', pageFile(path ?? '')]
    .map((file) => before + file)
    .find((file) => file in files && !file.endsWith('.br'));
  const fixed = path && placeOf(path.slice(1)).kind !== 'own' ? path.slice(1) : undefined;
  const folder = stateFolder(state?.name ?? '');
  const [file, key] = fixed ? [fixed, fixed] : [own ?? '', `${folder}/${own ?? ''}`];
  const object = file ? await store.get(key) : undefined;
  const missing = missingPages(url, base).find((name) => before + name in files) ?? '404.html';
  const found = object ?? (await store.get(`${folder}/${before}${missing}`));
  if (object && scriptless.test(file)) response.setHeader('Content-Security-Policy', scriptlessPolicy);
  const { bytes } = found ?? { bytes: Buffer.from('Not found') };
  response.writeHead(object ? 200 : 404, {
    ...objectHeaders(object ? file : '404.html'),
    ...(response.hasHeader('Rollout') && freshHeaders(response)),
    'Content-Length': bytes.length,
  });
  response.end(method === 'HEAD' ? undefined : bytes);
}

function numbersIn(files: Readonly<Record<string, string>>): ReadonlySet<string> | undefined {
  const start = `${rolloutNumbers}/`;
  const found = Object.keys(files).filter((file) => file.startsWith(start));
  return found.length > 0 ? new Set(found.map((file) => file.slice(start.length))) : undefined;
}
