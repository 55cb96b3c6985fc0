import assert from 'node:assert/strict';
import { appendFileSync, cpSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { CheckedSite, type Counts } from '../state/checked-site';
import type { Step } from './publisher';
import { createRandom } from './random';
import { RandomOrders } from './random-orders';
import { browse, visit, type Visits } from './visitors';
import { owners, serveSite, sitePaths, workbench } from '../../../../e2e/site/workbench';

export type Soaked = Visits &
  Counts &
  Record<Step['do'], number> & {
    /** Bytes on disk, each file counted once: after the first publish, and the maximum. */
    size: { first: number; most: number };
  };

/** Number of alternating releases of each workspace. */
const variants = 4;
const visitors = 3;
/** Number of steps between two checks of all files. */
const checkEvery = 25;

/**
 * Publishes, rolls back and prunes at random while visitors browse. One step in four is killed at a random write, and
 * one in four has other publishers that wait for it.
 * @throws Error when a load fails, a release is lost, a file is orphaned, or the folder grows without bound.
 */
export async function soak(
  operations: number,
  seed: number,
  page: Page,
  notify: (progress: string) => void = () => undefined,
): Promise<Soaked> {
  const bench = workbench('soak');
  const site = new CheckedSite(bench.site, 4);
  const builds = new Map<ReleaseOwner, readonly string[]>();
  for (const owner of owners) {
    builds.set(owner, variantsOf(owner, await bench.build(owner)));
    for (const build of builds.get(owner) ?? []) await site.know(owner, build);
  }
  const all = Object.fromEntries([...builds].map(([owner, [first]]) => [owner, first]));
  await site.change({ step: { do: 'publish', builds: all } });
  const { address, close } = await serveSite(bench.site);
  const paths = await sitePaths(address);
  const size = { first: bytesOf(bench.site), most: 0 };
  const visits: Visits = { views: 0, loads: 0, renewed: 0, repeated: 0 };
  const steps = { publish: 0, rollback: 0, prune: 0 };

  let over = false;
  const visiting = Array.from({ length: visitors }, (_, index) =>
    visit(address, paths, createRandom(seed + index + 1), visits, () => over),
  );
  visiting.push(browse(page, address, createRandom(seed + 100), visits, () => over));
  const failed = Promise.all(visiting);
  const orders = new RandomOrders(builds, createRandom(seed));
  const check = () => {
    site.assertWhole();
    size.most = Math.max(size.most, bytesOf(bench.site));
  };
  try {
    for (let count = 0, unchecked = 0; count < operations;) {
      const next = orders.next();
      count += next.length;
      unchecked += next.length;
      const outcomes = await Promise.race([failed.then(() => []), site.change(...next)]);
      next.forEach(({ step }, index) => {
        steps[step.do]++;
        const outcome = outcomes[index];
        if (outcome?.end === 'done') orders.learn(step, outcome.writes);
      });
      if (unchecked < checkEvery) continue;
      check();
      unchecked = 0;
      notify(`${count} operations, ${site.counts.kills} kills, ${visits.views} views`);
    }
  } finally {
    over = true;
    await failed.finally(close);
    await site.end();
  }
  check();
  // Two states of at most ten releases of five workspaces share their files; pages and pointers are small.
  assert.ok(size.most < 4 * size.first, `the folder grew from ${size.first} to ${size.most} bytes`);
  return { ...steps, ...site.counts, ...visits, size };
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
