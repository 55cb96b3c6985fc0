import { prune, releasesKept } from '@portfolio/publish/prune';
import { runCommand } from '@portfolio/workspace/run-command';
import { openSite } from '@portfolio/publish/site';
import { PublishError } from '@portfolio/publish/storage';

/** `npm run prune [-- 3]`: removes all but the last releases of each workspace. */
await runCommand(async ([count = String(releasesKept)]) => {
  const keep = Number(count);
  if (!Number.isInteger(keep) || keep < 1)
    throw new PublishError(`"${count}" is no number of releases to keep: say 1 or more.`);
  const removed = await prune(openSite(), keep);
  console.log(`${removed} releases removed.`);
});
