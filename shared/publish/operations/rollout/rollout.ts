import { feedFile, pointerFile, rolloutFolder } from '@portfolio/contract/published/paths';
import type { ReleaseNote, ReleaseOwner, Releases, Rollout } from '@portfolio/contract/release';
import { liveOf } from '@portfolio/contract/published/live-areas';
import { requireSite } from '../../releases/releases';
import { PublishError, type Draft, type Storage } from '../../storage/storage';
import type { Published } from '../apply/apply-releases';
import { checkSiteIdentity } from '../release-checks/check-site-identity';
import { checkAreas, goLive } from '../apply/go-live';
import { addRelease, copyRelease, readBuilds } from '../publish/publish';
import { composeRollout } from '../apply/compose-rollout';
import { oneAtATime } from '../apply/follow-rollout';
import { readRollout, removeRollout, rolloutText, writeRollout } from '../../releases/rollout-file';

/**
 * Uploads a build and makes it live for a share of the visitors. For all others nothing changes.
 * @param percent whole, from 1 to 99.
 * @returns the rollout, and the addresses of its pages.
 * @throws PublishError while another rollout runs, and when the release could not go live for all either.
 */
export async function beginRollout(
  storage: Storage,
  owner: ReleaseOwner,
  folder: string,
  percent: number,
  now = new Date(),
  note: ReleaseNote = {},
): Promise<Rollout & { pages: readonly string[] }> {
  const output = (await readBuilds({ [owner]: folder })).get(owner);
  if (!output) throw new Error(`${folder} holds no build of ${owner}.`);
  return storage.change(async (draft) => {
    const live = await requireSite(draft, 'a rollout is beside one');
    await checkNoneRuns(draft);
    if (liveOf(live, owner)?.live === output.id)
      throw new PublishError(
        `${owner}: the same release ${output.id} is live for all visitors already. There is nothing to roll out.`,
      );
    if (owner === 'shell') await checkSiteIdentity(draft, live, output.files);
    await copyRelease(draft, owner, output);
    const since = now.toISOString();
    const rollout: Rollout = { owner, release: output.id, note, percent, since, changed: since };
    const pages = await composeFirst(draft, live, rollout, now);
    await writeRollout(draft, rollout);
    await draft.commit();
    return { ...rollout, pages };
  });
}

/** Gives the release of a rollout to more visitors. @throws PublishError where none runs, and for a share that is not larger. */
export async function raiseRollout(storage: Storage, owner: ReleaseOwner, percent: number): Promise<Rollout> {
  return storage.change(async (draft) => {
    const rollout = await requireRollout(draft, owner);
    if (percent <= rollout.percent)
      throw new PublishError(
        `${rollout.percent} % of the visitors get release ${rollout.release} of ${owner} already, and ${percent} % are not more: a share only grows, so that whoever has a release keeps it. Nothing was changed. Name a larger share, such as --percent=${Math.min(100, rollout.percent * 2)}, or end it: npm run rollback -- ${owner}`,
      );
    const raised = { ...rollout, percent, changed: new Date().toISOString() };
    await writeRollout(draft, raised);
    await draft.commit();
    return raised;
  });
}

/** Takes the release of a rollout live for all, byte for byte. @throws PublishError where none runs. */
export async function finishRollout(storage: Storage, owner: ReleaseOwner): Promise<Published[]> {
  return storage.change(async (draft) => {
    const rollout = await requireRollout(draft, owner);
    const before = await requireSite(draft, 'a rollout is beside one');
    const [after, now] = [structuredClone(before), new Date()];
    await addRelease(draft, after, owner, rollout.release, now, rollout.note);
    // The pages are those of the rollout, which stood at the address of the live site.
    after.address = before.address;
    await keepFeeds(draft);
    await removeRollout(draft);
    return goLive(draft, before, after, [owner], now, 'Publish it first: npm run publish -- shell');
  });
}

/**
 * Ends a rollout: all visitors get what is live. Its release is in the history then, and the workspace is pinned, as after a
 * roll-back: pages that are open still load from it.
 * @throws PublishError where none runs.
 */
export async function endRollout(storage: Storage, owner: ReleaseOwner): Promise<Rollout> {
  return storage.change(async (draft) => {
    const rollout = await requireRollout(draft, owner);
    const releases = await requireSite(draft, 'a rollout is beside one');
    const live = liveOf(releases, owner);
    if (live) {
      const { release, since, note } = rollout;
      const history = live.history.filter((each) => each.release !== release);
      live.history = [...history, { release, published: since, ...note }];
      live.pinned = true;
      await draft.write(pointerFile, JSON.stringify(releases, null, 1));
    }
    await removeRollout(draft);
    await draft.commit();
    return rollout;
  });
}

async function composeFirst(draft: Draft, live: Releases, rollout: Rollout, now: Date): Promise<string[]> {
  const after = structuredClone(live);
  await addRelease(draft, after, rollout.owner, rollout.release, now, rollout.note);
  await checkAreas(draft, after, [rollout.owner]);
  return composeRollout(draft, live, rollout, now);
}

/** A feed says when each entry was seen first, and so it depends on the one before. */
async function keepFeeds(draft: Draft): Promise<void> {
  const names = await draft.list(rolloutFolder);
  for (const path of [feedFile, ...names.map((name) => `${name}/${feedFile}`)]) {
    const feed = await draft.read(`${rolloutFolder}/${path}`);
    if (feed) await draft.write(path, feed);
  }
}

async function checkNoneRuns(draft: Draft): Promise<void> {
  const running = await readRollout(draft);
  if (running) throw oneAtATime(running);
}

async function requireRollout(draft: Draft, owner: ReleaseOwner): Promise<Rollout> {
  const running = await readRollout(draft);
  if (running?.owner === owner) return running;
  const other = running ? ` Another does: ${rolloutText(running)}.` : '';
  throw new PublishError(
    `No rollout of ${owner} runs.${other} Nothing was changed. Begin one: npm run publish -- --percent=10 ${owner}. Or publish for all: npm run publish -- ${owner}`,
  );
}
