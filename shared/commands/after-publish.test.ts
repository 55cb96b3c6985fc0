import { noWait } from '@portfolio/workspace/lock';
import { sampleSite } from '@portfolio/publish/testing/sample-site';
import { readReleases } from '@portfolio/publish/releases/releases';
import { siteLog } from '@portfolio/publish/releases/log/site-log';
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dayOf } from '@portfolio/publish/health/lines/health-lines';
import { lineOf } from '@portfolio/publish/health/report-line';
import { liveOf } from '@portfolio/contract/published/live-areas';
import { afterOptions, afterPublish } from './after-publish';

const logged: string[] = [];

beforeEach(() => {
  logged.length = 0;
  for (const way of ['log', 'error'] as const)
    jest.spyOn(console, way).mockImplementation((...texts: unknown[]) => void logged.push(String(texts[0]).trim()));
});

afterEach(() => {
  delete process.env['SITE'];
  process.exitCode = undefined;
});

test('options that can not be used are told with what is expected', () => {
  expect(() => afterOptions({ minutes: '5' })).toThrow('--minutes is for how long to watch: add --guard.');
  expect(() => afterOptions({ guard: true, minutes: 'x' })).toThrow(
    '"--minutes=x" is no number, such as --minutes=10.',
  );
  expect(() => afterOptions({ at: 'studio' })).toThrow('"--at=studio" is no address of the site');
  expect(afterOptions({ guard: true, at: 'https://studio.example/' })).toEqual({
    at: 'https://studio.example',
    minutes: 10,
  });
  expect(afterOptions({})).toEqual({});
});

test('after a publish that works its pages were opened, and visits were watched as long as was asked', async () => {
  const site = await sampleSite();
  process.env['SITE'] = site.folder;
  await afterPublish(noWait, await site.publish('research', { code: 'other' }), { minutes: 0 });
  expect(logged).toEqual([
    'Each of the 3 pages opens at the built-in server, with its heading, scripts and styles.',
    'Watching what visits report for 0 minutes …',
    'No visit was reported meanwhile.',
  ]);
  expect(process.exitCode).toBeUndefined();
});

test('a page that does not open is named; with the guard the release is rolled back, and the log says why', async () => {
  const site = await sampleSite();
  process.env['SITE'] = site.folder;
  const former = liveOf((await readReleases(site.storage))!, 'research')!.live;
  const published = await site.publish('research', { code: 'other' });
  rmSync(join(site.folder, `_areas/research/${published[0]!.release}/browser/remoteEntry.js`));
  await afterPublish(noWait, published, {});
  expect(logged.join('\n')).toContain('/KEY names /_areas/research/');
  expect(logged.at(-1)).toMatch(/^It stays live\./);
  expect(process.exitCode).toBe(1);
  await afterPublish(noWait, published, { minutes: 0 });
  expect(logged.at(-1)).toBe(`Rolled back: research to release ${former}, until it is published by name.`);
  const [entry] = (await siteLog(site.storage)).entries;
  expect(entry).toMatchObject({ action: 'rollback', changes: [{ owner: 'research', to: former }] });
  expect(entry?.message).toMatch(/^guard: \/DAM names /);
});

test('a release that fails more often than the one before is rolled back as soon as visits report it', async () => {
  const site = await sampleSite();
  process.env['SITE'] = site.folder;
  const published = await site.publish('research', { code: 'other' });
  const release = published[0]?.release ?? '';
  const failure = { name: 'error', error: 'no corners', path: '/KEY', area: 'research', areaRelease: release };
  jest.spyOn(console, 'log').mockImplementation((text: string) => {
    if (text.startsWith('Watching'))
      addReports(
        site.folder,
        Array.from({ length: 5 }, () => failure),
      );
  });
  await afterPublish(noWait, published, { minutes: 10 });
  expect(logged).toEqual([
    `research fails too often: 5 failures in 0 visits of release ${release}; of the release before 0 failures in 0 visits.`,
    expect.stringMatching(/^Rolled back: research to release [0-9a-f]{20}, until it is published by name\.$/),
  ]);
});

/** As the server keeps them. */
function addReports(site: string, reports: readonly object[]): void {
  const now = new Date();
  const folder = join(dirname(site), '.site', 'health');
  mkdirSync(folder, { recursive: true });
  const lines = reports.map((report) => `${lineOf(JSON.stringify(report), now)}\n`);
  appendFileSync(join(folder, `${dayOf(now)}.jsonl`), lines.join(''));
}
