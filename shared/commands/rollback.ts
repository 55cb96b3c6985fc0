import { checkLive } from '@portfolio/publish/checks/launch/check-live';
import { checksTable } from '@portfolio/publish/checks/launch/checks-table';
import { originHere } from '@portfolio/publish/releases/log/entry/origin';
import type { Rollout } from '@portfolio/contract/release';
import { runCommand } from '@portfolio/workspace/run-command';
import { rollbackTo, rollbackTogether, type Target } from '@portfolio/publish/operations/history/rollback';
import { endRollout } from '@portfolio/publish/operations/rollout/rollout';
import { readRollout } from '@portfolio/publish/releases/rollout-file';
import { emptyReleases, readReleases } from '@portfolio/publish/releases/releases';
import { openSite, ownerOn, waitFor, waitOption } from '@portfolio/publish/site';
import { PublishError, type Storage } from '@portfolio/publish/storage/storage';
import { liveOf } from '@portfolio/contract/published/live-areas';
import { messageOption, withLog } from './with-log';

await runCommand(
  {
    does: 'Makes the release before the live one live again, or the named release, without a build. Several workspaces go back in one step; a rollout that runs is ended.',
    usage: 'npm run rollback -- <workspace>… | <workspace> <release>',
    options: {
      to: { type: 'string', says: 'takes the whole site back to a state that npm run site -- releases lists' },
      ...messageOption,
      ...waitOption,
    },
    example: 'npm run rollback -- shell research',
  },
  async (words, { to, message, wait }) => {
    // The script of an area that left home names it already.
    const args = [...new Set(words)];
    const storage = withLog(openSite(waitFor(wait)), originHere('rollback', message));
    const running = await readRollout(storage);
    if (to === undefined && args.length === 1 && running && running.owner === args[0])
      return endRunning(storage, running);
    const published =
      to === undefined ? await rollbackTogether(storage, await targets(storage, args)) : await rollbackTo(storage, to);
    for (const { owner, release } of published) console.log(`${owner}: release ${release} is live.`);
    console.log(`${published[0]?.pages.length ?? 0} pages composed.`);
    console.log(`\n${checksTable(await checkLive(storage))}`);
  },
);

async function endRunning(storage: Storage, { owner }: Rollout): Promise<void> {
  const { release, percent } = await endRollout(storage, owner);
  const live = liveOf((await readReleases(storage)) ?? emptyReleases(), owner)?.live;
  const rest = live ? `all visitors get release ${live}, which stayed live` : `${owner} is not on the site, as before`;
  console.log(`${owner}: the rollout of release ${release} to ${percent} % of the visitors is ended; ${rest}.`);
}

/** The names, or one name and its release. */
async function targets(storage: Storage, [name, second, ...rest]: readonly string[]): Promise<Target[]> {
  if (!name)
    throw new PublishError(
      'Say what to roll back: npm run rollback -- research, or research and a release from npm run site -- releases, or several names.',
    );
  if (second && /^[0-9a-f]{7,}$/.test(second)) return [{ owner: await ownerOn(storage, name), release: second }];
  return Promise.all(
    [name, ...(second ? [second] : []), ...rest].map(async (each) => ({ owner: await ownerOn(storage, each) })),
  );
}
