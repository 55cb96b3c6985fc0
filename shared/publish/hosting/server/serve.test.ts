import { mkdir, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { securityHeaders } from '../responses/security-headers';
import { emptySite, sampleSite } from '../../testing/sample-site';
import { serve } from '../../testing/serve-sample';

test('a page stands at its path without extension, and at its alias', async () => {
  const get = await serve(await sampleSite());
  for (const path of ['/', '/portfolio', '/HAL', '/Contact', '/contact', '/works', '/HAL?boundaries']) {
    expect(await get(path)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-cache' },
    });
  }
  expect((await get('/contact')).text).toBe((await get('/Contact')).text);
});

test('the file of a page, and its path with a slash, lead to the path itself', async () => {
  const get = await serve(await sampleSite());
  const leads = [
    ['/HAL.html', '/HAL'],
    ['/HAL/', '/HAL'],
    ['/HAL.html?boundaries', '/HAL?boundaries'],
    ['/index.html', '/'],
    ['/index', '/'],
  ] as const;
  for (const [from, to] of leads)
    expect(await get(from)).toMatchObject({ status: 301, headers: { location: to, 'cache-control': 'no-cache' } });
});

test('an unknown address is answered with the 404 page and its status, and so is the 404 page itself', async () => {
  const site = await sampleSite();
  const get = await serve(site);
  for (const path of [
    '/hal',
    '/nothing',
    '/nothing/',
    '/nothing.html',
    '/HAL/more',
    '/404',
    '/404.html',
    '/_areas',
    '/_areas/',
    '/_shell/gone/browser/shell.js',
  ]) {
    const answer = await get(path);
    expect({ path, status: answer.status, cache: answer.headers['cache-control'] }).toEqual({
      path,
      status: 404,
      cache: 'no-cache',
    });
    expect(answer.body.toString('latin1')).toBe(site.files().get('404.html'));
  }
});

test('an unknown address below a language is answered in it, also the 404 page of that language itself', async () => {
  const site = await sampleSite();
  const language = join(await realpath(site.folder), 'ko');
  await mkdir(language);
  await writeFile(join(language, '404.html'), 'Korean');
  const get = await serve(site);
  for (const path of ['/ko/nothing', '/ko/404', '/ko/404.html'])
    expect(await get(path)).toMatchObject({ status: 404, text: 'Korean' });
});

