import { owners } from '@portfolio/build/build-workspace';
import { strangerSentences } from '@portfolio/publish/live-areas';
import { checkLive } from '@portfolio/publish/ready/check-live';
import { readyTable } from '@portfolio/publish/ready/ready-table';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { rememberLiveRoutes } from '@portfolio/publish/remember-live-routes';
import { heldSentences, readReleases } from '@portfolio/publish/releases';
import { openSite, ownerNamed, withWorkspaces } from '@portfolio/publish/site';
import { PublishError, type Storage } from '@portfolio/publish/storage';
import { contentRoot, outputOf } from '@portfolio/workspace/content-root';
import { runCommand } from '@portfolio/workspace/run-command';
import { withSource } from '@portfolio/workspace/source-commit';
import { buildShown } from './build-shown';

/**
 * `npm run publish -- research`: builds what changed of the named workspaces ("all" for every one) and publishes them.
 * With `--hold` they are uploaded and wait for `npm run release`.
 */
await runCommand(async (options) => {
  const args = options.filter((option) => option !== '--hold');
  const isHeld = args.length < options.length;
  if (args.length === 0)
    throw new PublishError('Say what to publish: npm run publish -- research, or several names, or all.');
  const storage = openSite();
  const releases = await readReleases(storage);
  const held = heldSentences(releases, args.includes('all') ? owners : []);
  for (const sentence of [...held.values(), ...strangerSentences(releases)]) console.log(sentence);
  const names = args.includes('all') ? owners.filter((owner) => !held.has(owner)) : args.map(ownerNamed);
  await rememberLiveRoutes(contentRoot, storage);
  const published = await withWorkspaces(names, async () => {
    const { source } = await withSource(contentRoot, () => buildShown(names));
    const outputs = Object.fromEntries(names.map((name) => [name, outputOf(name)]));
    if (isHeld) return uploadHeld(storage, outputs);
    const { publish } = await import('@portfolio/publish/publish');
    const notes = Object.fromEntries(names.map((name) => [name, { ...source }]));
    return publish(storage, outputs, new Date(), [], notes);
  });
  for (const { owner, release, changed } of published)
    console.log(`${owner}: release ${release} ${changed ? 'is live' : 'was live already'}.`);
  console.log(`${published[0]?.composed ?? 0} pages composed.`);
  console.log(`\n${readyTable(await checkLive(storage))}`);
});

async function uploadHeld(storage: Storage, outputs: Partial<Record<ReleaseOwner, string>>): Promise<[]> {
  const { uploadWaiting, waitingSentence } = await import('@portfolio/publish/waiting-releases');
  const uploaded = await uploadWaiting(storage, outputs);
  for (const { owner, release } of uploaded) console.log(`${owner}: release ${release} is uploaded and waits.`);
  if (uploaded[0]) console.log(waitingSentence(uploaded[0]));
  return [];
}
