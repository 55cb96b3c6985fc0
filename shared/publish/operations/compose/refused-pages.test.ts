import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion } from '@portfolio/contract/area-module';
import { publish } from '../publish/publish';
import { emptySite, sampleSite, type SampleSite } from '../../testing/sample-site';
import { differences } from '../../testing/site-files';

/** A build of research whose page /KEY renders this expression. */
async function researchWith(site: SampleSite, expression: string): Promise<string> {
  const folder = await site.build('research', { code: 'broken' });
  const file = join(folder, 'server', 'area.js');
  await writeFile(
    file,
    `const react = require('react');
     const h = react.createElement;
     const broken = (page) => (${expression});
     exports.area = { contract: ${contractVersion}, name: 'research', Page: ({ page }) => page.path === '/KEY' ? broken(page) : h('h1', null, page.title) };`,
  );
  return folder;
}

const boundary = 'h(react.Suspense, { fallback: "wait" }, h(() => { throw new Error("no plan"); }))';

test.each([
  ['throws', '(() => { throw new Error("no plan"); })()', 'cannot be rendered: no plan'],
  ['has no heading', 'h("p", null, "Text")', 'it has no h1'],
  ['shows a fallback', `h("div", null, h("h1"), ${boundary})`, 'a part of it shows a loading state'],
  [
    'has a dead link',
    'h("h1", null, h("a", { href: "/GONE?x=1#y" }))',
    'it links to /GONE?x=1#y, which is no page of the site',
  ],
  [
    'links to nothing on itself',
    'h("h1", null, h("a", { href: "#plan" }))',
    'it links to #plan, which is not on the page',
  ],
  ['has an id twice', 'h("h1", { id: "a" }, h("b", { id: "a" }))', 'two elements have the id "a"'],
  [
    'lacks a picture',
    'h("h1", null, h("img", { src: "/_areas/research/media/gone.svg", alt: "" }))',
    '/_areas/research/media/gone.svg is missing',
  ],
])('a page that %s stops the publish and the live site stays as it is', async (_, expression, fault) => {
  const site = await sampleSite();
  const before = site.files();

  await expect(publish(site.storage, { research: await researchWith(site, expression) })).rejects.toThrow(
    new RegExp(`^The page /KEY of research .*${fault.replace(/[?.]/g, '\\$&')}.*Nothing was published\\.$`),
  );
  expect(differences(before, site.files())).toEqual([]);
});

test('everything that is wrong with a page is said at once', async () => {
  const site = await sampleSite();
  const folder = await researchWith(site, 'h("p", { id: "a" }, h("a", { id: "a", href: "/GONE" }))');

  await expect(publish(site.storage, { research: folder })).rejects.toThrow(
    'The page /KEY of research is broken: two elements have the id "a"; it has no h1; it links to /GONE, which is no page of the site. Nothing was published.',
  );
});

test('a page of another area that is composed again is checked too', async () => {
  const site = await sampleSite();
  const pages = [{ name: 'DAM' }, { name: 'PILING', group: 'study' as const }];
  await publish(site.storage, {
    architecture: await architectureWithLinkTo(site, '/KEY'),
  });
  const before = site.files();

  await expect(publish(site.storage, { research: await site.build('research', { pages }) })).rejects.toThrow(
    'The page /HAL of architecture is broken: it links to /KEY, which is no page of the site. Nothing was published.',
  );
  expect(differences(before, site.files())).toEqual([]);
});

async function architectureWithLinkTo(site: SampleSite, path: string): Promise<string> {
  const folder = await site.build('architecture', { code: 'links' });
  await writeFile(
    join(folder, 'server', 'area.js'),
    `const h = require('react').createElement;
     exports.area = { contract: ${contractVersion}, name: 'architecture', Page: ({ page }) => h('h1', null, h('a', { href: ${JSON.stringify(path)} }, page.title)) };`,
  );
  return folder;
}

test('links to pages of an area that was never published are accepted', async () => {
  const site = emptySite();
  await publish(site.storage, {
    shell: await site.build('shell'),
    architecture: await architectureWithLinkTo(site, '/KEY'),
  });
  expect(site.files().get('HAL.html')).toContain('href="/KEY"');
});
