import { pbkdf2 } from 'node:crypto';
import { readdirSync, readlinkSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { serverLimits, siteHandler } from './serve';
import { sampleSite } from '../../testing/sample-site';
import { listen, serve } from '../../testing/serve-sample';

test('nothing outside of the site can be read, however the way there is written', async () => {
  const site = await sampleSite();
  writeFileSync(join(site.folder, '..', 'secret.txt'), 'secret');
  writeFileSync(join(site.folder, '..', 'site.txt'), 'secret');
  const get = await serve(site);
  const ways = [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/_areas/../../secret.txt',
    '/..\\secret.txt',
    '/%5c..%5csecret.txt',
    '/..%5csecret.txt',
    '/%252e%252e/secret.txt',
    '//secret.txt',
    '//etc/hostname',
    '/../site.txt',
    '/../.site/1/HAL.html',
    '/.site/1/HAL.html',
    '/%2esite/1/HAL.html',
    '/HAL%00.html',
    '/%00',
    '/%',
    '/%E0%A4%A',
    'http://localhost/HAL',
    `/${'a'.repeat(8000)}`,
    `/${'a/'.repeat(4000)}`,
  ];
  for (const way of ways) {
    const { status, text } = await get(way);
    expect({ way, status, secret: text.includes('secret') }).toEqual({ way, status: 404, secret: false });
  }
});

test('an address that leads elsewhere is not made of a path', async () => {
  const get = await serve(await sampleSite());
  for (const path of ['//example.com/HAL.html', '/\\example.com/HAL.html', '//HAL.html'])
    expect((await get(path)).headers.location).toBeUndefined();
});

test('a link that someone put into the site leads nowhere', async () => {
  const site = await sampleSite();
  const outside = join(site.folder, '..', 'secret.html');
  writeFileSync(outside, 'secret');
  const state = realpathSync(site.folder);
  symlinkSync(outside, join(state, 'leak.html'));
  symlinkSync(outside, join(state, 'leak.txt'));
  symlinkSync(join(state, '..'), join(state, '_areas', 'up'));
  const get = await serve(site);
  for (const path of ['/leak', '/leak.txt', '/_areas/up/secret.html']) {
    const { status, text } = await get(path);
    expect({ path, status, secret: text.includes('secret') }).toEqual({ path, status: 404, secret: false });
  }
});

test('a client that sends its request byte by byte, or never ends it, is let go; others are served meanwhile', async () => {
  const site = await sampleSite();
  const server = createServer(
    { ...serverLimits, headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 50 },
    siteHandler(site.folder),
  );
  const port = await listen(server);
  const slow = Array.from({ length: 50 }, () => {
    const socket = connect(port, 'localhost', () => socket.write('GET /HAL HTTP/1.1\r\nHost: x\r\nX-Slow: '));
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString())).on('error', () => undefined);
    return new Promise<string>((resolve) => socket.on('close', () => resolve(answer)));
  });
  expect((await fetch(`http://localhost:${port}/HAL`)).status).toBe(200);
  for (const answer of await Promise.all(slow)) expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
});

