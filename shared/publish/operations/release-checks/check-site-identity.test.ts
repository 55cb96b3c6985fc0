import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publish } from '../publish/publish';
import { sampleSite } from '../../testing/sample-site';

async function shellOf(site: Awaited<ReturnType<typeof sampleSite>>, change: object): Promise<string> {
  const folder = await site.build('shell', { code: 'second' });
  const file = join(folder, 'content', 'site.json');
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), ...change }));
  return folder;
}

test('the shell of another site is refused, and the site stays', async () => {
  const site = await sampleSite();
  await publish(site.storage, { shell: await shellOf(site, { address: 'https://first.studio' }) });
  const before = site.files();
  const shell = await shellOf(site, { name: 'Other', address: 'https://other.studio' });
  await expect(publish(site.storage, { shell })).rejects.toThrow(
    `${site.storage.where} holds the site "Sample" (https://first.studio), and this shell is of "Other" (https://other.studio). Nothing was published. Name another place with SITE=…`,
  );
  expect(site.files()).toEqual(before);
});

test('a site at a sample address may become any other', async () => {
  const site = await sampleSite();
  const shell = await shellOf(site, { name: 'Other', address: 'https://other.studio' });
  expect(await publish(site.storage, { shell })).toMatchObject([{ changed: true }]);
});

test('a site may take another name, and another address', async () => {
  const site = await sampleSite();
  await publish(site.storage, { shell: await shellOf(site, { address: 'https://first.studio' }) });
  await publish(site.storage, { shell: await shellOf(site, { name: 'Other', address: 'https://first.studio' }) });
  const moved = await shellOf(site, { name: 'Other', address: 'https://other.studio' });
  const [published] = await publish(site.storage, { shell: moved });
  expect(published).toMatchObject({ changed: true });
});
