import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Releases } from '@portfolio/contract/release';
import { rollback } from '../history/rollback';
import { serve } from '../../testing/serve-sample';
import { sampleSite, type SampleSite } from '../../testing/sample-site';
import { basePathOf } from '@portfolio/contract/published/site-address';

const before = process.env['SITE_ADDRESS'];
afterEach(() => setAddress(before));

function setAddress(address: string | undefined): void {
  if (address === undefined) delete process.env['SITE_ADDRESS'];
  else process.env['SITE_ADDRESS'] = address;
}

const read = ({ folder }: SampleSite, file: string) => readFileSync(join(folder, file), 'utf8');
const isRelease = ([path]: readonly [string, string]) => /^_(?:areas|shell)\//.test(path);

async function belowPath(): Promise<SampleSite> {
  setAddress('https://user.example/repo/');
  return sampleSite();
}

test.each([
  [undefined, ''],
  ['https://example.com', ''],
  ['https://user.example/repo', '/repo'],
  ['https://user.example/a/b', '/a/b'],
])('the path of %s is "%s"', (address, path) => {
  expect(basePathOf(address)).toBe(path);
});

test('releases are the same bytes for every address', async () => {
  setAddress(undefined);
  const atRoot = await sampleSite();
  const below = await belowPath();
  const releases = (site: SampleSite) => [...site.files()].filter(isRelease);
  expect(releases(below)).toEqual(releases(atRoot));
  expect(read(below, 'service-worker.js')).toBe(read(atRoot, 'service-worker.js'));
  expect(read(below, 'works.json')).toBe(read(atRoot, 'works.json'));
});

test('below a path, pages lead below it, and what stands elsewhere names the complete address', async () => {
  const site = await belowPath();
  const page = read(site, 'HAL.html');
  expect(page).toContain('<html data-base="/repo" lang="en">');
  expect(page).toContain('<link rel="canonical" href="https://user.example/repo/HAL">');
  expect(page).toContain('<meta property="og:url" content="https://user.example/repo/HAL">');
  expect(page).toMatch(/<meta property="og:image" content="https:\/\/user\.example\/repo\/_areas\//);
  expect(page).toMatch(/<script id="entry" async src="\/repo\/_shell\//);
  expect(page).not.toMatch(/\s(?:href|src|srcset)="\/(?!repo\/)/i);
  expect(read(site, 'feed.xml')).toContain('<id>https://user.example/repo/HAL</id>');
  expect(read(site, 'sitemap-research.xml')).toMatch(/<loc>https:\/\/user\.example\/repo\/\w+<\/loc>/);
  expect(read(site, 'sitemap.xml')).toContain('<loc>https://user.example/repo/sitemap-shell.xml</loc>');
  expect(read(site, 'robots.txt')).toContain('Sitemap: https://user.example/repo/sitemap.xml');
});

test('the site keeps its address until its shell is published with another one', async () => {
  const site = await belowPath();
  setAddress(undefined);
  await site.publish('research', { code: 'second' });
  expect(read(site, 'HAL.html')).toContain('data-base="/repo"');
  await rollback(site.storage, 'research');
  expect((JSON.parse(read(site, 'releases.json')) as Releases).address).toBe('https://user.example/repo');
  const [published] = await site.publish('shell');
  expect(published?.changed).toBe(false);
  expect(read(site, 'HAL.html')).not.toContain('/repo');
  expect(read(site, 'releases.json')).not.toContain('"address"');
});

test('the built-in server serves the site below its path, and leads there', async () => {
  const site = await belowPath();
  const ask = await serve(site);
  const answers = [
    ['/', 301, '/repo/'],
    ['/repo', 301, '/repo/'],
    ['/repo/', 200, undefined],
    ['/repo/HAL', 200, undefined],
    ['/repo/HAL.html?a=1', 301, '/repo/HAL?a=1'],
    ['/repo/HAL/', 301, '/repo/HAL'],
    ['/repo/index.html', 301, '/repo/'],
    ['/repo/releases.json', 200, undefined],
    ['/repo/hal', 404, undefined],
    ['/repo/../releases.json', 404, undefined],
    ['/HAL', 404, undefined],
    ['/Repo/HAL', 404, undefined],
    ['/repository/HAL', 404, undefined],
    ['/releases.json', 404, undefined],
  ] as const;
  for (const [path, status, location] of answers) {
    const { status: answered, headers } = await ask(path);
    expect({ path, answered, location: headers.location }).toEqual({ path, answered: status, location });
  }
  // At once, without a restart.
  setAddress(undefined);
  await site.publish('shell');
  expect([(await ask('/HAL')).status, (await ask('/repo/HAL')).status]).toEqual([200, 404]);
});