test('a request that is no request, or too long, is refused, and the next one is served', async () => {
  const site = await sampleSite();
  const server = createServer(serverLimits, siteHandler(site.folder));
  const port = await listen(server);
  const ask = (text: string) =>
    new Promise<string>((resolve) => {
      let answer = '';
      const socket = connect(port, 'localhost', () => socket.write(text));
      socket.on('data', (chunk: Buffer) => (answer += chunk.toString())).on('error', () => undefined);
      socket.on('close', () => resolve(answer));
    });
  const head = 'HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n';
  const attacks: [text: string, status: RegExp][] = [
    [`GET /${'a'.repeat(40_000)} ${head}\r\n`, /^431$/],
    [`GET /HAL ${head}X-Long: ${'a'.repeat(60_000)}\r\n\r\n`, /^431$/],
    [`NONSENSE /HAL ${head}\r\n`, /^400$/],
    [`TRACE /HAL ${head}\r\n`, /^405$/],
    [`CONNECT localhost:22 ${head}\r\n`, /^$/],
    [`POST /HAL ${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, /^400$/],
    [`GET /G\u0000DL ${head}\r\n`, /^400$/],
    ['\u0016\u0003\u0001 a greeting of TLS', /^400$/],
  ];
  for (const [text, status] of attacks) {
    const answer = await ask(text);
    expect({ attack: text.slice(0, 30), status: /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? '' }).toEqual({
      attack: text.slice(0, 30),
      status: expect.stringMatching(status) as string,
    });
  }
  expect((await fetch(`http://localhost:${port}/HAL`)).status).toBe(200);
});

test('a part of a file is answered with the whole, which HTTP allows', async () => {
  const get = await serve(await sampleSite());
  const whole = (await get('/HAL')).text;
  for (const range of ['bytes=0-0', 'bytes=-5', 'bytes=5-2', 'bytes=0-1,4-5', 'bytes=99999999-', 'nonsense']) {
    const answer = await get('/HAL', { Range: range });
    expect({ range, status: answer.status, whole: answer.text === whole }).toEqual({ range, status: 200, whole: true });
  }
});

test('a film comes in the parts that a player asks for, and whole for any other range', async () => {
  const site = await sampleSite();
  const film = Buffer.from(Array.from({ length: 1000 }, (_, i) => i % 256));
  writeFileSync(join(realpathSync(site.folder), 'film.mp4'), film);
  const port = await listen(createServer(serverLimits, siteHandler(site.folder)));
  const ask = (headers: Record<string, string>) => fetch(`http://localhost:${port}/film.mp4`, { headers });
  for (const [range, first, last] of [
    ['bytes=0-', 0, 999],
    ['bytes=0-1', 0, 1],
    ['bytes=500-599', 500, 599],
    ['bytes=900-5000', 900, 999],
  ] as const) {
    const answer = await ask({ Range: range });
    expect([answer.status, answer.headers.get('Content-Range')]).toEqual([206, `bytes ${first}-${last}/1000`]);
    expect(answer.headers.get('Content-Type')).toBe('video/mp4');
    expect(Buffer.from(await answer.arrayBuffer()).equals(film.subarray(first, last + 1))).toBe(true);
  }
  expect((await ask({ Range: 'bytes=1000-' })).status).toBe(416);
  for (const range of ['bytes=-5', 'bytes=5-2', 'bytes=0-1,4-5', 'bytes=0-0', 'nonsense'])
    expect((await ask({ Range: range })).status).toBe(200);
  expect((await ask({ Range: 'bytes=0-1', 'If-Range': '"another"' })).status).toBe(200);
});

test('a visitor who leaves in the middle of a picture leaves no file open', async () => {
  const site = await sampleSite();
  const picture = join(realpathSync(site.folder), 'large.jpg');
  writeFileSync(picture, Buffer.alloc(32 * 2 ** 20));
  const port = await listen(createServer(serverLimits, siteHandler(site.folder)));
  const begun = Array.from({ length: 20 }, async () => {
    const leaving = new AbortController();
    const { body } = await fetch(`http://localhost:${port}/large.jpg`, { signal: leaving.signal });
    return { leaving, reader: body?.getReader() };
  });
  for (const { leaving, reader } of await Promise.all(begun)) {
    await reader?.read();
    leaving.abort();
  }
  const deadline = Date.now() + 5000;
  while (openTimes(picture) > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(openTimes(picture)).toBe(0);
});

test('a picture that goes between the look at it and its first byte ends one answer, and no more', async () => {
  const site = await sampleSite();
  const picture = join(realpathSync(site.folder), 'pruned.jpg');
  writeFileSync(picture, 'a picture');
  const handle = siteHandler(site.folder);
  const server = createServer((request, response) => {
    // All threads that open files are busy until it is gone.
    if (request.url === '/pruned.jpg')
      for (let thread = 0; thread < 8; thread++) pbkdf2('', '', 3e5, 64, 'sha512', () => undefined);
    handle(request, response);
    if (request.url === '/pruned.jpg') setImmediate(() => rmSync(picture));
  });
  const address = `http://localhost:${await listen(server)}`;
  await expect(fetch(`${address}/pruned.jpg`).then((answer) => answer.text())).rejects.toThrow();
  expect((await fetch(`${address}/HAL`)).status).toBe(200);
});

/** How often this process has a file open. */
function openTimes(file: string): number {
  return readdirSync('/proc/self/fd').filter((each) => {
    try {
      return readlinkSync(`/proc/self/fd/${each}`) === file;
    } catch {
      // The one that listed the others.
      return false;
    }
  }).length;
}

test('a drawing at its own address runs no scripts', async () => {
  const site = await sampleSite();
  const ask = await serve(site);
  const drawing = [...site.files().keys()].find((path) => /media\/.*\.svg$/.test(path));
  for (const path of [`/${drawing}`, '/sitemap.xml', '/feed.xml'])
    expect((await ask(path)).headers['content-security-policy']).toMatch(/; script-src 'none'$/);
  expect((await ask('/HAL')).headers['content-security-policy']).not.toContain("script-src 'none'");
});
