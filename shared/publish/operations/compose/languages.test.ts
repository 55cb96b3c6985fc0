import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptySite, type SampleSite } from '../../testing/sample-site';
import { areaNames } from '@portfolio/contract/areas';
import { publish } from '../publish/publish';

/** A site in two languages, whose areas have both but those that are named. */
async function site(inOne: readonly string[] = [], tag = 'ko'): Promise<SampleSite> {
  const made = emptySite();
  const languages = [
    { tag: 'en', name: 'English', path: '' },
    { tag, name: tag, path: `/${tag}` },
  ];
  const build = (owner: 'shell' | (typeof areaNames)[number]) =>
    made.build(owner, {
      ...(owner === 'shell' && { site: { languages } }),
      ...(!inOne.includes(owner) && { language: tag }),
    });
  const folders = Object.fromEntries(
    await Promise.all((['shell', ...areaNames] as const).map(async (owner) => [owner, await build(owner)])),
  ) as Record<string, string>;
  await publish(made.storage, folders);
  return made;
}

test('each language has all pages, lists, a feed and what stands in for a page, below its path', async () => {
  const files = [...(await site()).files().keys()];
  const own = files.filter((path) => !path.includes('/') && /\.(?:html|json)$|^feed/.test(path));
  const inKorean = files.filter((path) => path.startsWith('ko/')).map((path) => path.slice(3));
  expect(inKorean.filter((path) => !/\.(?:br|gz)$/.test(path)).sort()).toEqual(own.sort());
});

test('a page says its language, and links to pages of it and to itself in the others', async () => {
  const html = (await site()).files().get('ko/HAL.html') ?? '';
  expect(html).toContain('<html data-language="/ko" lang="ko">');
  expect(html).toContain('<title>HAL ko');
  expect(html).toContain('<link rel="canonical" href="https://example.com/ko/HAL">');
  expect(html).toContain('<link rel="alternate" hreflang="en" href="https://example.com/HAL">');
  expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://example.com/HAL">');
  expect(html).toContain('<a href="/ko/KEY">KEY</a>');
  expect(html).toContain('"language":"ko"');
});

test('pages of the main language stand where they did, and name the others', async () => {
  const html = (await site()).files().get('HAL.html') ?? '';
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<a href="/KEY">');
  expect(html).toContain('hreflang="ko" href="https://example.com/ko/HAL">');
});

test('the sitemap has every page in every language, with its counterparts', async () => {
  const map = (await site()).files().get('sitemap-architecture.xml') ?? '';
  for (const path of ['/HAL', '/ko/HAL']) expect(map).toContain(`<url><loc>https://example.com${path}</loc>`);
  expect(map.match(/hreflang="ko" href="https:\/\/example\.com\/ko\/HAL"/g)).toHaveLength(2);
});

test('an area that was built in one language goes live beside those with two, and its pages say theirs', async () => {
  const files = (await site(['research'])).files();
  const html = files.get('ko/KEY.html') ?? '';
  expect(html).toContain('<html data-language="/ko" lang="ko">');
  expect(html).toMatch(/<title>KEY (?!ko)/);
  expect(html).toContain('"language":"en"}}}</script>');
  const releases = JSON.parse(files.get('ko/releases.json') ?? '') as { areas: Record<string, { load: object }> };
  expect(releases.areas['architecture']?.load).toMatchObject({ language: 'ko' });
  expect(releases.areas['research']?.load).not.toHaveProperty('language');
});

test('where lines run the other way, a page that is not translated says its direction too', async () => {
  const html = (await site(['research'], 'ar')).files().get('ar/KEY.html') ?? '';
  expect(html).toContain('<html data-language="/ar" lang="ar" dir="rtl">');
  expect(html).toContain('"language":"en","direction":"ltr"}}}</script>');
});

test('a list of works that changes in one language alone is composed again in that language', async () => {
  const made = await site();
  const before = made.files();
  const folder = await made.build('architecture', { language: 'ko' });
  const entries = join(folder, 'content/ko/entries.json');
  writeFileSync(entries, readFileSync(entries, 'utf8').replace('HAL ko', 'Another title'));
  await publish(made.storage, { architecture: folder });
  const after = made.files();
  expect(after.get('ko/works.json')).toContain('Another title');
  expect(after.get('works.json')).toBe(before.get('works.json'));
});

test('a site in one language has none of it', async () => {
  const made = emptySite();
  await publish(made.storage, { shell: await made.build('shell'), research: await made.build('research') });
  expect([...made.files().keys()].filter((path) => path.startsWith('ko/'))).toEqual([]);
  expect(made.files().get('KEY.html')).not.toMatch(/hreflang|og:locale/);
});
