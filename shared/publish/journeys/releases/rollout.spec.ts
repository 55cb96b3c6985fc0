import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { areaNames } from '@portfolio/contract/areas';
import { expect, untilSettled, open, railLink, test } from '../../../../e2e/fixtures';
import { freePort } from '@portfolio/testing/free-port';
import { workspaceName } from '@portfolio/workspace/workspace-folder';
import { startNginx } from '../edges/nginx-server';
import { serveFolder } from '../../../../e2e/site/serve-site';
import { elsewhere, lead, settings } from '../../../../e2e/site/site-pages';
import { repository, workbench, type Workbench } from '../../../../e2e/site/workbench';

const { area } = elsewhere;
const words = 'Words that went.';
const folder = join(repository, '.cache', 'publishing', 'rollout');
const hookFile = join(folder, 'hook.jsonl');
let bench: Workbench;
const hosts = new Map<string, string>();
const stops: (() => void)[] = [];

// One site is published and changed.
test.describe.configure({ mode: 'serial' });

const releases = () => readFileSync(join(bench.site, 'releases.json'), 'utf8');
const hookEntries = () =>
  readFileSync(hookFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { text: string; rollout?: object });

/** The sentence with which a command is refused. */
function refusal(script: string, ...args: string[]): string {
  try {
    return `done: ${bench.command(script, ...args)}`;
  } catch (error) {
    return (error as Error).message;
  }
}

test.beforeAll(async () => {
  process.env['PUBLISH_HOOK'] = `cat >> ${hookFile}; echo >> ${hookFile}`;
  bench = workbench('rollout');
  appendFileSync(join(bench.root, workspaceName(area), 'content', elsewhere.path, 'index.md'), `\n\n${words}\n`);
  await bench.publish('shell', ...areaNames);
  const builtIn = await serveFolder(bench.site);
  const port = await freePort();
  const nginx = startNginx(bench.site, join(folder, 'nginx'), `listen 127.0.0.1:${port};`);
  hosts.set('the built-in server', builtIn.origin).set('nginx', `http://127.0.0.1:${port}`);
  stops.push(builtIn.stop, nginx.stop);
});

test.afterAll(() => {
  delete process.env['PUBLISH_HOOK'];
  stops.forEach((stop) => stop());
});

test('publish --percent=10 says what is live for whom, and changes nothing for the others', () => {
  const before = releases();
  const output = bench.command('publish', '--percent=10', area);
  expect(output).toMatch(
    new RegExp(
      `${area}: release [0-9a-f]{20} is live for 10 % of the visitors\\.\\n\\d+ pages composed; nothing that the others see was changed\\.\\nTake it live for all: npm run publish -- --percent=100 ${area}\\. Or end it: npm run rollback -- ${area}\\n`,
    ),
  );
  expect(output).toMatch(/Each of the \d+ pages opens at the built-in server, with its heading, scripts and styles\./);
  expect(releases()).toBe(before);
});

/** From which site answers came that differ between both, and what is not there. */
function watch(page: Page): { sides: Set<string>; wrong: string[] } {
  const seen = { sides: new Set<string>(), wrong: [] as string[] };
  page.on('response', (response) => {
    const side = response.headers()['rollout'];
    if (side) seen.sides.add(side);
    if (![200, 304].includes(response.status())) seen.wrong.push(`${response.status()} ${response.url()}`);
  });
  return seen;
}

for (const host of ['the built-in server', 'nginx'])
  for (const [number, side] of [
    ['09', 'new'],
    ['10', 'live'],
  ] as const)
    test(`${host}: a visitor with number ${number} gets the ${side} site on every page, in every language`, async ({
      page,
      context,
      complaints,
    }) => {
      const origin = hosts.get(host)!;
      await context.addCookies([{ name: 'rollout', value: number, url: origin }]);
      const { sides, wrong } = watch(page);
      const own = page.getByRole('main').getByText(words);
      const shows = () => expect(own).toHaveCount(side === 'new' ? 0 : 1);
      await open(page, `${origin}/`);
      await railLink(page, elsewhere).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(elsewhere.title);
      await shows();
      await railLink(page, lead).click();
      await expect(page).toHaveURL(origin + lead.path);
      await page.goBack();
      await shows();
      await open(page, origin + elsewhere.path);
      await shows();
      for (const tag of settings.languages.slice(1)) {
        await open(page, `${origin}/${tag}${elsewhere.path}`);
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
      }
      await page.goto(`${origin}/works`);
      await untilSettled(page);
      expect([...sides]).toEqual([side]);
      expect(wrong).toEqual([]);
      expect(complaints).toEqual([]);
    });

