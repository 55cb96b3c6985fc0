import { withOutputs } from '@portfolio/build/output-lock';
import type { ReleaseOwner, Rollout } from '@portfolio/contract/release';
import { plainHostOf } from '@portfolio/publish/hosting/plain-host';
import { originHere, subjectOf } from '@portfolio/publish/releases/log/entry/origin';
import type { Published } from '@portfolio/publish/operations/apply/apply-releases';
import { oneAtATime } from '@portfolio/publish/operations/apply/follow-rollout';
import { percentIn } from '@portfolio/publish/operations/rollout/percent';
import { beginRollout, finishRollout, raiseRollout } from '@portfolio/publish/operations/rollout/rollout';
import { readRollout } from '@portfolio/publish/releases/rollout-file';
import { rememberLiveRoutes } from '@portfolio/publish/releases/remember-live-routes';
import { openSite, ownerOn, siteFolder } from '@portfolio/publish/site';
import { isBucket } from '@portfolio/publish/storage/bucket/store/bucket-address';
import { PublishError, type Storage } from '@portfolio/publish/storage/storage';
import { contentRoot, outputOf } from '@portfolio/workspace/content-root';
import type { Wait } from '@portfolio/workspace/lock';
import { root } from '@portfolio/workspace/root';
import { withSource } from '@portfolio/workspace/source-commit';
import { buildWithProgress } from './build-with-progress';
import { withBrowserCheck } from './with-browser-check';
import { withLog } from './with-log';

/** What a step of a rollout did: it is live for all, or for a share, with the pages that were written for that share. */
export type RolledOut = { published: readonly Published[] } | { rollout: Rollout; pages: readonly string[] };

/**
 * `npm run publish -- --percent=10 research`: builds and begins a rollout. While one of that workspace runs nothing is built: its
 * release gets a larger share, or with 100 is live for all.
 * @throws PublishError naming what can't be rolled out, and what to do.
 */
export async function rollOut(
  names: readonly string[],
  share: string,
  message: string | undefined,
  wait: Wait,
  withoutBrowser = false,
) {
  const percent = percentIn(share);
  const [name, ...others] = names;
  if (!name || others.length > 0 || name === 'all')
    throw new PublishError(
      `A rollout is of one workspace, and "${names.join(' ')}" are several. Nothing was changed. Name one: npm run publish -- --percent=${percent} research. What belongs together is seen together in a preview (npm run publish -- --preview).`,
    );
  requireEdge(name);
  const storage = withBrowserCheck(openSite(wait), withoutBrowser);
  const owner = await ownerOn(storage, name);
  const running = await readRollout(storage);
  if (running && running.owner !== owner) throw oneAtATime(running);
  const origin = originHere('publish', message);
  const why = origin.message ?? subjectOf(running?.note.commit);
  const site = withLog(storage, { ...origin, ...(why && { message: why }) });
  if (percent === 100) return { published: await finishRollout(site, owner) } satisfies RolledOut;
  if (running) return { rollout: await raiseRollout(site, owner, percent), pages: [] } satisfies RolledOut;
  return begin(storage, owner, percent, message, wait);
}

async function begin(
  storage: Storage,
  owner: ReleaseOwner,
  percent: number,
  message: string | undefined,
  wait: Wait,
): Promise<RolledOut> {
  await rememberLiveRoutes(contentRoot, storage);
  return withOutputs([owner], wait, async () => {
    const { source } = await withSource(contentRoot, () => buildWithProgress([owner]));
    const why = message ?? subjectOf(source?.commit);
    const site = withLog(storage, originHere('publish', why));
    const { pages, ...rollout } = await beginRollout(site, owner, outputOf(owner), percent, new Date(), { ...source });
    return { rollout, pages };
  });
}

/** @throws PublishError where all visitors get the same files. */
function requireEdge(name: string): void {
  const plain = isBucket(siteFolder()) ? undefined : plainHostOf(root);
  if (!plain) return;
  throw new PublishError(
    `${plain.file} says that this site goes to ${plain.host}, which gives the same files to all visitors: it can't choose. Nothing was changed. A rollout needs npm run site -- serve, nginx or the Worker (docs/publishing.md). Publish for all: npm run publish -- ${name}, or show it to some: npm run publish -- --preview ${name}`,
  );
}
