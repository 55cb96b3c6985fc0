import type { FormTexts } from '@portfolio/contract/page';
import type { Site } from '@portfolio/contract/shell';
import { createServer } from 'node:http';
import { pruneRemoved } from '../../operations/history/prune';
import { sampleSite } from '../../testing/sample-site';
import { listen } from '../../testing/serve-sample';
import { checkLive } from './check-live';
import { isReady, type Check } from './launch-checks';
import { checksTable } from './checks-table';

const lacking = (rows: readonly Check[]) =>
  Object.fromEntries(rows.filter(({ problems }) => problems.length > 0).map(({ what, problems }) => [what, problems]));

const described = { description: 'A tower of bricks.' };
const own = {
  name: 'A. Uthor',
  address: 'https://studio.org',
  email: 'a@studio.org',
  links: [{ label: 'Code', href: 'https://code.studio.org' }],
};

/** A site on which nothing is a sample any more, but for these fields. */
async function readySite(fields: Partial<Site> = {}) {
  const site = await sampleSite();
  await site.publish('shell', { site: { ...own, ...fields } });
  await site.publish('architecture', { pages: [{ name: 'HAL', ...described }] });
  await site.publish('development', { pages: [{ name: 'FAR', ...described }] });
  await site.publish('research', { pages: [{ name: 'KEY', ...described }] });
  await pruneRemoved(site.storage);
  return site;
}

test('a site with an owner of its own, and texts for everything, is ready', async () => {
  const rows = await checkLive((await readySite()).storage);
  expect(lacking(rows)).toEqual({});
  expect(isReady(rows)).toBe(true);
  expect(checksTable(rows)).toMatch(/^Ready for the public\.\n {2}✓ Address, Mail address, /);
});

test('the sample address, its mail and what it links to are named', async () => {
  const site = await readySite({
    sample: true,
    address: 'https://example.com',
    email: 'studio@example.com',
    links: [{ label: 'Code', href: 'https://example.com/code' }],
  });
  expect(lacking(await checkLive(site.storage))).toEqual({
    Address: ["https://example.com is the sample's"],
    'Mail address': ["studio@example.com is the sample's"],
    'Sample words': ['shell/content/site.md says "sample: true"', 'Code: https://example.com/code'],
  });
});

test('a form without the keys of a mail provider is named, as a static host has no mailbox', async () => {
  const site = await readySite();
  await site.publish('contact', { pages: [{ name: 'Contact', form: { send: 'Send' } as FormTexts }] });
  expect(lacking(await checkLive(site.storage))).toEqual({
    'Mail keys': ['the form of /Contact posts to a mailbox that only "npm start" has'],
  });
  await site.publish('contact', {
    pages: [{ name: 'Contact', form: { send: 'Send' } as FormTexts }],
    connect: ['https://api.emailjs.com'],
  });
  expect(lacking(await checkLive(site.storage))).toEqual({});
});

test('texts of a new page, works without a description, and pictures without a text are named by page', async () => {
  const site = await readySite();
  const summary = 'One sentence of at most 200 characters, for lists and search engines.';
  const text = '<p>Write what was asked, and what you made of it.</p><a href="https://example.org/x">x</a>';
  await site.publish('research', {
    pages: [
      { name: 'KEY', ...described, summary, text },
      { name: 'DAM', pictures: { 'hero.jpg': '<svg/>', hall: '<svg/>' } },
    ],
  });
  expect(lacking(await checkLive(site.storage))).toEqual({
    'Sample words': ['/KEY links to https://example.org/x'],
    'Untouched text': ['/KEY (summary, text)'],
    'Alternative text': ['/DAM (hero.jpg)'],
    Descriptions: ['/DAM'],
  });
});

test('pages that were removed and can still be read are named with their release, and the command', async () => {
  const site = await readySite();
  const [held] = await site.publish('research', {
    pages: [
      { name: 'KEY', ...described },
      { name: 'OLD', ...described },
    ],
  });
  await site.publish('research', { pages: [{ name: 'KEY', ...described }], code: 'later' });
  const rows = await checkLive(site.storage);
  expect(lacking(rows)).toEqual({
    'Removed pages': [`/OLD can still be read in release ${held!.release} of research`],
  });
  expect(checksTable(rows)).toBe(
    [
      'What a public site still lacks:',
      `  ✗ Removed pages  /OLD can still be read in release ${held!.release} of research`,
      '                   → npm run site -- prune --removed takes those releases away; they can then not be rolled back to',
      '  ✓ Address, Mail address, Mail keys, Sample words, Untouched text, Alternative text, Descriptions, Covers',
    ].join('\n'),
  );
});

test('other sites are asked only when that is wanted, each address once', async () => {
  const asked: string[] = [];
  const port = await listen(
    createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      const status = { '/here': 200, '/private': 403, '/plain': request.method === 'HEAD' ? 405 : 200 }[
        request.url ?? ''
      ];
      response.writeHead(status ?? 404).end();
    }),
  );
  const at = (path: string) => `http://127.0.0.1:${port}/${path}`;
  const links = ['here', 'private', 'plain', 'gone', 'gone'].map((path) => `<a href="${at(path)}">x</a>`).join('');
  const site = await readySite();
  await site.publish('research', {
    pages: [{ name: 'KEY', ...described, text: `${links}<a href="http://127.0.0.1:1/">x</a>` }],
  });
  await site.publish('shell', { site: { ...own, links: [{ label: 'Code', href: at('gone') }] } });
  expect(lacking(await checkLive(site.storage))).toEqual({});
  expect(asked).toEqual([]);
  expect(lacking(await checkLive(site.storage, true))).toEqual({
    'Links to other sites': [
      `shell/content/site.md: ${at('gone')} answers 404`,
      `/KEY: ${at('gone')} answers 404`,
      expect.stringMatching(/^\/KEY: http:\/\/127\.0\.0\.1:1\/ does not answer \(\w+\)$/),
    ],
  });
  expect(asked.filter((each) => each === 'HEAD /gone')).toHaveLength(1);
});

test('a storage without a site says what to do', async () => {
  const empty = { where: '/srv/site', read: () => Promise.resolve(undefined) };
  const storage = { snapshot: () => Promise.resolve(empty) };
  await expect(checkLive(storage)).rejects.toThrow('/srv/site holds no site yet. Run: npm run publish -- all');
});
