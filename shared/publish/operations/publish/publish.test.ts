import { statSync } from 'node:fs';
import { join } from 'node:path';
import { areaNames } from '@portfolio/contract/areas';
import { samplePages } from '../../testing/sample-build';
import { publish } from './publish';
import { emptySite, sampleSite } from '../../testing/sample-site';
import { differences } from '../../testing/site-files';

const outside = (paths: readonly string[], allowed: readonly (string | RegExp)[]) =>
  paths.filter((path) => !allowed.some((each) => (typeof each === 'string' ? each === path : each.test(path))));

const aliasFiles: Record<string, string> = { Contact: 'contact.html' };
const pageFiles = (area: (typeof areaNames)[number]) =>
  samplePages[area].flatMap(({ name }) => [`${name}.html`, ...(aliasFiles[name] ? [aliasFiles[name]] : [])]);

test.each(areaNames)(
  'publishing new code of %s changes its own pages, its release folder and the pointer, and no other byte',
  async (area) => {
    const site = await sampleSite();
    const before = site.files();
    const [published] = await site.publish(area, { code: 'second' });
    const changed = differences(before, site.files());

    expect(published).toMatchObject({ owner: area, changed: true });
    expect(published?.pages.toSorted()).toEqual(samplePages[area].map(({ name }) => `/${name}`).sort());
    expect(changed).toEqual(expect.arrayContaining([...pageFiles(area), 'releases.json']));
    expect(
      outside(changed, [...pageFiles(area), 'releases.json', new RegExp(`^_areas/${area}/${published!.release}/`)]),
    ).toEqual([]);
  },
);

test.each(areaNames)('publishing another text of %s changes nothing that another area owns', async (area) => {
  const site = await sampleSite();
  const before = site.files();
  const pages = samplePages[area].map((page) => ({
    ...page,
    text: 'Another text',
    pictures: { other: `<svg>${area}</svg>` },
  }));
  const [published] = await site.publish(area, { pages });
  const own = [
    ...pageFiles(area),
    'releases.json',
    `sitemap-${area}.xml`,
    new RegExp(`^_areas/${area}/(${published!.release}|media)/`),
  ];

  // A new picture is the cover, which the home page and the list of works show.
  const lists = area === 'contact' ? [] : ['feed.xml', 'index.html', 'portfolio.html', 'works.html', 'works.json'];
  expect(outside(differences(before, site.files()), [...own, ...lists])).toEqual([]);
});

test('publishing the shell changes pages, its release folder and the pointer, and no byte of the areas', async () => {
  const site = await sampleSite();
  const before = site.files();
  const [published] = await site.publish('shell', { code: 'second' });
  const changed = differences(before, site.files());
  const pages = [...before.keys()].filter((path) => path.endsWith('.html'));

  expect(changed).toEqual(expect.arrayContaining([...pages, 'releases.json']));
  expect(
    outside(changed, [
      /^[^/]+\.html$/,
      'releases.json',
      'service-worker.js',
      new RegExp(`^_shell/${published!.release}/`),
    ]),
  ).toEqual([]);
});

test('publishing the same build twice changes nothing', async () => {
  const site = await sampleSite();
  const build = await site.build('research', { code: 'second' });
  await publish(site.storage, { research: build });
  const before = site.files();

  expect(await publish(site.storage, { research: build })).toEqual([
    expect.objectContaining({ changed: false, pages: [] }),
  ]);
  expect(differences(before, site.files())).toEqual([]);
});

test('a new page is in the rail of every page, on the home page, in the list of works and in the sitemap', async () => {
  const site = await sampleSite();
  await site.publish('research', { pages: [...samplePages.research, { name: 'NEW', title: 'A new page' }] });
  const files = site.files();

  for (const [path, text] of files)
    if (path.endsWith('.html')) expect(`${path} ${text}`).toContain('<a href="/NEW">A new page</a>');
  expect(files.get('sitemap-research.xml')).toContain('<loc>https://example.com/NEW</loc>');
  expect(files.get('feed.xml')).toContain('<id>https://example.com/NEW</id>');
  expect(files.get('works.json')).toContain('"/NEW"');
});

test('a renamed row of the rail is renamed on every page', async () => {
  const site = await sampleSite();
  await site.publish('architecture', { pages: [{ name: 'HAL', railTitle: 'The hall' }, { name: 'SPA' }] });
  for (const [path, text] of site.files())
    if (path.endsWith('.html')) expect(`${path} ${text}`).toContain('<a href="/HAL">The hall</a>');
});

