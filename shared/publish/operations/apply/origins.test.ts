import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AreaSummary, Origins } from '@portfolio/contract/page';
import { publish } from '../publish/publish';
import { rollback } from '../history/rollback';
import { sampleSite, type SampleSite } from '../../testing/sample-site';

/** A build of research that declares origins, as its content does. */
async function declaring(site: SampleSite, origins: Origins): Promise<string> {
  const build = await site.build('research', { language: 'ko' });
  for (const folder of ['content', 'content/ko']) {
    const file = join(build, folder, 'summary.json');
    const summary = JSON.parse(await readFile(file, 'utf8')) as AreaSummary;
    await writeFile(file, JSON.stringify({ ...summary, origins }));
  }
  return build;
}

/** The pages whose text contains this. */
const pagesWith = (site: SampleSite, text: string) =>
  [...site.files()].flatMap(([path, html]) => (path.endsWith('.html') && html.includes(text) ? [path] : [])).sort();

test('origins that an area declares are in the policy of its own pages alone, and go with its release', async () => {
  const site = await sampleSite();
  const research = await declaring(site, {
    connect: ['https://api.example.org'],
    images: ['https://tiles.example.org'],
  });
  await publish(site.storage, { research });
  const own = ['DAM.html', 'KEY.html', 'PILING.html'];
  expect(pagesWith(site, "connect-src 'self' https://api.example.org;")).toEqual(own);
  expect(pagesWith(site, "img-src 'self' https://tiles.example.org;")).toEqual(own);
  expect(pagesWith(site, '"apart":["research"]').length).toBeGreaterThan(own.length);

  await rollback(site.storage, 'research');
  expect(pagesWith(site, 'example.org')).toEqual([]);
  expect(pagesWith(site, '"apart"')).toEqual([]);
});

test('in another language too', async () => {
  const site = await sampleSite();
  const languages = [
    { tag: 'en', name: 'English', path: '' },
    { tag: 'ko', name: '한국어', path: '/ko' },
  ];
  const shell = await site.build('shell', { language: 'ko', site: { languages } });
  await publish(site.storage, { shell, research: await declaring(site, { connect: ['https://api.example.org'] }) });
  expect(pagesWith(site, "connect-src 'self' https://api.example.org;")).toContain('ko/DAM.html');
});
