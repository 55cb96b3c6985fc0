import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect as connectHttp2, type IncomingHttpHeaders } from 'node:http2';
import { connect } from 'node:net';
import { join } from 'node:path';
import { root } from '@portfolio/workspace/root';
import { expect, open, test } from '../../../../e2e/fixtures';
import { freePort } from '@portfolio/testing/free-port';
import { inOtherCase, lead } from '../../../../e2e/site/site-pages';
import { startNginx } from './nginx-server';

const folder = join(root, '.cache', 'nginx');

test.describe.configure({ mode: 'default' });

let nginx: ReturnType<typeof startNginx> | undefined;
let port = 0;
let address = '';

test.beforeAll(async () => {
  port = await freePort();
  address = `http://127.0.0.1:${port}`;
  nginx = startNginx(join(root, '.cache', 'journeys-site', 'site'), folder, `listen 127.0.0.1:${port};`);
});

test.afterAll(() => nginx?.stop());

test('nginx serves the site by the generated configuration, and a page hydrates', async ({
  page,
  request,
  complaints,
}) => {
  await open(page, address + lead.path);
  expect(complaints).toEqual([]);

  const answers = [
    ['/', 200, ''],
    ['/works', 200, ''],
    [`${lead.path}.html?a=1`, 301, `${lead.path}?a=1`],
    [`${lead.path}/`, 301, lead.path],
    ['/index.html', 301, '/'],
    ['/404', 404, ''],
    ['/404.html', 404, ''],
    ['/nothing', 404, ''],
    [inOtherCase(lead.path), 404, ''],
    ['/_shell/gone/browser/shell.js', 404, ''],
  ] as const;
  for (const [path, status, location] of answers) {
    const answer = await request.get(address + path, { maxRedirects: 0 });
    const headers = answer.headers();
    expect({ path, status: answer.status(), location: headers['location'] ?? '' }).toEqual({ path, status, location });
    expect(headers, path).toMatchObject({
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(headers['strict-transport-security']).toBeUndefined();
  }
  const [, script] = /src="(\/_shell\/[^"]+\.js)"/.exec(await (await request.get(address + lead.path)).text()) ?? [];
  const kept = (await request.get(address + script)).headers();
  expect(kept).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' });
  expect((await request.post(address + lead.path)).status()).toBe(405);
});

/** Content encoding and bytes of every script of a first view, as a host sends them. */
async function scriptsOf(host: string, path: string, encodings: string): Promise<[encoding: string, bytes: number][]> {
  const html = await (await fetch(host + path)).text();
  const scripts = [...html.matchAll(/(?:src|href)="(\/_[^"]+\.js)"/g)].map(([, script]) => `${host}${script}`);
  return Promise.all(
    scripts.map(async (script) => {
      const { headers } = await fetch(script, { method: 'HEAD', headers: { 'Accept-Encoding': encodings } });
      return [headers.get('content-encoding') ?? '', Number(headers.get('content-length'))] as [string, number];
    }),
  );
}

test('nginx sends as many bytes of scripts as the built-in server: gzip without the brotli module, brotli with it', async ({
  baseURL,
}) => {
  const builtInServer = baseURL ?? '';
  const [stock, builtIn] = [
    await scriptsOf(address, lead.path, 'gzip'),
    await scriptsOf(builtInServer, lead.path, 'gzip'),
  ];
  expect(stock).toHaveLength(4);
  expect(stock).toEqual(builtIn);
  for (const [encoding] of stock) expect(encoding).toBe('gzip');

  const brotliPort = await freePort();
  const other = startNginx(
    join(root, '.cache', 'journeys-site', 'site'),
    `${folder}-brotli`,
    `listen 127.0.0.1:${brotliPort};`,
    'nginx-brotli',
  );
  try {
    const brotli = await scriptsOf(`http://127.0.0.1:${brotliPort}`, lead.path, 'gzip, deflate, br');
    expect(brotli).toEqual(await scriptsOf(builtInServer, lead.path, 'gzip, deflate, br'));
    for (const [encoding] of brotli) expect(encoding).toBe('br');
  } finally {
    other.stop();
  }
});

