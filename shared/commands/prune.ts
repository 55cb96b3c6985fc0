import { prune, releasesKept } from '@portfolio/publish/prune';
import { runCommand } from '@portfolio/workspace/run-command';
import { siteFolder, storageAt } from '@portfolio/publish/site';
import { PublishError } from '@portfolio/publish/storage';

/**
 * `npm run prune [-- 3]`: removes all but the last releases of each workspace. In a bucket their files stay for 24 hours
 * for open pages, or for the hours of `--grace=0`.
 */
await runCommand(async (args) => {
  const hours = args.find((arg) => arg.startsWith('--grace='))?.slice('--grace='.length);
  if (hours !== undefined && !(Number(hours) >= 0))
    throw new PublishError(`"--grace=${hours}" is no number of hours, such as --grace=24.`);
  const [count = String(releasesKept)] = args.filter((arg) => !arg.startsWith('--grace='));
  const keep = Number(count);
  if (!Number.isInteger(keep) || keep < 1)
    throw new PublishError(`"${count}" is no number of releases to keep: say 1 or more.`);
  const removed = await prune(storageAt(siteFolder, hours === undefined ? undefined : Number(hours)), keep);
  console.log(`${removed} releases removed.`);
});
