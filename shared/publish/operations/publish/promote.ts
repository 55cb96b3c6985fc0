import { contractVersion, runsContract } from '@portfolio/contract/area-module';
import type { ReleaseOwner, Releases } from '@portfolio/contract/release';
import type { Published } from '../apply/apply-releases';
import { contractOf } from '../release-checks/check-releases';
import { goLive } from '../apply/go-live';
import { liveOf, liveOwners, ofOwner, type LiveOwner } from '@portfolio/contract/published/live-areas';
import { pointerFile } from '@portfolio/contract/published/paths';
import { addRelease, copyRelease, readBuilds } from './publish';
import { emptyReleases, readReleases } from '../../releases/releases';
import { PublishError, type Draft, type Storage } from '../../storage/storage';

/** What is staged after an upload, and whose release for its contract is still missing. */
export type Uploaded = {
  owner: ReleaseOwner;
  release: string;
  missing: readonly ReleaseOwner[];
  staged: readonly ReleaseOwner[];
};

/**
 * Uploads builds without taking them live: those that belong together, such as areas two versions of the contract behind
 * and their new shell, stay here until `promote`.
 */
export async function stageReleases(
  storage: Storage,
  folders: Partial<Record<ReleaseOwner, string>>,
): Promise<Uploaded[]> {
  const outputs = await readBuilds(folders);
  return storage.change(async (draft) => {
    const releases = (await readReleases(draft)) ?? emptyReleases();
    const staged = { ...releases.staged };
    for (const [owner, output] of outputs) {
      await copyRelease(draft, owner, output);
      staged[owner] = { release: output.id, published: new Date().toISOString() };
    }
    releases.staged = staged;
    await draft.write(pointerFile, JSON.stringify(releases, null, 1));
    const missing = await ownersWithout(draft, releases);
    await draft.commit();
    const all = Object.keys(staged) as ReleaseOwner[];
    return [...outputs].map(([owner, { id }]) => ({ owner, release: id, missing, staged: all }));
  });
}

/** Takes the staged releases of these workspaces live, in one commit. @throws PublishError when one has none. */
export async function promote(storage: Storage, owners: readonly ReleaseOwner[]): Promise<Published[]> {
  return storage.change(async (draft) => {
    const before = (await readReleases(draft)) ?? emptyReleases();
    const [after, now] = [structuredClone(before), new Date()];
    for (const owner of owners) {
      const next = before.staged?.[owner];
      if (!next) throw new PublishError(nothingStaged(owner, before));
      await addRelease(draft, after, owner, next.release, now);
    }
    return goLive(draft, before, after, owners, now, 'Name shell too.');
  });
}

function nothingStaged(owner: ReleaseOwner, { staged = {} }: Releases): string {
  const names = Object.keys(staged);
  return `No release of ${owner} is staged. ${names.length > 0 ? `There are: ${names.join(', ')}. ` : ''}Nothing was published. Upload one first: npm run publish -- --stage ${owner}`;
}

/** The workspaces of the site whose releases, live or staged, would not go together: areas that the shell does not run. */
async function ownersWithout(draft: Draft, releases: Releases): Promise<LiveOwner[]> {
  const contracts = new Map<LiveOwner, number>();
  const staged = Object.keys(releases.staged ?? {}) as LiveOwner[];
  for (const owner of new Set([...liveOwners(releases), ...staged])) {
    const release = ofOwner(releases.staged ?? {}, owner)?.release ?? liveOf(releases, owner)?.live;
    if (release) contracts.set(owner, await contractOf(draft, owner, release));
  }
  const shell = contracts.get('shell');
  const refused = [...contracts].filter(([, contract]) => !runsContract(contract, shell));
  return [...new Set(refused.map(([owner, contract]) => (contract > (shell ?? 0) ? 'shell' : owner)))];
}

/** What to do next with what is staged. */
export function stagedSentence({ missing, staged }: Uploaded): string {
  const all = `npm run site -- promote ${staged.join(' ')}`;
  if (missing.length === 0) return `Take it live: ${all}`;
  return `Contract ${contractVersion} still needs a release of ${missing.join(', ')}: npm run publish -- --stage ${missing.join(' ')}, where each is developed. Then take all live together: npm run site -- promote ${[...new Set([...staged, ...missing])].join(' ')}`;
}