test('a browser draws its number with the first page, keeps it, and the number says which site it gets', async ({
  page,
  context,
}) => {
  const origin = hosts.get('nginx')!;
  const numbers = async () => (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
  const answer = await page.goto(origin + lead.path);
  const [first = ''] = await numbers();
  expect(first).toMatch(/^rollout=\d\d$/);
  expect(answer?.headers()['rollout']).toBe(Number(first.slice(-2)) < 10 ? 'new' : 'live');
  for (const path of ['/', elsewhere.path, '/works']) await open(page, origin + path);
  expect(await numbers()).toEqual([first]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test('releases and log show the rollout with its share, and the hook is told of each step', () => {
  expect(bench.command('publish', '--percent=30', area)).toContain('is live for 30 % of the visitors.');
  expect(bench.command('releases')).toMatch(
    new RegExp(`◐ [0-9a-f]{20} {2}for 30 % of the visitors .*; npm run publish -- --percent=100 ${area} takes it live`),
  );
  const log = bench.command('log');
  expect(log).toMatch(new RegExp(`^now {2}${area}: [0-9a-f]{20} {2}for 30 % of the visitors`));
  expect(log).toMatch(new RegExp(`1 .*publish[^\\n]*\\n +${area}: [0-9a-f]{20} for 30 % of the visitors\\n`));
  expect(hookEntries().map(({ rollout }) => rollout)).toEqual([
    { owner: area, release: expect.any(String), percent: 10 },
    { owner: area, release: expect.any(String), percent: 30 },
  ]);
  expect(hookEntries()[1]?.text).toMatch(/for 30 % of the visitors$/);
});

test('what does not go with a rollout is refused with what was found and what to do', () => {
  const [other = area] = areaNames.filter((name) => name !== area);
  const runs = new RegExp(
    `^A rollout of ${area} runs: release [0-9a-f]{20} of ${area} for 30 % of the visitors since .*`,
  );
  const before = [releases(), readFileSync(join(bench.site, '.rollout.json'), 'utf8')];
  for (const share of ['0', '101', 'ten'])
    expect(refusal('publish', `--percent=${share}`, area)).toContain(
      `"--percent=${share}" is no share of the visitors. Expected: a whole number from 1 to 100`,
    );
  expect(refusal('publish', '--percent=50', area, other)).toContain(`"${area} ${other}" are several.`);
  expect(refusal('publish', '--percent=50', 'all')).toContain('A rollout is of one workspace');
  expect(refusal('publish', '--percent=50', '--stage', area)).toContain('each is another way to publish');
  expect(refusal('publish', '--percent=30', area)).toContain('30 % are not more: a share only grows');
  expect(refusal('publish', '--percent=10', other)).toMatch(/^A rollout runs already: .* There is one at a time\./);
  expect(refusal('publish', '--percent=100', other)).toMatch(/^A rollout runs already: /);
  expect(refusal('publish', area)).toMatch(runs);
  expect(refusal('remove', area)).toMatch(runs);
  expect(refusal('rollback', area, other)).toMatch(/A rollout of|There is no release|was never published/);
  expect([releases(), readFileSync(join(bench.site, '.rollout.json'), 'utf8')]).toEqual(before);
});

test('an export has the live site alone and says so', async () => {
  const target = join(folder, 'export');
  const output = bench.command('export', 'folder', target);
  expect(output).toMatch(/^A rollout runs: .* A plain host gives the same files to all and can't choose: /);
  expect(readFileSync(join(target, `${elsewhere.path}.html`), 'utf8')).toContain(words);
  expect(readFileSync(join(target, 'releases.json'), 'utf8')).toBe(releases());
});

test('a visit that is open when the rollout ends goes on, and its next page is the live one', async ({
  page,
  context,
  complaints,
}) => {
  const origin = hosts.get('nginx')!;
  await context.addCookies([{ name: 'rollout', value: '00', url: origin }]);
  await open(page, origin + lead.path);
  expect(bench.command('rollback', area)).toMatch(
    new RegExp(
      `^${area}: the rollout of release [0-9a-f]{20} to 30 % of the visitors is ended; all visitors get release [0-9a-f]{20}, which stayed live\\.`,
    ),
  );
  await railLink(page, elsewhere).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(elsewhere.title);
  await railLink(page, lead).click();
  await expect(page).toHaveURL(origin + lead.path);
  await open(page, origin + elsewhere.path);
  await expect(page.getByRole('main').getByText(words)).toHaveCount(1);
  expect(complaints).toEqual([]);
  expect(hookEntries().at(-1)).toMatchObject({ rollout: { owner: area, percent: 0 } });
  expect(refusal('publish', '--percent=100', area)).toMatch(new RegExp(`^No rollout of ${area} runs\\.`));
  expect(bench.command('log')).toContain('is ended');
});

test('a rollout that is finished is live for all, with the same release', async ({ page }) => {
  const [, began] =
    /release ([0-9a-f]{20}) is live for 10 %/.exec(bench.command('publish', '--percent=10', area)) ?? [];
  expect(bench.command('publish', '--percent=100', area)).toContain(`${area}: release ${began} is live.`);
  for (const origin of hosts.values()) {
    const answer = await page.goto(origin + elsewhere.path);
    expect(answer?.headers()['rollout']).toBeUndefined();
    await expect(page.getByRole('main').getByText(words)).toHaveCount(0);
  }
  expect(bench.command('log')).toMatch(new RegExp(`${area}: ${began} for all visitors`));
});
