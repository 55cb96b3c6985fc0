import { renameSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { compressedFiles } from './compressed-files';
import { temporaryFolder } from './testing/temporary-folder';

const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.close()));

async function serve(room?: number) {
  const folder = temporaryFolder();
  const send = compressedFiles(room);
  const server = createServer((request, response) => {
    void send(request, response, join(folder, request.url ?? '')).then((answered) => {
      if (!answered) response.writeHead(404).end();
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    get: (path: string, headers: Record<string, string> = {}) => fetch(`${address}/${path}`, { headers }),
    write(name: string, text: string) {
      writeFileSync(join(folder, 'next'), text);
      renameSync(join(folder, 'next'), join(folder, name));
    },
  };
}

const long = (word: string) => `${word} `.repeat(2000);

test('a file that is replaced is answered as it is now', async () => {
  const { get, write } = await serve();
  for (const word of ['first', 'other']) {
    write('a.js', long(word));
    for (let time = 0; time < 3; time++) expect(await (await get('a.js')).text()).toBe(long(word));
  }
});

test('many at once, with hardly room to keep anything, all get what they asked for', async () => {
  const { get, write } = await serve(100);
  const names = Array.from({ length: 20 }, (_, index) => `${index}.css`);
  for (const name of names) write(name, long(name));
  const asked = Array.from({ length: 10 }, () => names).flat();
  const answers = await Promise.all(asked.map(async (name) => (await get(name)).text()));
  expect(answers).toEqual(asked.map(long));
});

test('the client decides on the encoding, and a short text is sent as it is', async () => {
  const { get, write } = await serve();
  write('long.html', long('word'));
  write('short.html', 'word');
  for (const [asked, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip;q=0.5, br;q=0', 'gzip'],
    ['gzip;q=0.0, br;q=0', null],
    ['zstd', null],
  ] as const) {
    const answer = await get('long.html', { 'Accept-Encoding': asked });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(await answer.text()).toBe(long('word'));
    expect((await get('short.html', { 'Accept-Encoding': asked })).headers.get('content-encoding')).toBe(null);
  }
});

test('a script is answered at once, and smaller when there was time for it', async () => {
  const { get, write } = await serve();
  const text = Array.from({ length: 20_000 }, (_, index) => (index * index).toString(36)).join(' ');
  write('a.js', text);
  const answer = () => get('a.js', { 'Accept-Encoding': 'br' });
  const length = async () => Number((await answer()).headers.get('content-length'));
  const [first] = await Promise.all([length(), length(), length()]);
  while ((await length()) === first) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await length()).toBeLessThan(first);
  expect(await (await answer()).text()).toBe(text);
});

test('pictures, folders and what is not there are left to others', async () => {
  const { get, write } = await serve();
  write('a.avif', 'picture');
  for (const path of ['a.avif', 'none.js', '']) expect((await get(path)).status).toBe(404);
});
