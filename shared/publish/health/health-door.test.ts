import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { siteHandler } from '../hosting/server/serve';
import { emptySite, sampleSite, type SampleSite } from '../testing/sample-site';
import { listen } from '../testing/serve-sample';
import { healthDoor } from './health-door';
import { folderLines } from './lines/folder-lines';
import { healthLimits } from './report-rules';

const report = JSON.stringify({ name: 'LCP', value: 800, path: '/HAL' });
const clock = () => new Date('2026-03-01T08:21:45Z');

const healthFolder = ({ folder }: SampleSite) => join(dirname(folder), '.site', 'health');

async function doorOf(site: SampleSite, { perMinute = 600, perDay = 10_000 } = {}) {
  const lines = folderLines(site.folder, perDay);
  const port = await listen(createServer(healthDoor(lines, { perMinute, clock })));
  return async (body: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/_health`, { method: 'POST', body });
    return { status: answer.status, text: await answer.text() };
  };
}

test('the built-in server takes reports, keeps them beside the states of the site, and serves none', async () => {
  const site = await sampleSite();
  const address = `http://127.0.0.1:${await listen(createServer(siteHandler(site.folder)))}`;
  expect((await fetch(`${address}/_health`, { method: 'POST', body: report })).status).toBe(204);
  const [name = ''] = readdirSync(healthFolder(site));
  const text = readFileSync(join(healthFolder(site), name), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ name: 'LCP', value: 800, path: '/HAL' });
  for (const path of ['/_health', `/_health/${name}`, `/health/${name}`, `/.site/health/${name}`])
    expect((await fetch(address + path)).status).toBe(404);
  expect((await fetch(`${address}/HAL`, { method: 'POST', body: report })).status).toBe(405);
  await site.publish('research', { pages: [] });
  expect(readFileSync(join(healthFolder(site), name), 'utf8')).toBe(text);
  expect([...site.files().keys()].filter((path) => path.includes('health'))).toEqual([]);
});

test('below a path reports arrive below it', async () => {
  const site = emptySite();
  process.env['SITE_ADDRESS'] = 'https://user.example/repo';
  await site.publish('shell').finally(() => delete process.env['SITE_ADDRESS']);
  const address = `http://127.0.0.1:${await listen(createServer(siteHandler(site.folder)))}`;
  expect((await fetch(`${address}/repo/_health`, { method: 'POST', body: report })).status).toBe(204);
  expect((await fetch(`${address}/_health`, { method: 'POST', body: report })).status).toBe(405);
});

test('what is no report, and what is too long, is refused with a sentence', async () => {
  const post = await doorOf(emptySite());
  expect(await post('hello')).toEqual({ status: 400, text: 'This is no report: JSON with a "name" is expected.' });
  expect(await post('x'.repeat(healthLimits.report + 1))).toEqual({
    status: 413,
    text: 'A report has at most 16000 bytes.',
  });
});

test('a minute takes so many reports and a day so many bytes', async () => {
  const site = emptySite();
  const post = await doorOf(site, { perMinute: 3 });
  const answers = [await post(report), await post(report), await post(report), await post(report)];
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 429]);
  expect(answers[3]?.text).toBe('More than 3 reports in this minute.');
  const small = await doorOf(site, { perDay: 200 });
  expect(await small(report)).toEqual({ status: 429, text: 'There is no room for more reports.' });
  expect(readFileSync(join(healthFolder(site), '2026-03-01.jsonl'), 'utf8').split('\n')).toHaveLength(4);
});
