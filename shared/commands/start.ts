import { createServer } from 'node:http';
import { buildWorkspaces, owners, type Built } from '@portfolio/build/build-workspace';
import { withOutputs } from '@portfolio/build/output-lock';
import type { Care } from '@portfolio/content/media/encoding/encode';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { mailboxFolder, withMailbox } from '@portfolio/mailbox/with-mailbox';
import { originHere, subjectOf } from '@portfolio/publish/releases/log/entry/origin';
import { unlistedAreaSentences } from '@portfolio/contract/published/live-areas';
import { checkPort, listenWith, portFrom } from '@portfolio/publish/hosting/server/port';
import { checkLive } from '@portfolio/publish/checks/launch/check-live';
import { readReleases } from '@portfolio/publish/releases/releases';
import { publish } from '@portfolio/publish/operations/publish/publish';
import { rememberLiveRoutes } from '@portfolio/publish/releases/remember-live-routes';
import { serverLimits } from '@portfolio/publish/hosting/server/serve';
import { openHandler, openSite, sitePath, waitFor, waitOption } from '@portfolio/publish/site';
import type { Storage } from '@portfolio/publish/storage/storage';
import { contentRoot, outputOf } from '@portfolio/workspace/content-root';
import type { Wait } from '@portfolio/workspace/lock';
import { root } from '@portfolio/workspace/root';
import { runCommand } from '@portfolio/workspace/run-command';
import { withSource } from '@portfolio/workspace/source-commit';
import { buildWithProgress } from './build-with-progress';
import { skippedSentences } from './skipped-sentences';
import { withLog } from './with-log';
import { showWhile } from './show-progress';

const nextSteps = `Change a sentence in shell/content/site.md or in a page's index.md, and run npm start again.
Make it yours: npm run new site takes the sample away. Stop with Ctrl-C.`;

await runCommand(
  {
    does: 'Builds what changed, publishes it into the site, and serves the site with a mailbox beside it, on port 4173 or PORT. Photos that were never encoded are shown in a quick encoding first; the thorough one is published when it is there.',
    usage: 'npm start --',
    options: waitOption,
    example: 'PORT=8080 npm start',
  },
  async (_, { wait: seconds }) => {
    const port = portFrom(process.env['PORT']);
    const wait = waitFor(seconds);
    const storage = openSite(wait);
    await checkPort(port);
    await rememberLiveRoutes(contentRoot, storage);
    for (const sentence of await sentencesOn(storage)) console.log(sentence);
    const built = await buildAndPublish(storage, wait, owners, 'quick');
    const server = createServer(serverLimits, withMailbox(mailboxFolder(root), openHandler()));
    const address = (await listenWith(server, port)) + (await sitePath());
    console.log(`\nThe site is at ${address}\n\n${nextSteps}\n${await publicity(storage)}`);
    const quick = built.filter((each) => each.quick).map(({ owner }) => owner);
    if (quick.length > 0) await publishThoroughly(storage, wait, quick);
  },
);

async function sentencesOn(storage: Storage): Promise<string[]> {
  return [...(await skippedSentences(storage, owners)).values(), ...unlistedAreaSentences(await readReleases(storage))];
}

/** Builds and publishes workspaces, apart from those that a roll-back pinned and the one that is rolled out. */
async function buildAndPublish(
  storage: Storage,
  wait: Wait,
  names: readonly ReleaseOwner[],
  care: Care,
): Promise<Built[]> {
  return withOutputs(names, wait, async () => {
    const alone = await skippedSentences(storage, names);
    const free = names.filter((owner) => !alone.has(owner));
    const build = () => (care === 'quick' ? buildWithProgress(free, { care, types: 'later' }) : buildSilently(free));
    const { source, result: built } = await withSource(contentRoot, build);
    const folders = Object.fromEntries(free.map((name) => [name, outputOf(name)]));
    const notes = built.map(
      ({ owner, quick }) => [owner, { ...source, ...(quick && { quick: true as const }) }] as const,
    );
    const site = withLog(storage, originHere('start', subjectOf(source?.commit)));
    const publishing = () => publish(site, folders, new Date(), [], Object.fromEntries(notes));
    await (care === 'quick' ? showWhile('Publishing', publishing) : publishing());
    return built;
  });
}

async function buildSilently(names: readonly ReleaseOwner[]): Promise<Built[]> {
  const built: Built[] = [];
  await buildWorkspaces(names, { types: 'later', onBuilt: (each) => built.push(each), notify: () => undefined });
  return built;
}

/** While the site is served. What fails here leaves the site with the quick photos, and the server running. */
async function publishThoroughly(storage: Storage, wait: Wait, names: readonly ReleaseOwner[]): Promise<void> {
  const began = performance.now();
  console.log('Photos are encoded thoroughly meanwhile; each area is published again when its own are there.');
  for (const name of names) await buildAndPublish(storage, wait, [name], 'thorough');
  console.log(`All photos are encoded (${((performance.now() - began) / 1000).toFixed(0)} s).`);
}

/** A line that says whether the site is ready for the public. */
async function publicity(storage: Storage): Promise<string> {
  const lacking = (await checkLive(storage)).filter(({ problems }) => problems.length > 0);
  return lacking.length > 0
    ? `A public site still lacks: ${lacking.map(({ what }) => what).join(', ')} (npm run check says where).\n`
    : '';
}
