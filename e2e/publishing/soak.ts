import assert from 'node:assert/strict';
import { appendFileSync, cpSync, existsSync, lstatSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { areaNames } from '@portfolio/contract/areas';
import type { MediaFiles, ReleaseOwner, Releases } from '@portfolio/contract/release';
import { createRandom } from './random';
import { browse, visit, type Visits } from './visitors';
import { owners, serveSite, sitePaths, workbench } from './workbench';

export type Soaked = Visits & {
  publishes: number;
  rollbacks: number;
  prunes: number;
  /** Bytes on disk, each file counted once: after the first publish, and the maximum. */
  size: { first: number; most: number };
};

/** Number of alternating releases of each workspace. */
const variants = 4;
const visitors = 3;

/**
 * Publishes, rolls back and prunes at random while visitors browse.
 * @throws Error when a load fails, a file is orphaned, or the folder grows without bound.
 */
export async function soak(operations: number, seed: number, page: Page): Promise<Soaked> {
  const random = createRandom(seed);
  const { publish } = await import('@portfolio/publish/publish');
  const { rollback } = await import('@portfolio/publish/rollback');
  const { prune } = await import('@portfolio/publish/prune');
  const { folderStorage } = await import('@portfolio/publish/folder-storage');
  const { PublishError } = await import('@portfolio/publish/storage');
  const bench = workbench('soak');
  const builds = new Map<ReleaseOwner, string[]>();
  for (const owner of owners) builds.set(owner, variantsOf(owner, await bench.build(owner)));
  const storage = folderStorage(bench.site);
  await publish(storage, Object.fromEntries([...builds].map(([owner, [first]]) => [owner, first])));
  const { address, close } = await serveSite(bench.site);
  const paths = await sitePaths(address);
  const size = { first: bytesOf(bench.site), most: 0 };
  const soaked: Soaked = { publishes: 0, rollbacks: 0, prunes: 0, views: 0, loads: 0, renewed: 0, repeated: 0, size };

  const pick = <Value>(list: readonly Value[]) => list[Math.floor(random() * list.length)] as Value;
  let over = false;
  const visiting = Array.from({ length: visitors }, (_, index) =>
    visit(address, paths, createRandom(seed + index + 1), soaked, () => over),
  );
  visiting.push(browse(page, address, createRandom(seed + 100), soaked, () => over));
  const failed = Promise.all(visiting);
  try {
    for (let count = 0; count < operations; count++) {
      const owner = pick(owners);
      const dice = random();
      if (dice < 0.7) {
        await publish(storage, { [owner]: pick(builds.get(owner) ?? []) });
        soaked.publishes++;
      } else if (dice < 0.9) {
        await rollback(storage, owner).catch((error: unknown) => {
          // There is no release before the first.
          if (!(error instanceof PublishError)) throw error;
        });
        soaked.rollbacks++;
      } else {
        await prune(storage, 1 + Math.floor(random() * 10));
        soaked.prunes++;
      }
      if (count % 25 === 0) {
        noOrphans(bench.site);
        size.most = Math.max(size.most, bytesOf(bench.site));
      }
      await Promise.race([failed, new Promise((resolve) => setTimeout(resolve, 20))]);
    }
  } finally {
    over = true;
    await failed.finally(close);
  }
  noOrphans(bench.site);
  size.most = Math.max(size.most, bytesOf(bench.site));
  // Two states of at most ten releases of five workspaces share their files; pages and pointers are small.
  assert.ok(size.most < 4 * size.first, `the folder grew from ${size.first} to ${size.most} bytes`);
  return soaked;
}

function variantsOf(owner: ReleaseOwner, build: string): string[] {
  return Array.from({ length: variants }, (_, index) => {
    if (index === 0) return build;
    const folder = `${build}-${index}`;
    cpSync(build, folder, { recursive: true });
    const file =
      owner === 'shell' ? 'site.json' : join('pages', readdirSync(join(folder, 'content', 'pages'))[0] ?? '');
    appendFileSync(join(folder, 'content', file), ' '.repeat(index));
    return folder;
  });
}

/** Every folder is a release of the history, every picture is used by one, and there are no other files. */
function noOrphans(site: string): void {
  const releases = JSON.parse(readFileSync(join(site, 'releases.json'), 'utf8')) as Releases;
  assert.deepEqual(readdirSync(join(site, '_shell')).sort(), namesIn(releases.shell.history));
  for (const name of areaNames) {
    const folder = join(site, '_areas', name);
    const history = namesIn(releases.areas[name]?.history ?? []);
    assert.deepEqual(
      readdirSync(folder)
        .filter((entry) => entry !== 'media')
        .sort(),
      history,
    );
    const shown = new Set(
      history.flatMap((release) =>
        Object.keys(JSON.parse(readFileSync(join(folder, release, 'content', 'media.json'), 'utf8')) as MediaFiles),
      ),
    );
    const media = join(folder, 'media');
    if (existsSync(media))
      assert.deepEqual(
        readdirSync(media).filter((file) => !shown.has(file.replace(/\.(br|gz)$/, ''))),
        [],
      );
  }
  // The live state, the previous one for pending requests, and the one that becomes the next.
  const beside = ['lock', 'changes.json'];
  const states = readdirSync(join(site, '..', '.site')).filter((name) => !beside.includes(name));
  assert.ok(states.length <= 3 && states.every((name) => /^\d+$/.test(name)), `.site holds ${states.join(', ')}`);
}

function namesIn(history: readonly { release: string }[]): string[] {
  return history.map(({ release }) => release).sort();
}

function bytesOf(site: string): number {
  const seen = new Set<number>();
  let sum = 0;
  const folder = join(site, '..', '.site');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const { ino, size } = lstatSync(join(entry.parentPath, entry.name));
    if (!seen.has(ino)) sum += size;
    seen.add(ino);
  }
  return sum;
}
