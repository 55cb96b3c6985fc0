import { prune } from '@portfolio/publish/operations/history/prune';
import { publish } from '@portfolio/publish/operations/publish/publish';
import { readReleases } from '@portfolio/publish/releases/releases';
import { rollback } from '@portfolio/publish/operations/history/rollback';
import type { Storage } from '@portfolio/publish/storage/storage';
import type { AreaName } from '@portfolio/contract/areas';
import { liveOf } from '@portfolio/contract/published/live-areas';
import { createRandom } from '../../soak/random';
import { disturb } from './disturbances';
import { storageOf, type SiteAt } from '../site-of';

/** What a team's process does. `builds` are folders and their releases, in order. */
export type TeamOptions = {
  site: SiteAt;
  area: AreaName;
  builds: readonly { folder: string; release: string }[];
  seed: number;
  /** Share of answers that never arrive. */
  lost: number;
  /** Requests after which the process is killed, on average; 0 for never. One publish sends about a hundred. */
  life: number;
  /** Control: `live` is written without its condition. */
  blind: boolean;
  /** Every so many publishes one is rolled back. */
  rollbackEvery: number;
  grace: number;
};

/** Of the rounds of a team. */
const pruneShare = 0.5;

/** Publishes what is left of a team's builds; started again after every kill, it goes on where the site is. */
async function run(options: TeamOptions): Promise<void> {
  const { site, area, builds, rollbackEvery, grace } = options;
  const random = createRandom(options.seed);
  disturb(options, random);
  const storage = storageOf(site, grace);
  for (;;) {
    const releases = await readReleases(storage);
    const present = releases && liveOf(releases, area);
    const indexOf = (release: string | undefined) => builds.findIndex((build) => build.release === release);
    const [live, newest] = [indexOf(present?.live), indexOf(present?.history.at(-1)?.release)];
    const isRolledBack = live !== newest;
    if (live > 0 && !isRolledBack && live % rollbackEvery === 0) {
      await rollback(storage, area);
      process.send?.('rolled back');
      continue;
    }
    if (random() < pruneShare) await pruneBesideOthers(storage);
    const next = builds[newest + 1];
    if (!next) return;
    await publish(storage, { [area]: next.folder });
    process.send?.('published');
  }
}

/** Another team may be pruning: it then removes the files. */
async function pruneBesideOthers(storage: Storage): Promise<void> {
  await prune(storage, 3).then(
    () => process.send?.('pruned'),
    (error: unknown) => {
      if (!String(error).includes('Another prune is removing files')) throw error;
    },
  );
}

await run(JSON.parse(process.argv[2] ?? '') as TeamOptions);
process.exit(0);
