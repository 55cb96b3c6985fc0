import { appendFile, cp, mkdir, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { samplePages } from '../testing/sample-build';
import { readBuildOutput } from './build-output';
import { publish } from '../operations/publish/publish';
import { sampleSite } from '../testing/sample-site';
import { differences } from '../testing/site-files';
import { temporaryFolder } from '../testing/temporary-folder';

test('a release is named by its content alone: not by its place, its time or the order of its files', async () => {
  const site = await sampleSite();
  const folder = await site.build('research');
  const copy = join(temporaryFolder(), 'copy');
  for (const part of ['server', 'content', 'browser'])
    await cp(join(folder, part), join(copy, part), { recursive: true });
  await utimes(join(copy, 'server', 'area.js'), 1, 1);

  expect((await readBuildOutput('research', copy)).id).toBe((await readBuildOutput('research', folder)).id);
});

test('a release gets another name by any changed byte of code, style, words or server bundle', async () => {
  const site = await sampleSite();
  const names = new Set([(await readBuildOutput('research', await site.build('research'))).id]);
  for (const file of ['browser/style.css', 'server/area.js', 'content/pages/DAM.json']) {
    const folder = await site.build('research');
    await appendFile(join(folder, file), ' ');
    names.add((await readBuildOutput('research', folder)).id);
  }
  names.add((await readBuildOutput('research', await site.build('research', { code: 'second' }))).id);
  expect(names.size).toBe(5);
});

test('a build that begins while another is published changes nothing in the release', async () => {
  const site = await sampleSite();
  const folder = await site.build('research', { code: 'second' });
  const output = await readBuildOutput('research', folder);
  await rm(folder, { recursive: true });
  expect(String(output.files.get('server/area.js'))).toContain('second');
});

test('files that are links stay out of the site: a link cannot lead a reader out of it', async () => {
  const site = await sampleSite();
  const folder = await site.build('research', { pages: samplePages.research, code: 'second' });
  await mkdir(join(folder, 'content/media'), { recursive: true });
  for (const place of ['browser/outside.js', 'content/media/outside.svg', 'content/media/folder'])
    await symlink(place.endsWith('folder') ? '/etc' : '/etc/hostname', join(folder, place));
  await publish(site.storage, { research: folder });
  expect([...site.files().keys()].filter((path) => /outside|media\/folder/.test(path))).toEqual([]);
});

test('a build that is missing, of another area or torn is refused with one sentence', async () => {
  const site = await sampleSite();
  const before = site.files();
  const again = 'Nothing was published. Build it again: npm run build -- research';
  const refusal = (folder: string) =>
    publish(site.storage, { research: folder }).catch((error: unknown) => String(error));

  const empty = temporaryFolder();
  expect(await refusal(empty)).toBe(
    `PublishError: There is no build of research in ${empty}: browser/release.json is missing. ${again}`,
  );
  const half = await site.build('research');
  await rm(join(half, 'server'), { recursive: true });
  expect(await refusal(half)).toBe(
    `PublishError: There is no build of research in ${half}: server/area.js is missing. ${again}`,
  );
  const other = await site.build('architecture');
  expect(await refusal(other)).toBe(`PublishError: ${other} holds a build of architecture, not of research. ${again}`);
  const torn = await site.build('research');
  await writeFile(join(torn, 'browser', 'remoteEntry.js'), 'half a');
  expect(await refusal(torn)).toBe(
    `PublishError: The build of research in ${torn} is not whole: remoteEntry.js is not the file that its release.json names. ${again}`,
  );
  const without = await site.build('research');
  const [picture = ''] = await readdir(join(without, 'content', 'media'));
  await writeFile(join(without, 'content', 'media', picture), 'half a');
  expect(await refusal(without)).toBe(
    `PublishError: The build of research in ${without} is not whole: content/media/${picture} is not the file that its media.json names. ${again}`,
  );
  const unlocked = await site.build('research');
  await writeFile(join(unlocked, 'browser', 'stray.js'), 'stray');
  expect(await refusal(unlocked)).toBe(
    `PublishError: The build of research in ${unlocked} holds stray.js, for which its release.json has no hash: no browser would run it. ${again}`,
  );
  const damaged = await site.build('research');
  await writeFile(join(damaged, 'browser', 'release.json'), '{"contract": 1');
  expect(await refusal(damaged)).toBe(
    `PublishError: The build of research in ${damaged} is not whole: browser/release.json can't be read. ${again}`,
  );
  expect(differences(before, site.files())).toEqual([]);
});
