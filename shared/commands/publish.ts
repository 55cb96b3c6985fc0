import { buildWorkspaces, owners } from '@portfolio/build/build-workspace';
import { root } from '@portfolio/workspace/root';
import { rememberLiveRoutes } from '@portfolio/publish/remember-live-routes';
import { heldSentences, readReleases } from '@portfolio/publish/releases';
import { openSite, outputOf, ownerNamed, withWorkspaces } from '@portfolio/publish/site';
import { PublishError } from '@portfolio/publish/storage';
import { runCommand } from '@portfolio/workspace/run-command';

/** `npm run publish -- research`: builds what changed of the named workspaces ("all" for every one) and publishes them. */
await runCommand(async (args) => {
  if (args.length === 0)
    throw new PublishError('Say what to publish: npm run publish -- research, or several names, or all.');
  const storage = openSite();
  const held = heldSentences(await readReleases(storage), args.includes('all') ? owners : []);
  for (const sentence of held.values()) console.log(sentence);
  const names = args.includes('all') ? owners.filter((owner) => !held.has(owner)) : args.map(ownerNamed);
  await rememberLiveRoutes(root, storage);
  const published = await withWorkspaces(names, async () => {
    await buildWorkspaces(names);
    const { publish } = await import('@portfolio/publish/publish');
    return publish(storage, Object.fromEntries(names.map((name) => [name, outputOf(name)])));
  });
  for (const { owner, release, pages, changed } of published) {
    console.log(
      changed
        ? `${owner}: release ${release} is live, ${pages} pages composed.`
        : `${owner}: release ${release} was live already.`,
    );
  }
});
