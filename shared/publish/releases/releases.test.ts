import { writeFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion } from '@portfolio/contract/area-module';
import { areaNames } from '@portfolio/contract/areas';
import type { Releases } from '@portfolio/contract/release';
import { publish } from '../operations/publish/publish';
import { prune } from '../operations/history/prune';
import { readReleases } from './releases';
import { rollback } from '../operations/history/rollback';
import { asContract } from '../testing/other-contract';
import { sampleSite } from '../testing/sample-site';
import { differences } from '../testing/site-files';

test.each(['{"contract": 1, "shell"', 'null', '[]', '{"contract":1,"shell":{"live":7},"areas":{}}', ''])(
  'a pointer file that reads %j stops every command, is named, and nothing is changed',
  async (text) => {
    const site = await sampleSite();
    const pointer = join(site.folder, 'releases.json');
    await rm(pointer);
    await writeFile(pointer, text);
    const before = site.files();
    const refusal = `${pointer} can't be read: it is not as publish wrote it. Nothing was changed. Put a good copy of that file back, or delete ${site.folder} and publish everything again: npm run publish -- all`;

    await expect(site.publish('research', { code: 'second' })).rejects.toThrow(refusal);
    await expect(rollback(site.storage, 'research')).rejects.toThrow(refusal);
    await expect(prune(site.storage, 1)).rejects.toThrow(refusal);
    await expect(readReleases(site.storage)).rejects.toThrow(refusal);
    expect(differences(before, site.files())).toEqual([]);
  },
);

test('after a damaged site was deleted everything is published again', async () => {
  const site = await sampleSite();
  await rm(site.folder);
  await site.publish('shell');
  expect([...site.files().keys()].filter((path) => path.endsWith('.html')).sort()).toEqual([
    '404.html',
    'index.html',
    'offline.html',
    'portfolio.html',
    'works.html',
  ]);
});

test('a release that was deleted by hand comes back with the build it was made of, or by a roll-back to another', async () => {
  const site = await sampleSite();
  const build = await site.build('research', { code: 'second' });
  const [published] = await publish(site.storage, { research: build });
  const whole = site.files();
  const release = join(site.folder, '_areas', 'research', published!.release);
  const missing = `${site.folder}/_areas/research/${published!.release}/browser/release.json is missing: the release was deleted by hand.`;

  await rm(release, { recursive: true });
  await expect(site.publish('architecture', { code: 'second' })).rejects.toThrow(missing);
  await publish(site.storage, { research: build });
  expect(differences(whole, site.files())).toEqual([]);

  await rm(release, { recursive: true });
  await rollback(site.storage, 'research');
  expect(site.files().get('DAM.html')).toContain('data-code="first"');
});

test('a release of another contract is not made live again, and a site of another contract is published whole or not at all', async () => {
  const site = await sampleSite();
  const [published] = await site.publish('research', { code: 'second' });
  const { shell, areas } = JSON.parse(site.files().get('releases.json')!) as Releases;
  const { history } = areas.research!;
  const former = await asContract(site.folder, 'research', history[0]!.release, 0);
  const before = site.files();
  const refusal = `The shell (release ${shell.live}) runs areas of the contracts ${contractVersion - 1} and ${contractVersion}, and not research (release ${former}, contract 0). Nothing was published. Build and publish them too, together with what you publish now: npm run publish -- research`;

  await expect(rollback(site.storage, 'research')).rejects.toThrow(refusal);
  expect(differences(before, site.files())).toEqual([]);
  expect(published!.release).not.toBe(former);
});

test('a site of an older contract is published whole, without the pages that are gone', async () => {
  const site = await sampleSite();
  const pointer = join(site.folder, 'releases.json');
  const text = site.files().get('releases.json')!;
  await rm(pointer);
  await writeFile(pointer, text.replace(`"contract": ${contractVersion}`, '"contract": 3'));
  const folders = Object.fromEntries(
    await Promise.all(
      (['shell', ...areaNames] as const).map(
        async (owner) => [owner, await site.build(owner, { code: 'second' })] as const,
      ),
    ),
  );
  folders['research'] = await site.build('research', { pages: [{ name: 'KEY' }] });
  await publish(site.storage, folders);

  const files = site.files();
  expect(files.has('DAM.html')).toBe(false);
  expect(files.get('HAL.html')).toContain('data-code="second"');
  expect(files.get('releases.json')).toContain(`"contract": ${contractVersion}`);
});
