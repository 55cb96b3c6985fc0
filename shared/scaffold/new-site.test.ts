import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { areaNames } from '@portfolio/contract/areas';
import { formTexts } from '@portfolio/contract/page';
import { textNames } from '@portfolio/contract/texts';
import { withLineFeeds } from '@portfolio/content/source/frontmatter';
import { newSite, sampleContent } from './new-site';
import { readShell } from '@portfolio/content/shell-content/read-shell';
import {
  mistakeOf,
  page,
  siteText,
  contentFixture,
  tower,
  type ContentFixture,
} from '@portfolio/content/testing/content-fixture';

const write = 'remote-contact/content/Write/index.md';
const journey = 'shell/content/home.spec.ts';

/** A sample with a work, and with a form in its last area. */
function sample(): Promise<ContentFixture> {
  const text = (title: string, body = 'A text about old works.') =>
    `---\ntitle: ${title}\nsummary: One sentence.\n---\n${body}\n`;
  return contentFixture({
    'shell/content/site.md': siteText.replace('facts:', 'sample: true\ncontact: /Write\nfacts:'),
    [tower]: page(['order: 1']),
    [tower.replace('index.md', 'tower.spec.ts')]: '',
    [journey]: '',
    [write]: page(
      ['form:', ...formTexts.map((name) => `  ${name}: ${name === 'send' ? 'Send it' : 'A text'}`)],
      'I like old works.',
    ),
    'shell/content/home.md': text('Home'),
    'shell/content/works.md': text('All', ''),
    'shell/content/search.md': text('Search', ''),
    'shell/content/not-found.md': text('Missing'),
    'shell/content/offline.md': `---\ntitle: Offline\nsummary: No network.\n---\nNo network.\n`,
    'shell/content/notices.md': `---\n${textNames.map((name) => `${name}: A text`).join('\n')}\n---\n`,
  });
}

test('a new site has one page in every area, says what to write, and builds as it is', async () => {
  const { root, read } = await sample();
  expect(sampleContent(root)).toMatchObject({ pages: 2 });
  const files = await newSite(root, 2026);
  expect(files[0]).toBe('shell/content/site.md');
  for (const area of areaNames) expect((await read(area)).pages).toHaveLength(1);
  const { site, order, pages } = await readShell(root);
  expect(await readFile(join(__dirname, 'site-template.md'), 'utf8')).toContain(`\nname: ${site.name}\n`);
  expect(site.sample).toBeUndefined();
  expect(order.contact).toEqual({ path: '/Write', area: 'contact' });
  expect(JSON.stringify(pages)).not.toContain('old works');
});

test('the sample is gone from a new site with its journeys, but for the words of its form', async () => {
  const { root } = await sample();
  await newSite(root);
  expect(existsSync(join(root, dirname(tower)))).toBe(false);
  expect(existsSync(join(root, journey))).toBe(false);
  const text = await readFile(join(root, write), 'utf8');
  expect(text).toContain('send: Send it');
  expect(text).not.toContain('old works');
});

test('content that is no sample stays as it is', async () => {
  const { root } = await contentFixture({ [tower]: page() });
  expect(await mistakeOf(newSite(root))).toContain('does not say "sample: true"');
  expect(existsSync(join(root, tower))).toBe(true);
});

test('a new site is the same in a clone whose texts have the line ends of Windows', () => {
  const template = join(__dirname, 'site-template.md');
  const text = readFileSync(template, 'utf8');
  expect(withLineFeeds(text.replaceAll('\n', '\r\n'))).toBe(text);
  const attributes = readFileSync(join(__dirname, '../../.gitattributes'), 'utf8');
  expect(attributes).toContain('* text=auto eol=lf\n');
});

test('a new site of texts with the line ends of Windows has its contact page', async () => {
  const { root, write: save } = await sample();
  for (const name of ['site', 'home', 'works', 'search', 'not-found', 'offline', 'notices']) {
    const file = `shell/content/${name}.md`;
    await save(file, (await readFile(join(root, file), 'utf8')).replaceAll('\n', '\r\n'));
  }
  await newSite(root, 2026);
  expect((await readShell(root)).order.contact).toEqual({ path: '/Write', area: 'contact' });
});
