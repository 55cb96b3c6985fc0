import { liveOf } from '@portfolio/contract/published/live-areas';
import { publish } from '../operations/publish/publish';
import { readReleases } from './releases';
import { rollback } from '../operations/history/rollback';
import { sampleSite, type SampleSite } from '../testing/sample-site';

async function historyOf(site: SampleSite) {
  const releases = await readReleases(site.storage);
  const { history = [] } = (releases && liveOf(releases, 'research')) ?? {};
  return history.map(({ published: _, ...rest }) => rest);
}

async function publishWith(site: SampleSite, code: string, note: object): Promise<string> {
  const build = { research: await site.build('research', { code }) };
  const [published] = await publish(site.storage, build, new Date(), [], { research: note });
  return published?.release ?? '';
}

test('a release names its commit, which is no part of it: the same bytes of another commit are the same release', async () => {
  const site = await sampleSite();
  const first = await publishWith(site, 'one', { commit: 'a1', dirty: true });
  const again = await publishWith(site, 'one', { commit: 'b2' });
  expect(again).toBe(first);
  expect((await historyOf(site)).at(-1)).toEqual({ release: first, commit: 'b2' });
  await publishWith(site, 'one', { commit: 'c3' });
  expect((await historyOf(site)).at(-1)).toEqual({ release: first, commit: 'b2' });
});

test('a roll-back passes over releases with quickly encoded photos', async () => {
  const site = await sampleSite();
  const before = (await historyOf(site)).at(-1)?.release;
  const quick = await publishWith(site, 'quick', { quick: true });
  await publishWith(site, 'thorough', {});
  expect((await historyOf(site)).map(({ release }) => release)).toContain(quick);
  expect((await rollback(site.storage, 'research')).release).toBe(before);
});

test('of releases with quickly encoded photos only the one that was just live is kept', async () => {
  const site = await sampleSite();
  const quick = await publishWith(site, 'quick', { quick: true });
  await publishWith(site, 'thorough', {});
  await publishWith(site, 'next', {});
  expect((await historyOf(site)).map(({ release }) => release)).not.toContain(quick);
});
