import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { areaNames } from '@portfolio/contract/areas';
import { axeViolations } from '../../../../e2e/page/axe-violations';
import { expect, untilSettled, open, railLink, test } from '../../../../e2e/fixtures';
import { freePort } from '@portfolio/testing/free-port';
import { workspaceName } from '@portfolio/workspace/workspace-folder';
import { startNginx } from '../edges/nginx-server';
import { serveFolder } from '../../../../e2e/site/serve-site';
import { elsewhere, lead, settings, works } from '../../../../e2e/site/site-pages';
import { repository, workbench, type Workbench } from '../../../../e2e/site/workbench';

const { area } = elsewhere;
/** No code names such a one as an example. */
const name = 'pr-4711';
const below = `/_preview/${name}`;
let bench: Workbench;
const hosts = new Map<string, string>();
const stops: (() => void)[] = [];

// One site is published and changed.
test.describe.configure({ mode: 'serial' });

const releases = () => readFileSync(join(bench.site, 'releases.json'), 'utf8');

test.beforeAll(async () => {
  bench = workbench('preview');
  appendFileSync(
    join(bench.root, workspaceName(area), 'content', elsewhere.path, 'index.md'),
    '\n\nWords that went.\n',
  );
  await bench.publish('shell', ...areaNames);
  const before = releases();
  expect(bench.command('publish', '--preview', `--name=${name}`, area)).toMatch(
    new RegExp(
      `^Preview ${name}: \\S+${below}/\\n  ${area}  [0-9a-f]{20}.*\\n\\d+ pages composed; nothing that is live`,
      'm',
    ),
  );
  expect(releases()).toBe(before);
  const builtIn = await serveFolder(bench.site);
  const port = await freePort();
  const nginx = startNginx(
    bench.site,
    join(repository, '.cache', 'publishing', 'preview', 'nginx'),
    `listen 127.0.0.1:${port};`,
  );
  hosts.set('the built-in server', builtIn.origin).set('nginx', `http://127.0.0.1:${port}`);
  stops.push(builtIn.stop, nginx.stop);
});

test.afterAll(() => stops.forEach((stop) => stop()));

/** What a page asks for outside of the preview, and what is not there. */
function watch(page: Page): string[] {
  const wrong: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith(`${below}/`) || response.status() !== 200) wrong.push(`${response.status()} ${pathname}`);
  });
  return wrong;
}

for (const host of ['the built-in server', 'nginx'])
  test(`${host}: a visitor of a preview stays in it, and every page says what it is`, async ({ page, complaints }) => {
    const wrong = watch(page);
    const origin = hosts.get(host)!;
    const banner = page.getByRole('complementary', { name: 'Preview' });
    await open(page, `${origin}${below}/`);
    await expect(banner).toHaveText(new RegExp(`^Preview ${name} with ${area} [0-9a-f]{7}\\. Not live\\.$`));
    await railLink(page, elsewhere).click();
    await expect(page).toHaveURL(`${origin}${below}${elsewhere.path}`);
    await expect(banner).toBeVisible();
    await railLink(page, lead).click();
    await expect(page).toHaveURL(`${origin}${below}${lead.path}`);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(elsewhere.title);
    for (const tag of settings.languages.slice(1)) {
      await open(page, `${origin}${below}/${tag}${lead.path}`);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(banner).toBeVisible();
    }
    await page.goto(`${origin}${below}${lead.path}`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await untilSettled(page);
    expect(wrong).toEqual([]);
    expect(complaints).toEqual([]);
    // Last: it changes the window, and browsers then complain of a picture that was preloaded for another width.
    expect(await axeViolations(page)).toEqual([]);
    for (const path of ['/', lead.path]) {
      await open(page, origin + path);
      await expect(banner).toHaveCount(0);
    }
  });

test('it is listed, leaves no trace in an export, and promoted it is gone', async ({ request }) => {
  expect(bench.command('previews')).toMatch(
    new RegExp(`^${name}  \\S+${below}/  composed .*, 14 days left\\n  ${area}  `),
  );
  const { exportFolder } = await import('@portfolio/publish/hosting/export/export-site');
  const folder = join(repository, '.cache', 'publishing', 'preview', 'export');
  await exportFolder(bench.site, folder);
  expect(spawnSync('grep', ['-rl', name, folder], { encoding: 'utf8' }).stdout).toBe('');
  expect(bench.command('promote', name)).toContain(`${area}: release `);
  const origin = hosts.get('nginx')!;
  expect((await request.get(`${origin}${below}/`)).status()).toBe(404);
  expect((await request.get(origin + works.at(-1)!.path)).status()).toBe(200);
  expect(bench.command('previews')).toContain('There are no previews.');
});
