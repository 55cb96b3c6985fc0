import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Miniflare } from 'miniflare';
import { root } from '@portfolio/workspace/root';
import { ask } from '../edges/edges';
import { missingHeading } from '../edges/answers';
import { exportSample } from './export-sample';
import { testAddresses, testHeaders } from './host-answers';

let exported = '';
let host: Miniflare;
let origin = '';

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  exported = await exportSample(join(root, '.cache', 'cloudflare'));
  // What Cloudflare serves uploaded folders with, also those of Pages. It reads _headers and _redirects itself.
  host = new Miniflare({
    compatibilityDate: '2026-04-01',
    modules: true,
    script: 'export default {};',
    assets: {
      directory: exported,
      assetConfig: { html_handling: 'auto-trailing-slash', not_found_handling: '404-page' },
      routerConfig: { has_user_worker: false },
    },
    host: '127.0.0.1',
    port: 0,
  });
  ({ origin } = await host.ready);
});

test.afterAll(() => host.dispose());

testAddresses(
  () => ({ origin }),
  ['/', '/HAL', '/portfolio', '/ko/', '/ko/HAL', '/ko/HAL?a=1', '/releases.json', '/works.json'],
  [
    ['/HAL.html', '/HAL'],
    ['/HAL/', '/HAL'],
    ['/index', '/'],
    ['/ko', '/ko/'],
    ['/ko/HAL.html', '/ko/HAL'],
  ],
);

test('unknown addresses have the page of their language, and the configuration is no page', async () => {
  for (const [path, language] of [
    ['/nothing', 'en'],
    ['/hal', 'en'],
    ['/KO/HAL', 'en'],
    ['/_headers', 'en'],
    ['/_shell/gone/browser/shell.js', 'en'],
    ['/ko/nothing', 'ko'],
    ['/ko/hal', 'ko'],
  ] as const) {
    const { status, body } = await ask(origin, path);
    expect(status, path).toBe(404);
    expect(String(body), path).toContain(missingHeading[language]);
  }
});

testHeaders(() => ({ origin, exported }), 'public, max-age=0, must-revalidate', ['/', '/HAL', '/nothing']);
