import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, started, test } from '../fixtures';
import { paths } from '../routes';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, '.cache', 'hydration');
const port = 4312;
const address = `http://localhost:${port}`;
let server: ReturnType<typeof spawn> | undefined;

// One server for the file: its tests share a worker.
test.describe.configure({ mode: 'default' });

// React says what it mended in its development build only: the shell is built that way, and published with the areas as they are.
test.beforeAll(async () => {
  test.setTimeout(180_000);
  rmSync(folder, { recursive: true, force: true });
  const environment = { ...process.env, BUILD_OUTPUT: join(folder, 'shell'), REACT: 'development', CI: 'true' };
  const build = spawnSync('npm', ['run', 'build', '-w', 'shell'], { cwd: root, env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
  expect(build.status).toBe(0);
  cpSync(join(root, 'shell/dist/content'), join(folder, 'shell/content'), { recursive: true });
  const publish = spawnSync(process.execPath, ['--import', 'tsx', 'shared/testing/commands/publish-folders.ts', `shell=${join(folder, 'shell')}`], {
    cwd: root,
    env: { ...process.env, SITE: join(folder, 'site') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect(publish.status).toBe(0);
  server = spawn(process.execPath, ['--import', 'tsx', 'shared/publish/commands/serve.ts'], { cwd: root, env: { ...process.env, SITE: join(folder, 'site'), PORT: String(port) }, detached: true });
  if (server.stdout) await once(server.stdout, 'data');
});

test.afterAll(() => {
  if (server?.pid) process.kill(-server.pid);
});

test('the development build of React would complain about other markup', async ({ page, complaints }) => {
  await page.route('**/KCT', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('Small-city technology research</h1>', 'Another heading</h1>') });
  });
  await page.goto(`${address}/KCT`);
  await expect.poll(() => complaints.join('\n')).toContain('Hydration failed');
});

for (const [what, saved] of [
  ['nothing saved', undefined],
  ['saved state that differs', JSON.stringify({ ArchitectComponents: JSON.stringify({ database: '[{"title":"another"}]' }), _persist: '{"version":1,"rehydrated":true}' })],
] as const) {
  test(`with ${what} React takes over every route without a message`, async ({ page, complaints }) => {
    if (saved) await page.addInitScript((text) => localStorage.setItem('persist:root', text), saved);
    for (const path of [...paths, '/works']) {
      await page.goto(address + path);
      await started(page);
      expect(complaints, path).toEqual([]);
    }
  });
}
