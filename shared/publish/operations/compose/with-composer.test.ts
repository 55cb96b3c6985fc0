import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composerBundle } from '../../testing/build-composer';
import { publish } from '../publish/publish';
import { rollback } from '../history/rollback';
import { sampleSite, type SampleSite } from '../../testing/sample-site';
import { differences } from '../../testing/site-files';

type Live = { live: string };
const liveIn = (files: ReadonlyMap<string, string>) =>
  JSON.parse(files.get('releases.json')!) as { shell: Live; areas: Record<string, Live> };

/** A build of the shell whose composer, or the React in it, has another text in one place. */
async function shellWith(site: SampleSite, old: string, other: string): Promise<string> {
  const folder = await site.build('shell');
  const bundle = join(folder, 'server', 'compose.js');
  const code = await readFile(bundle, 'utf8');
  expect(code).toContain(old);
  await writeFile(bundle, code.replaceAll(old, other));
  return folder;
}

const pages = (site: SampleSite) => [...site.files()].filter(([path]) => path.endsWith('.html'));

test("a shell with another composer changes every page, and areas that are published later are composed with it, not with the publisher's sources", async () => {
  const site = await sampleSite();
  const before = site.files();
  await publish(site.storage, { shell: await shellWith(site, '<!doctype html>', '<!doctype html><!-- another -->') });
  for (const [path, html] of pages(site)) {
    expect(`${path} ${html}`).toMatch(/^\S+ <!doctype html><!-- another -->/);
    expect(before.get(path)).not.toBe(html);
  }
  await site.publish('research', { code: 'second' });
  expect(site.files().get('KEY.html')).toMatch(/^<!doctype html><!-- another -->.*data-code="second"/);

  await rollback(site.storage, 'shell');
  for (const [path, html] of pages(site)) expect(`${path} ${html}`).not.toContain('<!-- another -->');
});

test('areas are rendered with the React of the live shell', async () => {
  const site = await sampleSite();
  const entity = '&amp;';
  await site.publish('research', { pages: [{ name: 'KEY', title: 'Paper & plan' }] });
  expect(site.files().get('KEY.html')).toContain(`<h1>Paper ${entity} plan</h1>`);
  await publish(site.storage, { shell: await shellWith(site, `match = "${entity}"`, 'match = "&#38;"') });
  expect(site.files().get('KEY.html')).toContain('<h1>Paper &#38; plan</h1>');
});

test('the composer needs nothing of Node and no library from outside', () => {
  const code = readFileSync(composerBundle, 'utf8');
  expect(code).toContain('__webpack_require__');
  expect([...code.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name]) => name)).toEqual([]);
  expect(code).not.toMatch(/node:(fs|crypto|vm|path)/);
});

const changes: [file: string, of: 'research' | 'shell', named: string][] = [
  ['server/area.js', 'research', 'server/area.js'],
  ['browser/style.css', 'research', 'browser/style.css'],
  ['browser/release.json', 'research', 'browser/release.json'],
  ['content/pages/KEY.json', 'research', 'content/pages/KEY.json'],
  ['files.json', 'research', 'files.json'],
  ['server/compose.js', 'shell', 'server/compose.js'],
  ['server/shell.js', 'shell', 'server/shell.js'],
  ['server/guard.js', 'shell', 'server/guard.js'],
];

test.each(changes)(
  'a file of a live release that was changed is not used: %s of %s is named and the site stays as it is',
  async (file, owner) => {
    const site = await sampleSite();
    const releases = liveIn(site.files());
    const live = (owner === 'shell' ? releases.shell : releases.areas[owner]!).live;
    const folder = owner === 'shell' ? `_shell/${live}` : `_areas/${owner}/${live}`;
    const path = join(site.folder, folder, file);
    await replace(path, `${await readFile(path, 'utf8')} `);
    const before = site.files();

    // A renamed row composes every page.
    await expect(
      site.publish('architecture', { pages: [{ name: 'HAL', railTitle: 'The hall' }, { name: 'SPA' }] }),
    ).rejects.toThrow(
      `${file} of ${owner}'s release ${live} is not the file that was released: its content does not match the release's name. Nothing of it was run, nothing was published. Roll ${owner} back to another release (npm run site -- releases), or delete ${site.folder}/${folder} and publish ${owner} again.`,
    );
    expect(differences(before, site.files())).toEqual([]);
  },
);

test('code that was put into a release is not run, also with a list of files that names it', async () => {
  const site = await sampleSite();
  const releases = liveIn(site.files());
  const folder = join(site.folder, '_areas', 'research', releases.areas['research']!.live);
  const { fileList } = await import('../../storage/drafts/release-name');
  const bundle = Buffer.from('globalThis.wasRun = true;');
  await replace(join(folder, 'server', 'area.js'), bundle);
  await replace(join(folder, 'files.json'), fileList(new Map([['server/area.js', bundle]])));

  await expect(site.publish('shell', { code: 'second' })).rejects.toThrow("files.json of research's release");
  expect('wasRun' in globalThis).toBe(false);
});

test('a release that was changed comes back when its folder is deleted and its build is published again', async () => {
  const site = await sampleSite();
  const build = await site.build('research', { code: 'second' });
  const [published] = await publish(site.storage, { research: build });
  const whole = site.files();
  const folder = join(site.folder, '_areas', 'research', published!.release);
  await replace(join(folder, 'server', 'area.js'), 'exports.area = {};');
  await expect(publish(site.storage, { shell: await site.build('shell', { code: 'second' }) })).rejects.toThrow(
    "server/area.js of research's release",
  );
  await rm(folder, { recursive: true });
  await publish(site.storage, { research: build });
  expect(differences(whole, site.files())).toEqual([]);
});

test('a release that was changed is replaced by publishing another', async () => {
  const site = await sampleSite();
  const whole = await site.publish('research', { code: 'second' }).then(() => site.files());
  const { live } = liveIn(whole).areas['research']!;
  await replace(join(site.folder, '_areas', 'research', live, 'files.json'), '{}');
  await site.publish('research', { code: 'third' });
  expect(site.files().get('KEY.html')).toContain('data-code="third"');
});

/** Files are hard links to those of other states, which must not change. */
async function replace(path: string, bytes: string | Buffer): Promise<void> {
  await rm(path);
  await writeFile(path, bytes);
}

test.each(['content/summary.json', 'browser/release.json'])(
  'a roll-back to a release whose %s was changed is refused and names it',
  async (file) => {
    const site = await sampleSite();
    const { live } = liveIn(site.files()).areas['research']!;
    await site.publish('research', { code: 'second' });
    const path = join(site.folder, '_areas', 'research', live, file);
    await replace(path, (await readFile(path, 'utf8')).replace('"research"', '"hijacked"'));
    const before = site.files();
    await expect(rollback(site.storage, 'research')).rejects.toThrow(
      `${file} of research's release ${live} is not the file that was released`,
    );
    expect(differences(before, site.files())).toEqual([]);
  },
);
