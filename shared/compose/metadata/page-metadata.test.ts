import type { Entry, PageDocument } from '@portfolio/contract/page';
import type { PageState, View } from '@portfolio/site/page-state';
import { feed } from './feed';
import { pageFacts, pageHead } from './page-head';
import { mapped, sitemap, sitemapIndex } from './sitemap';

const address = 'https://example.com';
const site = { name: 'A & B', short: 'AB', email: 'a@example.com', address, language: 'en', links: [] };
const picture = {
  kind: 'photo',
  thumb: 216,
  base: '/media/hall',
  widths: [400, 1800],
  fallbacks: [800, 1600],
  width: 1800,
  height: 900,
} as const;
const hall = { name: 'hall', picture, captionText: 'The hall', alt: 'A white hall', small: false };
const document: PageDocument = {
  path: '/TWR',
  label: 'TWR',
  title: 'Tower',
  summary: '</script><!-- "A" & <b>',
  facts: [
    ['Prize', 'None, direct commission'],
    ['Helpers', 'Structure by others'],
  ],
  contributor: 'Structure by others',
  figures: [{ ...hall, credit: 'Photo: Kim Sample' }],
  sections: [{ blocks: [{ kind: 'figure', figure: { ...hall, credit: 'Model: own render' } }] }],
};
const entry: Entry = {
  path: '/TWR',
  area: 'architecture',
  group: 'architecture',
  label: 'TWR',
  title: 'Tower',
  railTitle: 'Tower',
  summary: 'A tower.',
  year: 2020,
};
const reach = { entry, files: '/_shell/one/content/', share: { src: '/media/hall-share.jpg', alt: 'A "white" hall' } };

function headOf(view: View, path = '/TWR') {
  const frame = { groups: [], contact: { path: '/Contact', area: 'contact' as const } };
  const state = { site, texts: { allWorks: 'All works' } as PageState['texts'], frame, view };
  const page = { path, title: 'Tower · A & B', summary: document.summary, state };
  return pageHead(page, reach) + pageFacts(page, reach);
}
const work = () => headOf({ kind: 'area', area: 'architecture', page: document });

test('no word of the content ends the script or the attribute in which it stands', () => {
  const html = work();
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html.indexOf('</script>')).toBe(html.length - '</script>'.length);
  expect(html).not.toContain('<!--');
  expect(html).toContain('<meta property="og:image:alt" content="A &quot;white&quot; hall">');
  const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/s.exec(html)!;
  expect(JSON.stringify(JSON.parse(json))).toContain(JSON.stringify(document.summary));
});

test('the facts of a work are said as they are: no award that there is none, no maker whom the credit does not name', () => {
  const [, json = ''] = /ld\+json">(.*)<\/script>/s.exec(work())!;
  const graph = (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
  const of = (type: string) => graph.filter((thing) => thing['@type'] === type);
  expect(of('CreativeWork')[0]).toMatchObject({
    name: 'Tower',
    dateCreated: '2020',
    contributor: { name: 'Structure by others' },
  });
  expect(of('CreativeWork')[0]).not.toHaveProperty('award');
  // Both figures show the same file, which is one picture.
  expect(of('ImageObject')).toHaveLength(1);
  expect(of('ImageObject')[0]).toMatchObject({
    contentUrl: 'https://example.com/media/hall-1600.jpg',
    width: '1600',
    height: '800',
    creditText: 'Model: own render',
  });
  const stranger = { ...document, sections: [] };
  expect(headOf({ kind: 'area', area: 'architecture', page: stranger })).not.toContain('copyrightNotice');
});

test('a page that may not be found says nothing of itself but has its icons', () => {
  const missing = {
    path: '/404',
    title: 'Not found',
    summary: '',
    html: '',
    texts: {},
    counting: { numbers: [], works: { other: 'works' } },
    order: [],
  };
  const html = headOf({ kind: 'not-found', document: missing }, '/404');
  expect(html).toContain('rel="icon"');
  expect(html).not.toMatch(/og:|ld\+json/);
});

test('the sitemap names pages and pictures once, also where a name has another script or a sign of XML', () => {
  const xml = sitemap({ address }, [
    mapped(document),
    ...['/', '/한옥', '/A&B'].map((path) => ({ path, pictures: [] })),
  ]);
  expect(xml.match(/<image:loc>https:\/\/example.com\/media\/hall-1600.jpg<\/image:loc>/g)).toHaveLength(1);
  for (const path of ['', '%ED%95%9C%EC%98%A5', 'A&amp;B'])
    expect(xml).toContain(`<url><loc>https://example.com/${path}</loc>`);
  expect(sitemapIndex(address, ['a.xml'])).toContain('<sitemap><loc>https://example.com/a.xml</loc></sitemap>');
});

test('an entry of the feed keeps its time as long as it says the same', () => {
  const [first, second] = [new Date('2024-01-01T00:00:00Z'), new Date('2024-02-02T00:00:00Z')];
  const library = { ...entry, path: '/LIB', title: 'Library', year: 2024 };
  const before = feed(site, [entry, library], first);
  expect(before.indexOf('Library')).toBeLessThan(before.indexOf('Tower'));
  const after = feed(site, [{ ...entry, summary: 'A taller tower.' }, library], second, before);
  const times = [...after.matchAll(/<updated>(.*?)<\/updated>/g)].map(([, time]) => time);
  expect(times).toEqual([second, first, second].map((time) => time.toISOString()));
  expect(feed(site, [entry, library], second, before)).toBe(before);
});
