import { join } from 'node:path';
import { samplePages } from '../../testing/sample-build';
import type { SamplePage } from '../../testing/sample-page';
import { emptySite, sampleSite } from '../../testing/sample-site';
import { differences, siteFiles } from '../../testing/site-files';
import { publish } from '../publish/publish';
import { diffBuilds } from './diff-builds';

/** The research area with other pages. */
const withPages = (change: (page: SamplePage) => SamplePage | undefined, ...more: SamplePage[]) => ({
  pages: [...samplePages.research.flatMap((page) => change(page) ?? []), ...more],
});
const same = (page: SamplePage) => page;

test('a changed sentence is named with its page, and what shows a title elsewhere too', async () => {
  const site = await sampleSite();
  const change = (page: SamplePage) => (page.name === 'DAM' ? { ...page, title: 'Dams', text: '<p>New.</p>' } : page);
  const research = await site.build('research', withPages(change));
  const { pages, workspaces } = await diffBuilds(site.storage, { research });
  expect(workspaces).toMatchObject([{ owner: 'research', pictures: [] }]);
  const dam = pages.find(({ path }) => path === '/DAM');
  expect(dam?.is).toBe('changed');
  expect(dam?.lines).toEqual(expect.arrayContaining(['- DAM', '+ Dams', '+ <p>New.</p>']));
  const home = pages.find(({ path }) => path === '/');
  expect(home?.lines.join('\n')).toMatch(/^\+ .*Dams/m);
});

test('pages that come and go are named with their words', async () => {
  const site = await sampleSite();
  const research = await site.build(
    'research',
    withPages((page) => (page.name === 'DAM' ? undefined : page), { name: 'NEW', title: 'A new page' }),
  );
  const { pages } = await diffBuilds(site.storage, { research });
  const own = pages.filter(({ is }) => is !== 'changed');
  expect(own.map(({ path, is }) => [path, is])).toEqual([
    ['/NEW', 'added'],
    ['/DAM', 'removed'],
  ]);
  expect(own[0]?.lines).toContain('+ A new page');
  expect(own[1]?.lines).toContain('- DAM');
});

test('pictures and the bytes of scripts and styles are compared with what is live', async () => {
  const site = await sampleSite();
  const change = (page: SamplePage) => (page.name === 'KEY' ? { ...page, pictures: { plan: '<svg/>' } } : page);
  const style = '@layer pages { .research { color: red; } }';
  const research = await site.build('research', { ...withPages(change), code: 'longer code', style });
  const { workspaces } = await diffBuilds(site.storage, { research });
  expect(workspaces[0]).toMatchObject({
    pictures: [{ name: 'KEY-plan', before: '<svg>plan</svg>'.length, after: '<svg/>'.length }],
    styles: { after: style.length },
  });
  const { before = 0, after = 0 } = workspaces[0]?.scripts ?? {};
  expect(after - before).toBe('longer code'.length - 'first'.length);
});

test('nothing is written, and publishing then changes the pages that were named', async () => {
  const site = await sampleSite();
  const files = site.files();
  const all = siteFiles(join(site.folder, '..', '.site'));
  const research = await site.build('research', withPages(same, { name: 'NEW' }));
  const { pages } = await diffBuilds(site.storage, { research });
  expect(siteFiles(join(site.folder, '..', '.site'))).toEqual(all);
  await publish(site.storage, { research });
  const isAlias = (path: string) => /^(portfolio|contact)\.html$/.test(path);
  const changed = differences(files, site.files()).filter((path) => path.endsWith('.html') && !isAlias(path));
  const named = pages.map(({ path }) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`));
  expect(named.sort()).toEqual(changed);
});

test('the release that is live changes nothing', async () => {
  const site = await sampleSite();
  const { workspaces, pages } = await diffBuilds(site.storage, { research: await site.build('research') });
  expect([workspaces[0]?.from === workspaces[0]?.to, pages]).toEqual([true, []]);
});

test('without a live release there is nothing to compare with, which is said', async () => {
  const empty = emptySite();
  const folders = { research: await empty.build('research') };
  await expect(diffBuilds(empty.storage, folders)).rejects.toThrow(
    'research is not live in ' +
      empty.folder +
      ', so there is nothing to compare with. Publish it first: npm run publish -- all',
  );
});

test('without a build that is said', async () => {
  const site = await sampleSite();
  await expect(diffBuilds(site.storage, { research: '/nowhere' })).rejects.toThrow(
    'There is no build of research in /nowhere',
  );
});

test('a page that would be refused is refused here too', async () => {
  const site = await sampleSite();
  const research = await site.build('research', withPages(same, { name: 'HAL' }));
  await expect(diffBuilds(site.storage, { research })).rejects.toThrow('both have a page /HAL');
});
