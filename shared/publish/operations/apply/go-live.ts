import type { ReleaseOwner, Releases } from '@portfolio/contract/release';
import { PublishError, type Draft } from '../../storage/storage';
import { applyReleases, type Published } from './apply-releases';
import { checkAreaBudgets } from '../release-checks/check-area-budgets';
import { checkAreaStyles } from '../release-checks/check-area-styles';
import { SandboxProcess } from '../compose/sandbox/sandbox-process';

/**
 * Takes published or promoted releases live. Roll-backs ask none of this: what they lead to was live before.
 * @param withShell what to do where the site has no shell.
 * @throws PublishError when it is refused.
 */
export async function goLive(
  draft: Draft,
  before: Releases,
  after: Releases,
  owners: readonly ReleaseOwner[],
  now: Date,
  withShell: string,
): Promise<Published[]> {
  if (!after.shell.live)
    throw new PublishError(`The site has no shell yet, and pages are made by it. Nothing was published. ${withShell}`);
  await checkAreas(draft, after, owners);
  return applyReleases(draft, before, after, owners, now);
}

/** What releases are asked before they are composed for the first time. @throws PublishError naming the area. */
export async function checkAreas(draft: Draft, releases: Releases, owners: readonly ReleaseOwner[]): Promise<void> {
  SandboxProcess.prepare();
  await checkAreaStyles(draft, releases, owners);
  await checkAreaBudgets(draft, releases, owners);
}
