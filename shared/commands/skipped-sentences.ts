import type { ReleaseOwner } from '@portfolio/contract/release';
import { readRollout, rolloutText, waysOn } from '@portfolio/publish/releases/rollout-file';
import { pinnedSentences, readReleases } from '@portfolio/publish/releases/releases';
import type { Reader } from '@portfolio/publish/storage/storage';

/**
 * A sentence for each of these workspaces that is not published with all others: it was rolled back or removed, or a release
 * of it is rolled out.
 */
export async function skippedSentences(
  storage: Reader,
  owners: readonly ReleaseOwner[],
): Promise<ReadonlyMap<ReleaseOwner, string>> {
  const rollout = await readRollout(storage);
  const sentences = new Map(pinnedSentences(await readReleases(storage), owners));
  if (rollout && owners.includes(rollout.owner))
    sentences.set(rollout.owner, `A rollout of ${rollout.owner} runs: ${rolloutText(rollout)}. ${waysOn(rollout)}`);
  return sentences;
}
