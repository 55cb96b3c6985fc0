import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publish } from '../../operations/publish/publish';
import type { Storage } from '../storage';
import { sampleSite, type SampleSite } from '../../testing/sample-site';
import { differences } from '../../testing/site-files';
import { temporaryFolder } from '../../testing/temporary-folder';

/** Whether a small disk could be put into the folder; in most containers nobody may. */
function mountDisk(folder: string, kilobytes: number): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder]).status === 0;
}

/** A site whose writes end on a device that is always full, after the first `count`. */
function fullAfter(count: number, storage: Storage): Storage {
  let written = 0;
  const fill = () =>
    existsSync('/dev/full')
      ? writeFile('/dev/full', 'x')
      : Promise.reject(Object.assign(new Error(), { code: 'ENOSPC' }));
  return {
    ...storage,
    change: (work) =>
      storage.change((draft) =>
        work({ ...draft, write: (path, bytes) => (written++ < count ? draft.write(path, bytes) : fill()) }),
      ),
  };
}

const sentence = (site: SampleSite) =>
  `${site.folder} can't be written: the disk is full. Nothing was published, the site is as it was. Free some space (npm run site -- prune removes old releases) and try again.`;

test('a device that is full at any write leaves the site as it was, says so in one sentence, and the next publish works', async () => {
  const site = await sampleSite();
  const before = site.files();
  const research = await site.build('research', { code: 'second' });
  let refused = 0;
  for (let count = 0; ; count += 3) {
    const outcome = await publish(fullAfter(count, site.storage), { research }).catch(
      (error: unknown) => (error as Error).message,
    );
    if (typeof outcome !== 'string') break;
    expect(outcome).toBe(sentence(site));
    expect(differences(before, site.files())).toEqual([]);
    expect(await readdir(join(site.folder, '..', '.site'))).toEqual(['1', 'changes.json']);
    refused++;
  }
  expect(refused).toBeGreaterThan(3);
});

test('a disk that fills up at any point leaves the site as it was, and a publish works once there is room', async () => {
  const disk = temporaryFolder();
  const mounted = mountDisk(disk, 2000);
  try {
    const site = await sampleSite(disk);
    const before = site.files();
    const research = await site.build('research', { pages: [{ name: 'DAM', text: 'x'.repeat(30_000) }] });
    const ballast = join(disk, 'ballast');
    const outcomes: string[] = [];
    // Without a disk of its own it is not filled: the device above is then the one that is full.
    for (let left = 0; mounted && left < 400 && outcomes.at(-1) !== 'published'; left += 8) {
      spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=1k']);
      await truncate(ballast, (await stat(ballast)).size - left * 1024);
      outcomes.push(
        await publish(site.storage, { research }).then(
          () => 'published',
          (error: unknown) => (error as Error).message,
        ),
      );
      if (outcomes.at(-1) !== 'published') expect(differences(before, site.files())).toEqual([]);
    }
    expect(outcomes.filter((outcome) => outcome !== 'published' && outcome !== sentence(site))).toEqual([]);
    if (mounted) expect(outcomes.length).toBeGreaterThan(3);
    await rm(ballast, { force: true });
    await publish(site.storage, { research });
    expect(site.files().get('DAM.html')).toContain('xxx');
  } finally {
    if (mounted) spawnSync('umount', ['--lazy', disk]);
  }
});
