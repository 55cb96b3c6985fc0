import { createServer } from 'node:http';
import { listen } from '../../testing/serve-sample';
import { bucketHandler } from './bucket-handler';
import { bucketStorage } from '../../storage/bucket/bucket-storage';
import { sampleBuilds } from '../../testing/bucket-site';
import { beginRollout } from '../../operations/rollout/rollout';
import { memoryStore } from '../../testing/memory-store';

async function serveBucket() {
  const server = await memoryStore();
  const store = server.open('site/', { pause: 1, tries: 2 });
  await sampleBuilds().publishAll(bucketStorage(store));
  const port = await listen(createServer(bucketHandler(store)));
  const get = async (path: string, init?: RequestInit) => {
    const answer = await fetch(`http://localhost:${port}${path}`, { redirect: 'manual', ...init });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  return { server, get };
}

test('pages, releases and unknown paths of a bucket are served as those of a folder', async () => {
  const { get } = await serveBucket();
  const page = await get('/HAL');
  expect([page.status, page.headers.get('content-type'), page.headers.get('cache-control')]).toEqual([
    200,
    'text/html;charset=utf-8',
    'no-cache',
  ]);
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  const script = /\/_shell\/[0-9a-f]+\/browser\/shell\.js/.exec((await get('/')).text)?.[0];
  const file = await get(script ?? '');
  expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(await get('/nowhere')).toMatchObject({ status: 404, text: (await get('/_areas/research/none.js')).text });
  const moved = await get('/HAL.html');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/HAL']);
  for (const path of ['/state.json', '/live', '/HAL.html.br', '/_states/', '/.log.jsonl', '/../live'])
    expect((await get(path)).status).toBe(404);
  expect((await get('/HAL', { method: 'POST' })).status).toBe(405);
});

test('a store that is away is told in a sentence, and its return is noticed at once', async () => {
  const { server, get } = await serveBucket();
  server.setFault(() => ({ status: 503 }));
  const away = await get('/HAL');
  expect(away.status).toBe(503);
  expect(away.text).toMatch(/refused GET live: it answered 503/);
  server.setFault();
  expect((await get('/HAL')).status).toBe(200);
});

test('of a rollout each visitor gets one of two sites, as from a folder', async () => {
  const store = (await memoryStore()).open();
  const storage = bucketStorage(store);
  const builds = sampleBuilds();
  await builds.publishAll(storage);
  const pages = [{ name: 'DAM' }, { name: 'NEW' }];
  await beginRollout(storage, 'research', await builds.build('research', { code: 'new', pages }), 10);
  const port = await listen(createServer(bucketHandler(store)));
  const get = (path: string, number: string) =>
    fetch(`http://localhost:${port}${path}`, { redirect: 'manual', headers: { cookie: `rollout=${number}` } });
  for (const [number, side, status] of [
    ['09', 'new', 200],
    ['10', 'live', 404],
  ] as const) {
    const answer = await get('/NEW', number);
    expect([answer.status, answer.headers.get('rollout')]).toEqual([status, side]);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Cookie');
    const missing = await (await get('/nothing', number)).text();
    expect(missing.includes('href="/NEW"')).toBe(side === 'new');
  }
  expect((await get('/NEW.html', '00')).headers.get('location')).toBe('/NEW');
  for (const path of ['/_rollout/NEW', '/.rollout/00']) expect((await get(path, '00')).status).toBe(404);
});