test('a removed page is gone, with its rows, its address in the sitemap and its alias', async () => {
  const site = await sampleSite();
  await site.publish('research', { pages: samplePages.research.slice(1) });
  await site.publish('contact', { pages: [] });
  const files = site.files();

  for (const gone of ['DAM.html', 'Contact.html', 'contact.html']) expect(files.has(gone)).toBe(false);
  for (const [path, text] of files) if (!path.startsWith('_')) expect(`${path} ${text}`).not.toContain('/DAM"');
  expect(files.get('sitemap-research.xml')! + files.get('sitemap-contact.xml')!).not.toMatch(/DAM|Contact/);
});

test('a changed summary composes the home page and the list of works, and no page of another area', async () => {
  const site = await sampleSite();
  const before = site.files();
  await site.publish('research', { pages: samplePages.research.map((page) => ({ ...page, summary: 'Said better' })) });
  const changed = differences(before, site.files()).filter((path) => !path.startsWith('_'));

  expect(changed).toEqual([
    'DAM.html',
    'KEY.html',
    'PILING.html',
    'feed.xml',
    'index.html',
    'portfolio.html',
    'releases.json',
    'works.html',
    'works.json',
  ]);
});

test('a project that moves to another area keeps its page, in either direction', async () => {
  const site = await sampleSite();
  const moved = { name: 'MOVED' };
  const withIt = { architecture: [...samplePages.architecture, moved], research: [...samplePages.research, moved] };

  await site.publish('architecture', { pages: withIt.architecture });
  await publish(site.storage, {
    research: await site.build('research', { pages: withIt.research }),
    architecture: await site.build('architecture'),
  });
  expect(site.files().get('MOVED.html')).toContain('"area":"research"');
  await publish(site.storage, {
    research: await site.build('research'),
    architecture: await site.build('architecture', { pages: withIt.architecture }),
  });
  expect(site.files().get('MOVED.html')).toContain('"area":"architecture"');
});

test('two areas with a page of the same name are refused, and so is a page that the shell has', async () => {
  const site = await sampleSite();
  const before = site.files();
  await expect(site.publish('research', { pages: [{ name: 'HAL' }] })).rejects.toThrow(
    'architecture and research both have a page /HAL. Nothing was published. Keep it in one of them and publish both: npm run publish -- architecture research',
  );
  await expect(site.publish('research', { pages: [{ name: 'index' }] })).rejects.toThrow(
    'The page /index of research would overwrite a page of the shell.',
  );
  expect(differences(before, site.files())).toEqual([]);
});

test('an area is not published before there is a shell, and no trace of it stays', async () => {
  const site = emptySite();
  await expect(site.publish('research')).rejects.toThrow(
    'The site has no shell yet, and pages are made by it. Nothing was published. Run: npm run publish -- all',
  );
  expect(() => site.files()).toThrow('ENOENT');
});

test('what a publish cannot change is not even written again', async () => {
  const site = await sampleSite();
  const numbers = () =>
    new Map([...site.files().keys()].map((path) => [path, String(statSync(join(site.folder, path)).ino)]));
  const before = numbers();
  await site.publish('research', { pages: samplePages.research.map((page) => ({ ...page, text: 'Another text' })) });
  const written = differences(before, numbers()).filter((path) => before.has(path));

  expect(written).toEqual([...pageFiles('research'), 'releases.json', 'sitemap-research.xml']);
});

test('a picture that stays keeps its address and its bytes when the text around it changes', async () => {
  const site = await sampleSite();
  const before = site.files();
  await site.publish('research', { pages: samplePages.research.map((page) => ({ ...page, text: 'Another text' })) });
  const media = [...before.keys()].filter((path) => path.startsWith('_areas/research/media/'));

  expect(media).toHaveLength(1);
  expect(differences(before, site.files()).filter((path) => path.includes('media/'))).toEqual([]);
  expect(site.files().get('KEY.html')).toContain(`/${media[0]}`);
});

test('style sheets inside the page name their pictures by the address of the release', async () => {
  const site = await sampleSite();
  expect(site.files().get('HAL.html')).toMatch(
    /\.architecture \{ background: url\(\/_areas\/architecture\/[0-9a-f]{20}\/browser\/dot\.svg\); \}/,
  );
});
