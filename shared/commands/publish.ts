import { buildWorkspaces, owners } from '@portfolio/build/build-workspace';
import { strangerSentences } from '@portfolio/publish/live-areas';
import { checkLive } from '@portfolio/publish/ready/check-live';
import { readyTable } from '@portfolio/publish/ready/ready-table';
import { heldSentences, readReleases } from '@portfolio/publish/releases';
import { openSite, outputOf, ownerNamed, withWorkspaces } from '@portfolio/publish/site';
import { PublishError } from '@portfolio/publish/storage';
import { runCommand } from '@portfolio/workspace/run-command';

/** `npm run publish -- research`: builds what changed of the named workspaces ("all" for every one) and publishes them. */
await runCommand(async (args) => {
  if (args.length === 0)
    throw new PublishError('Say what to publish: npm run publish -- research, or several names, or all.');
  const storage = openSite();
  const releases = await readReleases(storage);
  const held = heldSentences(releases, args.includes('all') ? owners : []);
  for (const sentence of [...held.values(), ...strangerSentences(releases)]) console.log(sentence);
  const names = args.includes('all') ? owners.filter((owner) => !held.has(owner)) : args.map(ownerNamed);
  const published = await withWorkspaces(names, async () => {
    await buildWorkspaces(names);
    const { publish } = await import('@portfolio/publish/publish');
    return publish(storage, Object.fromEntries(names.map((name) => [name, outputOf(name)])));
  });
  for (const { owner, release, changed } of published)
    console.log(`${owner}: release ${release} ${changed ? 'is live' : 'was live already'}.`);
  console.log(`${published[0]?.composed ?? 0} pages composed.`);
  console.log(`\n${readyTable(await checkLive(storage))}`);
});
