import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import jsonld from 'jsonld';
import sharp from 'sharp';
import { expect, railLink, test } from '../fixtures';
import { elsewhere, lead, pages as everyPage, paths, settings, works, type SitePage } from '../site/site-pages';

type Thing = Record<string, unknown> & { '@type': string };
type Expanded = { '@type'?: string[]; '@id'?: string } & Record<string, unknown>;

const vocabulary = 'https://schema.org/';
const origin = settings.address;
const canonicalPaths = [...paths.filter((path) => path !== '/portfolio' && path !== '/contact'), '/works'];

/** schema.org's own context maps every word into its vocabulary and knows which ones hold addresses. */
const addresses = ['url', 'item', 'sameAs', 'contentUrl', 'thumbnailUrl', 'mainEntityOfPage', 'acquireLicensePage'];
const context = {
  '@vocab': vocabulary,
  ...Object.fromEntries(addresses.map((word) => [word, { '@type': '@id' }])),
};
async function documentLoader(url: string) {
  expect(url).toBe('https://schema.org');
  return { contextUrl: undefined, documentUrl: url, document: { '@context': context } };
}

/** The pictures of a page, in its fields and in its text; `![](plan.svg)` is one of those in its fields. */
function imagesIn({ file }: SitePage): string[] {
  return readFileSync(join(import.meta.dirname, '../..', file), 'utf8').match(/^[^#\n]*\bimgSrc:|^!\[[^\]]/gm) ?? [];
}

test('every page has its canonical address, preview metadata and facts that an independent JSON-LD parser understands', async ({
  page,
  request,
}) => {
  const titles = new Set<string>();
  for (const path of canonicalPaths) {
    const html = await (await request.get(path)).text();
    // Nothing runs and nothing is asked for: the browser only parses.
    const head = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      const meta = [...parsed.querySelectorAll('meta')].map((tag) => [
        tag.getAttribute('property') ?? tag.getAttribute('name') ?? '',
        tag.content,
      ]);
      return {
        meta: Object.fromEntries(meta) as Record<string, string>,
        canonical: parsed.querySelector('link[rel=canonical]')?.getAttribute('href'),
        blocks: [...parsed.querySelectorAll('script[type="application/ld+json"]')].map((each) => each.textContent),
      };
    }, html);
    expect(head.canonical).toBe(origin + path);
    expect(head.meta).toMatchObject({
      'og:url': origin + path,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:image': head.meta['og:image'],
      'og:description': head.meta['description'],
    });
    titles.add(head.meta['og:title']!);
    const picture = await request.get(head.meta['og:image']!.replace(origin, ''));
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    const bytes = await picture.body();
    expect(bytes.length, `the shared picture of ${path}`).toBeLessThan(300 * 1024);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });

    expect(head.blocks).toHaveLength(1);
    const facts = JSON.parse(head.blocks[0]!) as object;
    const things = (await jsonld.flatten(facts, undefined, { documentLoader })) as unknown as Expanded[];
    const of = (type: string) => things.filter((thing) => thing['@type']?.includes(vocabulary + type));
    expect(of('Person')).toHaveLength(1);
    expect(of('ProfilePage')).toHaveLength(path === '/' ? 1 : 0);
    expect(of('BreadcrumbList')).toHaveLength(path === '/' ? 0 : 1);
    expect(of('CreativeWork'), path).toHaveLength(works.some((work) => work.path === path) ? 1 : 0);
    expect(of('ContactPage')).toHaveLength(path === settings.contact ? 1 : 0);
    for (const image of of('ImageObject').filter((each) => each['@id']?.startsWith(origin)))
      expect(image).toHaveProperty([`${vocabulary}creditText`]);
    // Whatever a thing refers to is there.
    const known = new Set(things.map((thing) => thing['@id']));
    for (const thing of things)
      for (const [word, values] of Object.entries(thing))
        if (/#(creator|mainEntity|isPartOf|publisher|breadcrumb)$/.test(word.replace(vocabulary, '#')))
          for (const value of values as Thing[]) expect(known, `${path}: ${word}`).toContain(value['@id']);
  }
  expect(titles.size).toBe(canonicalPaths.length);
});

test('sitemap, feed, robots and manifest are well-formed, and everything that they name exists', async ({
  page,
  request,
}) => {
  const text = async (path: string) => (await request.get(path)).text();
  /** The texts of elements; fails where it is no XML. */
  const read = async (path: string, tag: string) =>
    page.evaluate(
      ([xml = '', name = '']) => {
        const parsed = new DOMParser().parseFromString(xml, 'application/xml');
        if (parsed.querySelector('parsererror')) throw new Error(`no XML: ${xml.slice(0, 200)}`);
        return [...parsed.getElementsByTagName(name)].map((each) => each.textContent ?? '');
      },
      [await text(path), tag],
    );
  const local = (url: string) => url.replace(origin, '');
  const maps = (await read('/sitemap.xml', 'loc')).map(local);
  const pages: string[] = [];
  const pictures: string[] = [];
  for (const map of maps) {
    pages.push(...(await read(map, 'loc')).map(local));
    pictures.push(...(await read(map, 'image:loc')).map(local));
  }
  expect(pages.sort()).toEqual(expect.arrayContaining([...canonicalPaths].sort()));
  // Each page shows them in every language.
  expect(pictures).toHaveLength(everyPage.flatMap(imagesIn).length * settings.languages.length);
  for (const path of [...pages, ...pictures]) expect((await request.head(path)).status(), path).toBe(200);

  expect(await text('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`);

  const ids = (await read('/feed.xml', 'id')).map(local);
  expect(ids).toHaveLength(works.length + 1); // The feed has its own.
  for (const path of ids) expect((await request.head(path)).status(), path).toBe(200);
  for (const time of await read('/feed.xml', 'updated')) expect(Date.parse(time)).toBeGreaterThan(0);

  await page.goto(lead.path);
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = JSON.parse(await text(href!)) as {
    start_url: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(new URL(manifest.start_url, `http://localhost${href}`).pathname).toBe('/');
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(new URL(src, `http://localhost${href}`).pathname);
    const { width } = await sharp(await icon.body()).metadata();
    if (sizes !== 'any') expect(`${width}x${width}`).toBe(sizes);
  }
  for (const link of await page.locator('link[rel~=icon], link[rel=apple-touch-icon]').all())
    expect((await request.get((await link.getAttribute('href'))!)).status()).toBe(200);
});

test('a page reached by client navigation has its own canonical address', async ({ page }) => {
  await page.goto(lead.path);
  await railLink(page, elsewhere).click();
  await expect(page.getByRole('heading', { level: 1, name: elsewhere.title })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}${elsewhere.path}`);
});
