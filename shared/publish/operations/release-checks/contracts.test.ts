import { contractVersion } from '@portfolio/contract/area-module';
import { liveOf } from '@portfolio/contract/published/live-areas';
import { readReleases } from '../../releases/releases';
import { sampleSite } from '../../testing/sample-site';
import { differences } from '../../testing/site-files';
import { rollbackTogether } from '../history/rollback';

test('a shell goes live before its areas, and each follows when it likes', async () => {
  const site = await sampleSite(undefined, { contract: contractVersion - 1 });
  await site.publish('shell', { code: 'second' });
  await site.publish('architecture', { code: 'second' });
  expect((await readReleases(site.storage))!.contract).toBe(contractVersion);
  await site.publish('research', { code: 'later', contract: contractVersion - 1 });
  expect(site.files().get('DAM.html')).toContain('data-code="later"');
});

test('an area that needs a newer shell stays away until that is live', async () => {
  const site = await sampleSite(undefined, { contract: contractVersion - 1 });
  const before = site.files();
  const live = liveOf((await readReleases(site.storage))!, 'shell')?.live;
  await expect(site.publish('research', { code: 'second' })).rejects.toThrow(
    new RegExp(
      `^The shell \\(release ${live}\\) runs areas of the contracts ${contractVersion - 2} and ${contractVersion - 1}, and not research \\(release \\w+, contract ${contractVersion}\\)\\. Nothing was published\\. A shell of contract ${contractVersion} goes live first: npm run publish -- shell\\.`,
    ),
  );
  expect(differences(before, site.files())).toEqual([]);
});

test('a shell does not go live over areas of two versions before', async () => {
  const site = await sampleSite(undefined, { contract: contractVersion - 2 });
  await expect(site.publish('shell', { code: 'second' })).rejects.toThrow(
    /and not architecture \(.*\), development .*Build and publish them too, together with what you publish now: npm run publish -- architecture development research contact\./,
  );
});

test('a shell goes back alone as long as no area needs it', async () => {
  const site = await sampleSite(undefined, { contract: contractVersion - 1 });
  await site.publish('shell', { code: 'second' });
  await rollbackTogether(site.storage, [{ owner: 'shell' }]);
  expect((await readReleases(site.storage))!.contract).toBe(contractVersion - 1);
});
