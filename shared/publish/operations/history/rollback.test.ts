import { areaNames } from '@portfolio/contract/areas';
import { liveOf } from '@portfolio/contract/published/live-areas';
import { publish } from '../publish/publish';
import { pinnedSentences, readReleases } from '../../releases/releases';
import { rollback } from './rollback';
import { copyOf, emptySite, sampleSite, type SampleSite } from '../../testing/sample-site';
import { differences } from '../../testing/site-files';

/** The feed says when, and a roll-back is later than what it brings back. */
const pagesOf = (site: SampleSite) =>
  new Map([...site.files()].filter(([path]) => !['releases.json', 'feed.xml'].includes(path) && !path.startsWith('_')));

type Owner = Parameters<SampleSite['publish']>[0];

async function publishThree(owner: Owner) {
  const site = await sampleSite();
  const [first] = await site.publish(owner, { code: 'one' });
  const pages = [pagesOf(site)];
  const releases = [first!.release];
  for (const code of ['two', 'three']) {
    const [published] = await site.publish(owner, {
      code,
      ...(owner === 'shell' ? {} : { pages: [{ name: code === 'two' ? 'Contact2' : 'DGS2' }] }),
    });
    pages.push(pagesOf(site));
    releases.push(published!.release);
  }
  return { site, pages, releases };
}

const published = new Map<Owner, ReturnType<typeof publishThree>>();

/** A site of three releases of the owner more. Each test has a copy. */
async function withThree(owner: Owner) {
  if (!published.has(owner)) published.set(owner, publishThree(owner));
  const { site, ...rest } = await published.get(owner)!;
  return { site: copyOf(site), ...rest };
}

const live = async (site: SampleSite, owner: Owner) => liveOf((await readReleases(site.storage))!, owner)!.live;

test.each(['shell', ...areaNames] as const)(
  'a roll-back of %s restores the former pages byte for byte, once, twice, and forward again',
  async (owner) => {
    const { site, pages, releases } = await withThree(owner);

    await rollback(site.storage, owner);
    expect(differences(pages[1]!, pagesOf(site))).toEqual([]);
    await rollback(site.storage, owner);
    expect(differences(pages[0]!, pagesOf(site))).toEqual([]);
    await rollback(site.storage, owner, releases[2]);
    expect(differences(pages[2]!, pagesOf(site))).toEqual([]);
  },
);

test('a roll-back to a named release goes there at once', async () => {
  const { site, pages, releases } = await withThree('research');
  expect(await rollback(site.storage, 'research', releases[0])).toMatchObject({ release: releases[0], changed: true });
  expect(differences(pages[0]!, pagesOf(site))).toEqual([]);
});

test('a roll-back moves the pointer and removes no release', async () => {
  const { site } = await withThree('research');
  const before = new Map([...site.files()].filter(([path]) => path.startsWith('_')));
  await rollback(site.storage, 'research');
  expect(differences(before, new Map([...site.files()].filter(([path]) => path.startsWith('_'))))).toEqual([]);
});

test('what is published after a roll-back goes back to what was live before it', async () => {
  const { site, releases } = await withThree('research');
  await rollback(site.storage, 'research', releases[0]);
  await site.publish('research', { code: 'four' });
  await rollback(site.storage, 'research');
  expect(await live(site, 'research')).toBe(releases[0]);
});

test('a build that was rolled back is published again like a new one', async () => {
  const site = await sampleSite();
  const build = await site.build('research', { code: 'one' });
  await publish(site.storage, { research: build });
  const pages = pagesOf(site);
  await rollback(site.storage, 'research');
  expect(await publish(site.storage, { research: build })).toEqual([expect.objectContaining({ changed: true })]);
  expect(differences(pages, pagesOf(site))).toEqual([]);
  await rollback(site.storage, 'research');
  await expect(rollback(site.storage, 'research')).rejects.toThrow('There is no release of research before');
});

test('a roll-back of one area leaves what others published since', async () => {
  const site = await sampleSite();
  await site.publish('research', { code: 'second' });
  await site.publish('architecture', { code: 'second' });
  const before = site.files();
  await rollback(site.storage, 'research');
  expect(differences(before, site.files()).filter((path) => /HAL|SPA|FAR|index/.test(path))).toEqual([]);
});

test('a roll-back to nowhere is refused with the releases there are, and changes nothing', async () => {
  const site = await sampleSite();
  const before = site.files();
  const only = await live(site, 'research');
  await expect(rollback(site.storage, 'research')).rejects.toThrow(
    `There is no release of research before ${only}, which is live. Nothing was changed.`,
  );
  await expect(rollback(site.storage, 'research', '../..')).rejects.toThrow(
    `There is no release ../.. of research. There are: ${only}. Nothing was changed.`,
  );
  expect(differences(before, site.files())).toEqual([]);
});

test('a roll-back of what was never published is refused and leaves no trace', async () => {
  const site = emptySite();
  await expect(rollback(site.storage, 'research')).rejects.toThrow(
    `research was never published in ${site.folder}. Nothing was changed.`,
  );
  expect(() => site.files()).toThrow('ENOENT');
});

test('a roll-back that would bring back a page which another area has by now is refused', async () => {
  const site = await sampleSite();
  await site.publish('research', { pages: [{ name: 'MOVED' }] });
  await site.publish('research', { pages: [{ name: 'DAM' }] });
  await site.publish('architecture', { pages: [{ name: 'MOVED' }] });
  const before = site.files();
  await expect(rollback(site.storage, 'research')).rejects.toThrow(
    'architecture and research both have a page /MOVED.',
  );
  expect(differences(before, site.files())).toEqual([]);
});

test.each(['shell', ...areaNames] as const)(
  'a roll-back holds %s at its release until it is published by name, also the same release again',
  async (owner) => {
    const { site, releases } = await withThree(owner);
    const held = async () => [...pinnedSentences(await readReleases(site.storage), ['shell', ...areaNames]).values()];
    expect(await held()).toEqual([]);

    await rollback(site.storage, owner);
    expect(await held()).toEqual([
      `${owner} is pinned to ${releases[1]} by a roll-back; npm run publish -- ${owner} ends that.`,
    ]);
    await rollback(site.storage, owner, releases[2]);
    expect(await held()).toEqual([]);

    await rollback(site.storage, owner);
    await site.publish(owner, { code: 'two', ...(owner === 'shell' ? {} : { pages: [{ name: 'Contact2' }] }) });
    expect(await live(site, owner)).toBe(releases[1]);
    expect(await held()).toEqual([]);
  },
);
