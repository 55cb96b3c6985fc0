import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { drawing, page, contentFixture, tower } from '../../testing/content-fixture';

const valley = page(
  ['images:', '  - imgSrc: plan.svg', '    captionText: ""', '    alt: A', '    small: false'],
  '## The *valley*\n\n![A map](map.svg)\n\n```study\nname: packing\n```\n',
);

async function mistake(body: string): Promise<string> {
  const { mistakeIn } = await contentFixture({
    [tower]: page([], body),
    'remote-research/content/KEY/index.md': valley,
  });
  return mistakeIn();
}

test('links lead to headings, pictures and studies of other pages', async () => {
  const body =
    '[A](/KEY#the-valley) [B](/KEY#picture-plan) [C](/KEY#picture-map) [D](/KEY#packing) [E](#picture-plan) [F](/contact#write)\n\n![A](plan.svg)';
  const { read } = await contentFixture({
    [tower]: page([], body),
    'remote-architecture/content/TWR/plan.svg': drawing,
    'remote-research/content/KEY/index.md': valley,
    'remote-contact/content/Contact/index.md': page([], '## Write'),
  });
  expect((await read()).pages).toHaveLength(1);
});

test('a page that cannot be read does not stop links to its headings', async () => {
  const { read } = await contentFixture({
    [tower]: page([], '[A](/KEY#the-valley)'),
    'remote-research/content/KEY/index.md': '---\ntitle: "A\n---\n',
  });
  expect((await read()).pages).toHaveLength(1);
});

test('links lead to pages, to headings, to the shell and out of the site', async () => {
  const body =
    '[A](/KEY) [B](/) [C](/works#study) [D](/contact) [E](#the-roof) [F](/TWR#지붕) [G](https://example.com/x?y=1) [H](mailto:a@example.com) [I](/KEY?x=1) [J](/feed.xml) [K](/sitemap.xml)\n\n## The roof\n\n## 지붕\n';
  const { read } = await contentFixture({ [tower]: page([], body), 'remote-research/content/KEY/index.md': page() });
  const [block] = (await read()).pages[0]?.sections[0]?.blocks ?? [];
  expect(block?.kind === 'text' && [...block.html.matchAll(/<a /g)]).toHaveLength(11);
});

const paths = 'the name of a content folder, such as /TWR, /KEY';
const kinds =
  'a path of this site such as "/TWR", a heading of this page such as "#the-roof", a file of the page\'s folder such as "cv.pdf", or a complete address such as "https://example.com"';
test.each([
  [
    'to a page that does not exist',
    'One\ntwo [three](/KCTX).',
    `6: The link to "/KCTX" leads nowhere. Expected: ${paths}`,
  ],
  ['in other capitals', 'See [it](/key).', '5: The link to "/key" leads nowhere. Expected: "/KEY", spelt exactly so'],
  [
    'with a slash at the end',
    'See [it](/KEY/).',
    '5: The link to "/KEY/" leads nowhere. Expected: "/KEY", spelt exactly so',
  ],
  [
    'to a content file',
    'See [it](/KEY/index.md).',
    '5: The link to "/KEY/index.md" leads nowhere. Expected: "/KEY", spelt exactly so',
  ],
  ['without a slash', 'See [it](KEY).', `5: The link to "KEY" leads nowhere. Expected: ${kinds}`],
  [
    'to another host without a scheme',
    'See [it](//example.com).',
    `5: The link to "//example.com" leads nowhere. Expected: ${kinds}`,
  ],
  [
    'with an unknown scheme',
    'See [it](ftp://example.com).',
    `5: The link to "ftp://example.com" leads nowhere. Expected: ${kinds}`,
  ],
  ['without an address', 'See [it]().', `5: The link to "" leads nowhere. Expected: ${kinds}`],
  ['in a list', '- one\n- two [three](/NO)', `6: The link to "/NO" leads nowhere. Expected: ${paths}`],
  ['in a table', '| A |\n|---|\n| b |\n| [c](/NO) |', `8: The link to "/NO" leads nowhere. Expected: ${paths}`],
  ['by a reference', 'One [two][a].\n\n[a]: /NO', `5: The link to "/NO" leads nowhere. Expected: ${paths}`],
  [
    'to a heading that does not exist',
    '## The roof\n\nOne [two](#the-rof).',
    '7: The link to "#the-rof" leads to no heading of this page. Expected: one of #the-roof',
  ],
  [
    'to a heading of this page by its path',
    'One [two](/TWR#roof).',
    '5: The link to "/TWR#roof" leads to no heading of this page. Expected: a heading to which it can lead',
  ],
  [
    'to a heading with a broken code',
    'One [two](#%E0%A4%A).',
    '5: The link to "#%E0%A4%25A" leads to no heading of this page. Expected: a heading to which it can lead',
  ],
  [
    'to a heading that another page does not have',
    'One\ntwo [three](/KEY?x=1#the-rof).',
    '6: The link to "/KEY?x=1#the-rof" leads to no heading of /KEY. Expected: one of /KEY#the-valley',
  ],
  [
    'to a heading that a page of the site does not have',
    'One [two](/works#the-rof).',
    '5: The link to "/works#the-rof" leads to no heading of /works. Expected: one of /works#architecture, /works#development, /works#research, /works#study',
  ],
  [
    'that runs a script',
    'One\ntwo [three](JavaScript:alert(1)).',
    `6: The link to "JavaScript:alert(1)" is a javascript: address, which no page may have. Expected: ${kinds}`,
  ],
  [
    'that runs a script, in disguise',
    'One [two](java&Tab;script&colon;alert(1)).',
    `5: The link to "java\tscript:alert(1)" is a javascript: address, which no page may have. Expected: ${kinds}`,
  ],
  [
    'that is a page by itself',
    '<data:text/html,x>',
    `5: The link to "data:text/html,x" is a data: address, which no page may have. Expected: ${kinds}`,
  ],
  [
    'that runs a script of an old browser, by a reference',
    'One [two][a].\n\n[a]: vbscript:x',
    `5: The link to "vbscript:x" is a vbscript: address, which no page may have. Expected: ${kinds}`,
  ],
])('a link %s stops the build and names its line', async (_, body, message) => {
  expect(await mistake(body)).toBe(`${tower}:${message}.`);
});

test('where the repository holds only some areas, links to the others are left to publish, and misspelt ones are not', async () => {
  const { root, write, read, mistakeIn } = await contentFixture({ [tower]: page([], 'See [it](/KEY).') });
  await rm(join(root, 'remote-research'), { recursive: true });
  expect((await read()).pages).toHaveLength(1);
  await write(tower, page([], 'See [it](/twr).'));
  expect(await mistakeIn()).toContain('The link to "/twr" leads nowhere. Expected: "/TWR", spelt exactly so');
});
