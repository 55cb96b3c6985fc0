import { sampleSite } from '../../testing/sample-site';
import { differences } from '../../testing/site-files';

test('a page whose address differs from another area’s only in capitals is refused', async () => {
  const site = await sampleSite();
  const before = site.files();

  await expect(site.publish('research', { pages: [{ name: 'hal' }] })).rejects.toThrow(
    '/HAL of architecture and /hal of research: their addresses differ only in capitals. Nothing was published. Rename one of them and publish it.',
  );
  expect(differences(before, site.files())).toEqual([]);
});

test('a page with the code of another area’s page is refused', async () => {
  const site = await sampleSite();

  await expect(site.publish('research', { pages: [{ name: 'TOWER', label: 'spa' }] })).rejects.toThrow(
    '/SPA of architecture and /TOWER of research: their code is "spa". Nothing was published.',
  );
});

test('pages of one area may be published again', async () => {
  const site = await sampleSite();

  expect(await site.publish('research', { code: 'second' })).toMatchObject([{ owner: 'research', changed: true }]);
});
