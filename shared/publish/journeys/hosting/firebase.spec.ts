import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { hostings } from '@portfolio/publish/hosting/hostings';
import { fresh } from '@portfolio/publish/storage/cache-control';
import { root } from '@portfolio/workspace/root';
import { freePort } from '@portfolio/testing/free-port';
import { missingHeading } from '../edges/answers';
import { ask } from '../edges/edges';
import { exportSample } from './export-sample';
import { testAddresses, testHeaders } from './host-answers';

/** What `firebase serve` answers with. Its optional expressions of Google's are 87 MB, and no rule of ours needs them. */
const server = 'superstatic@10.0.0';
const folder = join(root, '.cache', 'firebase');

let exported = '';
let host: ChildProcess | undefined;
let origin = '';

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  exported = await exportSample(folder);
  for (const [name, text] of Object.entries(hostings['firebase']!('', { languages: ['ko'] })))
    writeFileSync(join(folder, name), text);
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'server', 'package.json'), '{}');
  const args = [
    'install',
    '--omit=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    server,
  ];
  const { status, stderr } = spawnSync('npm', args, { cwd: join(folder, 'server'), encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const port = String(await freePort());
  const program = join(folder, 'server', 'node_modules', 'superstatic', 'lib', 'bin', 'server.js');
  host = spawn(process.execPath, [program, '.', '--port', port, '--host', '127.0.0.1'], {
    cwd: folder,
    stdio: 'ignore',
  });
  origin = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(origin).then(
        ({ status: answer }) => answer,
        () => 0,
      ),
    )
    .toBe(200);
});

test.afterAll(() => host?.kill());

testAddresses(
  () => ({ origin }),
  ['/', '/HAL', '/portfolio', '/ko', '/ko/', '/ko/HAL', '/ko/HAL?a=1', '/releases.json', '/works.json'],
  [
    ['/HAL.html', '/HAL'],
    ['/index', '/'],
    ['/ko/HAL.html', '/ko/HAL'],
  ],
);

test('unknown addresses have the page for them', async () => {
  for (const path of ['/nothing', '/hal', '/KO/HAL', '/_shell/gone/browser/shell.js', '/ko/nothing']) {
    const { status, body } = await ask(origin, path);
    expect(status, path).toBe(404);
    expect(String(body), path).toContain(missingHeading.en);
  }
});

testHeaders(() => ({ origin, exported }), fresh, ['/', '/HAL']);