test('with the TLS lines nginx speaks HTTP/2 and asks browsers to insist on https for a day', async () => {
  const certificate = join(root, '.cache', 'nginx-certificate');
  mkdirSync(certificate, { recursive: true });
  const [key, cert] = [join(certificate, 'key.pem'), join(certificate, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-days', '2', '-keyout', key, '-out', cert];
  spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject]);
  const tlsPort = await freePort();
  const tls = `listen 127.0.0.1:${tlsPort} ssl http2; ssl_certificate ${cert}; ssl_certificate_key ${key};`;
  const other = startNginx(join(root, '.cache', 'journeys-site', 'site'), `${folder}-tls`, tls);
  const session = connectHttp2(`https://127.0.0.1:${tlsPort}`, { rejectUnauthorized: false });
  try {
    const stream = session.request({ ':path': lead.path, 'accept-encoding': 'gzip' });
    const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders];
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'strict-transport-security': 'max-age=86400' });
  } finally {
    session.destroy();
    other.stop();
  }
});

test('nginx reveals nothing for malformed paths and requests', async () => {
  const site = realpathSync(join(root, '.cache', 'journeys-site', 'site'));
  const secret = join(folder, 'secret.html');
  writeFileSync(secret, 'a secret');
  writeFileSync(join(site, '..', 'secret.html'), 'a secret');
  const links = [join(site, 'leak.html'), join(site, '_areas', 'leak.txt')];
  for (const link of links) symlinkSync(secret, link);
  try {
    const attacks: [line: string, header: string, status: RegExp][] = [
      ...[
        '/../secret.html',
        '/%2e%2e/secret.html',
        '/..%2fsecret.html',
        '/%2e%2e%2fsecret.html',
        '/_areas/../../secret.html',
        '/..%5csecret.html',
        '/%252e%252e/secret.html',
        `/.site/1${lead.path}.html`,
        '/leak',
        '/leak.html',
        '/_areas/leak.txt',
        `${lead.path}%00.html`,
        '/%',
        `/${'a'.repeat(40_000)}`,
      ].map((path): [string, string, RegExp] => [`GET ${path}`, '', /^(301|40[0-4]|414)$/]),
      ...['POST', 'PUT', 'DELETE', 'TRACE', 'NONSENSE'].map((method): [string, string, RegExp] => [
        `${method} ${lead.path}`,
        'Content-Length: 0\r\n',
        /^(400|405)$/,
      ]),
      [`GET ${lead.path}`, 'Range: bytes=0-1,4-5,8-9\r\n', /^(200|416)$/],
      [`GET ${lead.path}`, 'Range: bytes=99999999999-\r\n', /^(200|416)$/],
      [`GET ${lead.path}`, `X-Long: ${'a'.repeat(60_000)}\r\n`, /^400$/],
    ];
    for (const [line, header, status] of attacks) {
      const answer = await ask(`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${header}\r\n`);
      const attack = line.slice(0, 60) + header.slice(0, 30);
      expect(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? answer, attack).toMatch(status);
      expect(answer.includes('a secret'), attack).toBe(false);
    }
  } finally {
    for (const file of [...links, join(site, '..', 'secret.html')]) rmSync(file, { force: true });
  }
});

test('nginx drops a client that never ends its request, and serves others meanwhile', async ({ request }) => {
  const slow = Array.from({ length: 50 }, () => ask(`GET ${lead.path} HTTP/1.1\r\nHost: localhost\r\nX-Slow: `));
  expect((await request.get(address + lead.path)).status()).toBe(200);
  for (const answer of await Promise.all(slow)) expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
});

/** Sends a request exactly as written; HTTP clients would normalise it. */
function ask(text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
    socket.on('error', () => undefined).on('close', () => resolve(answer));
  });
}
