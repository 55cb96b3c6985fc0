import { contractVersion } from '@portfolio/contract/area-module';
import { liveOf } from '@portfolio/contract/published/live-areas';
import { bucketStorage } from '../../storage/bucket/bucket-storage';
import { publishedStore } from '../../testing/bucket-site';
import { prune } from '../history/prune';
import { readReleases } from '../../releases/releases';
import type { Storage } from '../../storage/storage';
import { sampleSite } from '../../testing/sample-site';
import { promote, stageReleases, stagedSentence } from './promote';
import { publish } from './publish';

/** Both kinds of storage, each with a published site. */
async function publishSample(kind: string) {
  const site = await sampleSite();
  if (kind === 'folder') return site;
  return {
    ...site,
    storage: bucketStorage((await publishedStore()).open(), { limit: 10_000, notify: () => undefined }, 0),
  };
}

const liveIn = async (storage: Storage, owner: 'research' | 'architecture') =>
  liveOf((await readReleases(storage))!, owner)!.live;

describe.each(['folder', 'bucket'])('in a %s', (kind) => {
  test('a staged release changes no page until it is taken live', async () => {
    const { storage, build } = await publishSample(kind);
    const before = [await storage.read('DAM.html'), await liveIn(storage, 'research')];
    const research = await build('research', { code: 'second' });
    const [uploaded] = await stageReleases(storage, { research });
    expect([await storage.read('DAM.html'), await liveIn(storage, 'research')]).toEqual(before);
    expect(stagedSentence(uploaded!)).toBe('Take it live: npm run site -- promote research');

    await promote(storage, ['research']);
    expect(await liveIn(storage, 'research')).toBe(uploaded!.release);
    expect(String(await storage.read('DAM.html'))).toContain('second');
    expect((await readReleases(storage))!.staged).toEqual({});
  });

  test('several staged releases go live in one commit', async () => {
    const { storage, build } = await publishSample(kind);
    await stageReleases(storage, { research: await build('research', { code: 'second' }) });
    await stageReleases(storage, { architecture: await build('architecture', { code: 'second' }) });
    const taken = await promote(storage, ['architecture', 'research']);
    expect(taken.map(({ owner, changed }) => [owner, changed])).toEqual([
      ['architecture', true],
      ['research', true],
    ]);
    for (const page of ['HAL.html', 'KEY.html']) expect(String(await storage.read(page))).toContain('second');
  });

  test('prune keeps what is staged', async () => {
    const { storage, build } = await publishSample(kind);
    await stageReleases(storage, { research: await build('research', { code: 'held' }) });
    for (const code of ['a', 'b', 'c']) await publish(storage, { architecture: await build('architecture', { code }) });
    await prune(storage, 1);
    await prune(storage, 1);
    await promote(storage, ['research']);
    expect(String(await storage.read('DAM.html'))).toContain('held');
  });

  test('a release that nobody uploaded cannot be taken live', async () => {
    const { storage, build } = await publishSample(kind);
    await stageReleases(storage, { research: await build('research', { code: 'second' }) });
    await expect(promote(storage, ['research', 'architecture'])).rejects.toThrow(
      'No release of architecture is staged. There are: research. Nothing was published. Upload one first: npm run publish -- --stage architecture',
    );
    expect(String(await storage.read('DAM.html'))).not.toContain('second');
  });

  test('what is published over a staged release ends its staging', async () => {
    const { storage, build } = await publishSample(kind);
    await stageReleases(storage, { research: await build('research', { code: 'second' }) });
    await publish(storage, { research: await build('research', { code: 'third' }) });
    expect((await readReleases(storage))!.staged).toEqual({});
  });
});

test('the sentence about a new contract says which areas still need a release', () => {
  expect(
    stagedSentence({
      owner: 'shell',
      release: 'a',
      missing: ['research', 'contact'],
      staged: ['shell', 'architecture'],
    }),
  ).toBe(
    `Contract ${contractVersion} still needs a release of research, contact: npm run publish -- --stage research contact, where each is developed. Then take all live together: npm run site -- promote shell architecture research contact`,
  );
});
