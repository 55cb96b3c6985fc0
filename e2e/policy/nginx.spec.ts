import { join } from 'node:path';
import { expect, open, test } from '../fixtures';
import { startNginx } from './nginx-server';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, '.cache', 'nginx');
const port = Number(process.env['E2E_PORT'] ?? 4311) + 7;
const address = `http://127.0.0.1:${port}`;

test.describe.configure({ mode: 'default' });

let nginx: ReturnType<typeof startNginx> | undefined;

test.beforeAll(() => {
  test.setTimeout(180_000);
  nginx = startNginx(join(root, '.cache', 'journeys-site', 'site'), folder, port);
});

test.afterAll(() => nginx?.stop());

test('nginx serves the site as the generated configuration says, and a page starts there', async ({
  page,
  request,
  complaints,
}) => {
  await open(page, `${address}/GDL`);
  expect(complaints).toEqual([]);

  const answers = [
    ['/', 200, ''],
    ['/Contact', 200, ''],
    ['/GDL.html?a=1', 301, '/GDL?a=1'],
    ['/GDL/', 301, '/GDL'],
    ['/index.html', 301, '/'],
    ['/404', 404, ''],
    ['/404.html', 404, ''],
    ['/nothing', 404, ''],
    ['/gdl', 404, ''],
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
  const script = /\/_shell\/[^"]+\.js/.exec(await (await request.get(`${address}/GDL`)).text())?.[0];
  const kept = (await request.get(address + script)).headers();
  expect(kept).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'gzip' });
  expect((await request.post(`${address}/GDL`)).status()).toBe(405);
});
