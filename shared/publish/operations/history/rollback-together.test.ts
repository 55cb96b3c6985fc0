import { areaNames } from '@portfolio/contract/areas';
import { contractVersion } from '@portfolio/contract/area-module';
import { publish } from '../publish/publish';
import { readReleases } from '../../releases/releases';
import { rollback, rollbackTo, rollbackTogether } from './rollback';
import { asContract } from '../../testing/other-contract';
import { sampleSite, type SampleSite } from '../../testing/sample-site';
import { differences } from '../../testing/site-files';

const owners = ['shell', ...areaNames] as const;
const pagesOf = (site: SampleSite) => new Map([...site.files()].filter(([path]) => path.endsWith('.html')));

async function publishAll(site: SampleSite, code: string) {
  await publish(
    site.storage,
    Object.fromEntries(
      await Promise.all(owners.map(async (owner) => [owner, await site.build(owner, { code })] as const)),
    ),
  );
}

test('shell and areas go back over a version of the contract together, and no one alone', async () => {
  const site = await sampleSite();
  const former = pagesOf(site);
  await publishAll(site, 'second');
  const { shell, areas } = (await readReleases(site.storage))!;
  for (const [owner, { history }] of Object.entries({ shell, ...areas }))
    await asContract(site.folder, owner as 'shell', history[0]!.release, contractVersion - 1);

  await expect(rollback(site.storage, 'shell')).rejects.toThrow(
    `A shell of contract ${contractVersion} goes live first: npm run publish -- shell. Where the shell goes back, so do its areas: npm run rollback -- shell ${areaNames.join(' ')}`,
  );
  await rollbackTogether(
    site.storage,
    owners.map((owner) => ({ owner })),
  );
  expect((await readReleases(site.storage))!.contract).toBe(contractVersion - 1);
  const pages = (files: ReadonlyMap<string, string>) =>
    [...files].map(([path, text]) => [path, /data-code="\w+"/.exec(text)?.[0]]);
  expect(pages(pagesOf(site))).toEqual(pages(former));
});

test('the whole site goes back to a former state by its number', async () => {
  const site = await sampleSite();
  await site.publish('research', { code: 'second' });
  const former = pagesOf(site);
  const { number } = (await readReleases(site.storage))!.states!.at(-1)!;
  await site.publish('architecture', { code: 'third' });
  await site.publish('shell', { code: 'fourth' });
  expect(differences(former, pagesOf(site))).not.toEqual([]);

  const published = await rollbackTo(site.storage, String(number));
  expect(published.map(({ owner }) => owner).sort()).toEqual(['architecture', 'shell']);
  expect(differences(former, pagesOf(site))).toEqual([]);
});

test('a state that is not there is refused with those that are', async () => {
  const site = await sampleSite();
  await expect(rollbackTo(site.storage, '7')).rejects.toThrow(
    `There is no state 7 of ${site.folder}. There are: 1 (npm run site -- releases). Nothing was changed.`,
  );
});
