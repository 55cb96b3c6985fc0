import { checkLive } from '@portfolio/publish/checks/launch/check-live';
import { checksTable } from '@portfolio/publish/checks/launch/checks-table';
import type { Published } from '@portfolio/publish/operations/apply/apply-releases';
import { waysOn } from '@portfolio/publish/releases/rollout-file';
import { openSite } from '@portfolio/publish/site';
import type { Storage } from '@portfolio/publish/storage/storage';
import type { Wait } from '@portfolio/workspace/lock';
import { afterPublish, afterRollout, type After } from './after-publish';
import type { RolledOut } from './roll-out';

/** Says what is live, and what the site still lacks, and opens the pages that were written. */
export async function showPublished(
  storage: Storage,
  published: readonly Published[],
  wait: Wait,
  watching: After,
): Promise<void> {
  for (const { owner, release, changed } of published)
    console.log(`${owner}: release ${release} ${changed ? 'is live' : 'was live already'}.`);
  console.log(`${published[0]?.pages.length ?? 0} pages composed.`);
  console.log(`\n${checksTable(await checkLive(storage))}`);
  await afterPublish(wait, published, watching);
}

/** The same of a step of a rollout. */
export async function showRolledOut(done: RolledOut, wait: Wait, watching: After): Promise<void> {
  if ('published' in done) return showPublished(openSite(wait), done.published, wait, watching);
  const { rollout, pages } = done;
  const { owner, release, percent } = rollout;
  console.log(`${owner}: release ${release} is live for ${percent} % of the visitors.`);
  if (pages.length > 0) console.log(`${pages.length} pages composed; nothing that the others see was changed.`);
  console.log(waysOn(rollout));
  await afterRollout(pages, watching);
}
