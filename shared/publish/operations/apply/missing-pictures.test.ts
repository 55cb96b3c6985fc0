import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { publish } from '../publish/publish';
import { prune } from '../history/prune';
import { rollback } from '../history/rollback';
import type { Storage } from '../../storage/storage';
import { sampleSite } from '../../testing/sample-site';
import { differences } from '../../testing/site-files';

const pages = [{ name: 'KEY', pictures: { plan: '<svg>another plan</svg>' } }];

test('a build whose pictures vanish while it is published does not go live', async () => {
  const site = await sampleSite();
  const research = await site.build('research', { pages });
  const before = site.files();
  const replaced: Storage = {
    ...site.storage,
    // What another build does, after this one was checked and before its pictures are copied.
    change: (work) =>
      site.storage.change(async (draft) => {
        await rm(join(research, 'content', 'media'), { recursive: true });
        return work(draft);
      }),
  };
  await expect(publish(replaced, { research })).rejects.toThrow(
    'The build of research was replaced by another while it was published: content/media/KEY-plan-',
  );
  expect(differences(before, site.files())).toEqual([]);
});

test('a picture that was deleted by hand comes back with a publish, and a roll-back that needs it is refused', async () => {
  const site = await sampleSite();
  const media = join(site.folder, '_areas', 'research', 'media');
  const [picture] = await readdir(media);
  await site.publish('research', { pages });
  await rm(join(media, picture!));
  await expect(rollback(site.storage, 'research')).rejects.toThrow(`${picture} is missing, which release`);
  await site.publish('research');
  expect(existsSync(join(media, picture!))).toBe(true);
});

test('a prune beside a release that lost its list of pictures removes none', async () => {
  const site = await sampleSite();
  const [second] = await site.publish('research', { code: 'second', pages });
  await site.publish('research', { code: 'third' });
  await rm(join(site.folder, '_areas', 'research', second!.release, 'content', 'media.json'));
  const before = await readdir(join(site.folder, '_areas', 'research', 'media'));
  expect(await prune(site.storage, 2)).toHaveLength(1);
  expect(await readdir(join(site.folder, '_areas', 'research', 'media'))).toEqual(expect.arrayContaining(before));
});