test('a file for download is saved under its own name and kind, and stands in the sitemap', async () => {
  const site = await sampleSite();
  const files = { 'cv.pdf': '%PDF', 'rooms.csv': 'a,b', 'plan.dwg': 'AC1032', 'notes.txt': 'a'.repeat(2000) };
  await site.publish('research', { pages: [{ name: 'KEY', files }] });
  const get = await serve(site);
  const places = [...site.files().keys()].filter((path) => /media\/[^/]+\/[^/]+$/.test(path)).map((path) => `/${path}`);
  const found = await Promise.all(places.map((path) => get(path, { 'Accept-Encoding': 'br' })));
  expect(found.map(({ headers }) => headers['content-type']).sort()).toEqual([
    'application/pdf',
    'image/vnd.dwg',
    'text/csv; charset=utf-8',
    'text/plain; charset=utf-8',
  ]);
  for (const { headers } of found)
    expect(headers).toMatchObject({
      'content-disposition': 'attachment',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  for (const path of places) expect(site.files().get('sitemap-research.xml')).toContain(`${path}</loc>`);
  expect((await get('/KEY')).headers['content-disposition']).toBeUndefined();
});

test('a release is kept by browsers for good, and everything else is asked for again', async () => {
  const site = await sampleSite();
  const get = await serve(site);
  const release = [...site.files().keys()].find((path) => path.endsWith('remoteEntry.js'))!;
  const media = [...site.files().keys()].find((path) => path.includes('/media/'))!;
  for (const path of [release, media])
    expect((await get(`/${path}`)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const path of ['releases.json', 'works.json', 'sitemap.xml'])
    expect((await get(`/${path}`)).headers['cache-control']).toBe('no-cache');
  expect((await get('/_areas/%2e%2e/HAL')).status).toBe(404);
});

test('a page that did not change is not sent again', async () => {
  const get = await serve(await sampleSite());
  const { etag } = (await get('/HAL')).headers;
  expect(await get('/HAL', { 'If-None-Match': etag! })).toMatchObject({ status: 304, text: '' });
});

test('HEAD is answered like GET, without the body; anything else is not allowed', async () => {
  const get = await serve(await sampleSite());
  const head = await get('/HAL', {}, 'HEAD');
  expect(head).toMatchObject({ status: 200, text: '' });
  expect(Number(head.headers['content-length'])).toBe((await get('/HAL')).body.length);
  expect(await get('/nothing', {}, 'HEAD')).toMatchObject({ status: 404, text: '' });
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    expect(await get('/HAL', {}, method)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
});

test('pages come compressed as the browser asks, also the 404 page', async () => {
  const site = await sampleSite();
  const get = await serve(site);
  for (const [path, file] of [
    ['/HAL', 'HAL.html'],
    ['/nothing', '404.html'],
  ] as const) {
    const brotli = await get(path, { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(brotli.body).toString('latin1')).toBe(site.files().get(file));
    const gzip = await get(path, { 'Accept-Encoding': 'gzip' });
    expect(gunzipSync(gzip.body).toString('latin1')).toBe(site.files().get(file));
    expect((await get(path)).headers['content-encoding']).toBeUndefined();
  }
});

test('every answer carries the headers of the policy, whatever it is', async () => {
  const get = await serve(await sampleSite());
  for (const [path, method] of [
    ['/HAL', 'GET'],
    ['/nothing', 'GET'],
    ['/HAL/', 'GET'],
    ['/releases.json', 'GET'],
    ['/HAL', 'POST'],
  ] as const) {
    const { headers } = await get(path, {}, method);
    for (const [name, value] of Object.entries(securityHeaders({ tls: false })))
      expect({ path, name, value: headers[name.toLowerCase()] }).toEqual({ path, name, value });
  }
});

test('a tab on this machine that takes an area from its development server is served without the policy until it ends', async () => {
  const get = await serve(await sampleSite());
  const asked = await get('/HAL?area=research@4203', { Host: 'localhost:4173' });
  const cookie = String(asked.headers['set-cookie']).split(';')[0]!;
  expect(asked.headers['content-security-policy']).toBeUndefined();
  expect(asked.text).not.toContain('Content-Security-Policy');
  const later = await get('/SPA', { Host: '127.0.0.1:4173', Cookie: `a=b; ${cookie}` });
  expect(later.text).not.toContain('Content-Security-Policy');
  const ended = await get('/HAL?area=', { Host: 'localhost:4173', Cookie: cookie });
  expect(ended.text).toContain('Content-Security-Policy');
  expect(String(ended.headers['set-cookie'])).toContain('area-override=;');
  for (const host of ['example.com', 'localhost.example.com', '192.168.0.2:4173']) {
    const elsewhere = await get('/HAL?area=research@4203', { Host: host, Cookie: cookie });
    expect(elsewhere.text).toContain('Content-Security-Policy');
    expect(elsewhere.headers['content-security-policy']).toBeDefined();
  }
});

test('a publish is visible at the next request, also the first of all', async () => {
  const empty = emptySite();
  const first = await serve(empty);
  expect(await first('/')).toMatchObject({ status: 404, text: 'Not found' });
  await empty.publish('shell');
  expect((await first('/')).status).toBe(200);

  const site = await sampleSite();
  const get = await serve(site);
  expect((await get('/HAL')).text).toContain('data-code="first"');
  await site.publish('architecture', { code: 'second' });
  expect((await get('/HAL')).text).toContain('data-code="second"');
  await site.publish('architecture', { pages: [] });
  expect((await get('/HAL')).status).toBe(404);
});

test('every answer while publishes run is whole', async () => {
  const site = await sampleSite();
  const get = await serve(site);
  let running = true;
  const publishes = (async () => {
    for (let count = 0; count < 20; count++) await site.publish('architecture', { code: 'x'.repeat(count * 50) });
    running = false;
  })();
  let answers = 0;
  while (running) {
    const { status, text } = await get('/HAL', answers % 2 ? { 'Accept-Encoding': 'br' } : {});
    expect(status).toBe(200);
    if (answers++ % 2 === 0) expect(text).toMatch(/^<!doctype html>[^]*<\/html>\n$/);
  }
  await publishes;
  expect(answers).toBeGreaterThan(0);
});
