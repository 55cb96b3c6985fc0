import { prune, pruneRemoved } from '@portfolio/publish/operations/history/prune';
import { releasesKept } from '@portfolio/publish/releases/retention/prune-releases';
import { runCommand } from '@portfolio/workspace/run-command';
import { siteFolder, storageAt, waitFor, waitOption } from '@portfolio/publish/site';
import { PublishError, type Storage } from '@portfolio/publish/storage/storage';

await runCommand(
  {
    does: 'Removes all but the last releases of each workspace; ten stay where no number is said. In a bucket their files stay for a while, for open pages.',
    usage: 'npm run site -- prune [number]',
    options: {
      removed: { type: 'boolean', says: 'removes the releases that still hold pages which were taken away' },
      grace: { type: 'string', says: 'hours for which files stay in a bucket; 24 without it' },
      ...waitOption,
    },
    example: 'npm run site -- prune 5',
  },
  async ([count = String(releasesKept)], { grace, removed, wait }) => {
    if (grace !== undefined && !(Number(grace || NaN) >= 0))
      throw new PublishError(`"--grace=${grace}" is no number of hours, such as --grace=24.`);
    const storage = storageAt(siteFolder(), waitFor(wait), grace === undefined ? undefined : Number(grace));
    if (removed) return pruneOfRemoved(storage);
    const keep = Number(count);
    if (!Number.isInteger(keep) || keep < 1)
      throw new PublishError(`"${count}" is no number of releases to keep: say 1 or more, or --removed.`);
    console.log(`${(await prune(storage, keep)).length} releases removed.`);
  },
);

async function pruneOfRemoved(storage: Storage): Promise<void> {
  const leftovers = await pruneRemoved(storage);
  for (const { area, release, pages } of leftovers)
    console.log(
      `${area}: release ${release} is removed, with ${pages.join(', ')}. It can't be rolled back to any more.`,
    );
  console.log(`${leftovers.length} releases removed.`);
}
