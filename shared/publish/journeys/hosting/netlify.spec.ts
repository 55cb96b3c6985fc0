import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { expect, test } from '@playwright/test';
import { hostings } from '@portfolio/publish/hosting/hostings';

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'netlify-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What Netlify reads from the files of the exported folder. */
async function readByNetlify(base: string) {
  const files = hostings['headers']!('', { base });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const headersFiles = [join(folder, '_headers')];
  const redirectsFiles = [join(folder, '_redirects')];
  return {
    headers: await parseAllHeaders({ headersFiles, configHeaders: [], minimal: true }),
    redirects: await parseAllRedirects({ redirectsFiles, configRedirects: [], minimal: true }),
  };
}

for (const base of ['', '/repo']) {
  test(`Netlify reads every rule of the headers ${base ? 'below a path' : 'at an origin'} without a complaint`, async () => {
    const { headers, redirects } = await readByNetlify(base);
    expect([headers.errors, redirects.errors]).toEqual([[], []]);
    expect(headers.headers.map(({ for: path }) => path)).toEqual([
      '/*',
      `${base}/_areas/*`,
      `${base}/_shell/*`,
      `${base}/_areas/:area/media/:content/*`,
      '/*.svg',
      '/*.xml',
    ]);
    const [everywhere, areas] = headers.headers;
    expect(everywhere?.values['Content-Security-Policy']).toContain("frame-ancestors 'none'");
    expect(areas?.values).toEqual({ 'Cache-Control': 'public, max-age=31536000, immutable' });
    expect(redirects.redirects).toMatchObject(base ? [{ from: '/', to: '/repo/', status: 302 }] : []);
  });
}
