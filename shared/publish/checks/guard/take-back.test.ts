import { liveOf } from '@portfolio/contract/published/live-areas';
import { readReleases } from '../../releases/releases';
import { emptySite, sampleSite } from '../../testing/sample-site';
import { takeBack } from './take-back';

test('what was published goes back to what was live before, and is pinned there', async () => {
  const site = await sampleSite();
  const former = liveOf((await readReleases(site.storage))!, 'research')!.live;
  const published = await site.publish('research', { code: 'other' });
  expect(await takeBack(site.storage, published)).toEqual([
    `Rolled back: research to release ${former}, until it is published by name.`,
  ]);
  expect(liveOf((await readReleases(site.storage))!, 'research')).toMatchObject({ live: former, pinned: true });
});

test('what another publish replaced meanwhile stays as it is', async () => {
  const site = await sampleSite();
  const published = await site.publish('research', { code: 'other' });
  const [later] = await site.publish('research', { code: 'later' });
  expect(await takeBack(site.storage, published)).toEqual([
    'research: another release is live by now. Nothing was rolled back.',
  ]);
  expect(liveOf((await readReleases(site.storage))!, 'research')?.live).toBe(later?.release);
});

test('a first release has none to go back to, and one that was live already is left alone', async () => {
  const site = emptySite();
  const published = await site.publish('shell');
  expect(await takeBack(site.storage, published)).toEqual([
    'shell: there was no release before. Nothing of it was rolled back.',
  ]);
  const again = await site.publish('shell');
  expect(await takeBack(site.storage, again)).toEqual([]);
});
