import { join } from 'node:path';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { releasesKept } from '@portfolio/publish/releases/retention/prune-releases';
import buildComposer from '@portfolio/publish/testing/build-composer';
import { sampleBuild } from '@portfolio/publish/testing/sample-build';
import { CheckedSite, type Counts } from '../state/checked-site';
import type { Step } from '../soak/publisher';
import { createRandom } from '../soak/random';
import { visit, type Visits } from '../soak/visitors';
import { owners, serveSite, sitePaths } from '../../../../e2e/site/workbench';

/** `writes` is the number of writes of one publish. */
export type Swept = Visits & Counts & { writes: number };

/**
 * Publishes a new release of an area again and again; each time the process is killed at a later write, until a publish
 * has no more. Visitors read all the time, and every second time publishers of two other areas wait for the killed one.
 * @param every 1 for each write, 10 for each tenth.
 * @throws Error when a visitor sees a fault, or when the site is not whole after a kill.
 */
export async function sweepKills(
  every: number,
  seed: number,
  notify: (progress: string) => void = () => undefined,
): Promise<Swept> {
  await buildComposer();
  const site = CheckedSite.empty('kill-sweep', 4);
  const publish = sampleReleases(site);
  await site.change({ step: await publish(...owners) });
  const { address, close } = await serveSite(site.folder);
  const paths = await sitePaths(address);
  const visits: Visits = { views: 0, loads: 0, renewed: 0, repeated: 0 };
  let over = false;
  const failed = Promise.all(
    [1, 2].map((visitor) => visit(address, paths, createRandom(seed + visitor), visits, () => over)),
  );
  // A publish reuses the state before the previous one, which the two before it left.
  const publishTwice = async () => {
    await site.change({ step: await publish('research') });
    const [outcome] = await site.change({ step: await publish('research') });
    return outcome?.writes ?? 0;
  };
  let writes = 0;
  try {
    // From then on each publish also removes a release.
    for (let count = 0; count <= releasesKept / 2; count++) writes = await publishTwice();
    for (let write = 1 + (seed % every), count = 0; write <= writes; write += every, count++) {
      const step = await publish('research');
      const waiting = count % 2 === 0 ? await Promise.all([publish('contact'), publish('development')]) : [];
      await Promise.race([failed, site.change({ step, killAt: write }, ...waiting.map((each) => ({ step: each })))]);
      site.assertWhole();
      await site.change({ step });
      site.assertWhole();
      writes = await publishTwice();
      notify(`write ${write} of ${writes}`);
    }
  } finally {
    over = true;
    await failed.finally(close);
    await site.end();
  }
  return { writes, ...site.counts, ...visits };
}

/** @returns a function that makes a step which publishes a new release of each of these workspaces. */
function sampleReleases(site: CheckedSite): (...names: ReleaseOwner[]) => Promise<Step> {
  let count = 0;
  return async (...names) => {
    const builds: Partial<Record<ReleaseOwner, string>> = {};
    for (const owner of names) {
      const folder = join(site.folder, '..', 'builds', `${owner}-${count++}`);
      builds[owner] = await site.know(owner, await sampleBuild(folder, owner, { code: String(count) }));
    }
    return { do: 'publish', builds };
  };
}
