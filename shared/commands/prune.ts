import { prune, pruneRemoved, releasesKept } from '@portfolio/publish/prune';
import { runCommand } from '@portfolio/workspace/run-command';
import { openSite } from '@portfolio/publish/site';
import { PublishError } from '@portfolio/publish/storage';

/**
 * `npm run prune [-- 3]`: removes all but the last releases of each workspace. `npm run prune -- --removed`: removes every
 * release that still holds a page which was removed, so that nobody can read it any more.
 */
await runCommand(async ([option = String(releasesKept)]) => {
  if (option === '--removed') return pruneOfRemoved();
  const keep = Number(option);
  if (!Number.isInteger(keep) || keep < 1)
    throw new PublishError(`"${option}" is no number of releases to keep: say 1 or more, or --removed.`);
  console.log(`${(await prune(openSite(), keep)).length} releases removed.`);
});

async function pruneOfRemoved(): Promise<void> {
  const leftovers = await pruneRemoved(openSite());
  for (const { area, release, pages } of leftovers)
    console.log(
      `${area}: release ${release} is removed, with ${pages.join(', ')}. It can't be rolled back to any more.`,
    );
  console.log(`${leftovers.length} releases removed.`);
}
