import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { allEnded } from '@portfolio/workspace/all-ended';
import { readConfiguration } from '@portfolio/workspace/configuration';
import type { AreaName } from '@portfolio/contract/areas';
import type { LiveRelease, ReleaseNote, ReleaseOwner, Releases } from '@portfolio/contract/release';
import type { Published } from '../apply/apply-releases';
import { goLive } from '../apply/go-live';
import { mediaOf, readBuildOutput, type BuildOutput } from '../../releases/build-output';
import { codeOf } from '../../storage/error-code';
import { setLive } from '../../releases/set-live';
import { mediaFolder, releaseFolder } from '@portfolio/contract/published/paths';
import { liveOf } from '@portfolio/contract/published/live-areas';
import { emptyReleases, readReleases } from '../../releases/releases';
import { checkSiteIdentity } from '../release-checks/check-site-identity';
import { PublishError, type Draft, type Storage } from '../../storage/storage';

/**
 * Publishes builds: copies each to its release folder, makes it live, and composes the pages that may change. All or
 * nothing.
 * @param folders where each workspace's build lies.
 * @param without areas that are taken off the site in the same step.
 * @param notes where each build came from.
 * @throws PublishError when it is refused; the site is then as it was.
 */
export async function publish(
  storage: Storage,
  folders: Partial<Record<ReleaseOwner, string>>,
  now = new Date(),
  without: readonly AreaName[] = [],
  notes: Partial<Record<ReleaseOwner, ReleaseNote>> = {},
): Promise<Published[]> {
  const outputs = await readBuilds(folders);
  return storage.change(async (draft) => {
    const before = (await readReleases(draft)) ?? emptyReleases();
    const after = structuredClone(before);
    for (const [owner, output] of outputs) {
      if (owner === 'shell') await checkSiteIdentity(draft, before, output.files);
      await copyRelease(draft, owner, output);
      await addRelease(draft, after, owner, output.id, now, notes[owner]);
    }
    unlist(after, without);
    return goLive(draft, before, after, [...outputs.keys()], now, 'Run: npm run publish -- all');
  });
}

/** What is live again is removed no longer. */
function unlist(releases: Releases, without: readonly AreaName[]): void {
  const stays = ([name]: readonly [string, unknown]) => !without.some((each) => each === name);
  releases.areas = Object.fromEntries(Object.entries(releases.areas).filter(stays));
  const removed = [...new Set([...(releases.removed ?? []), ...without])].filter((name) => !releases.areas[name]);
  releases.removed = removed.length > 0 ? removed : undefined;
}

export async function readBuilds(
  folders: Partial<Record<ReleaseOwner, string>>,
): Promise<Map<ReleaseOwner, BuildOutput>> {
  const outputs = new Map<ReleaseOwner, BuildOutput>();
  for (const [owner, folder] of Object.entries(folders) as [ReleaseOwner, string][])
    outputs.set(owner, await readBuildOutput(owner, folder));
  return outputs;
}

function replacedBuildError(owner: ReleaseOwner, name: string): PublishError {
  return new PublishError(
    `The build of ${owner} was replaced by another while it was published: content/media/${name} is not the file that it was. Nothing was published. Run the same command again.`,
  );
}

/** Several at a time: most of it is compressing. */
const copiedAtOnce = 8;

export async function copyRelease(draft: Draft, owner: ReleaseOwner, { id, files, media }: BuildOutput): Promise<void> {
  const limit = pLimit(copiedAtOnce);
  const writeFile = async (file: string, bytes: Buffer) => {
    const path = `${releaseFolder(owner, id)}/${file}`;
    if (!(await draft.exists(path))) await draft.write(path, bytes);
  };
  await allEnded([...files].map(([file, bytes]) => limit(() => writeFile(file, bytes))));
  if (owner === 'shell') return;
  await allEnded(mediaOf(files).map((picture) => limit(() => copyPicture(draft, owner, media, picture))));
}

async function copyPicture(
  draft: Draft,
  owner: AreaName,
  media: string,
  { name, bytes }: { name: string; bytes: number },
): Promise<void> {
  const path = `${mediaFolder(owner)}/${name}`;
  if (await draft.exists(path)) return;
  const file = join(media, name);
  await draft.copy(file, path).catch((error: unknown) => {
    throw codeOf(error) === 'ENOENT' ? replacedBuildError(owner, name) : error;
  });
  if ((await stat(file).catch(() => undefined))?.size !== bytes) throw replacedBuildError(owner, name);
}

/**
 * The order of the history is the order in which releases were last live. Of those with quickly encoded photos only the one
 * that was just live stays, for open pages.
 */
export async function addRelease(
  draft: Pick<Draft, 'read' | 'exists' | 'where'>,
  releases: Releases,
  owner: ReleaseOwner,
  id: string,
  now: Date,
  note: ReleaseNote = {},
): Promise<void> {
  if (owner === 'shell') releases.address = readConfiguration().address;
  // What was staged is older than this release, or is this release.
  releases.staged &&= Object.fromEntries(Object.entries(releases.staged).filter(([name]) => name !== owner));
  const present = liveOf(releases, owner);
  const { live, history } = present ?? { live: '', history: [] };
  if (present) delete present.pinned;
  if (present && live === id) {
    present.history = history.map((entry) => (entry.release === id ? withSource(entry, note) : entry));
    return;
  }
  const rest = history.filter(({ release, quick }) => release !== id && release !== live && !quick);
  const former = history.filter(({ release }) => release === live);
  const entry = { release: id, published: now.toISOString(), ...note };
  await setLive(draft, releases, owner, id, [...rest, ...former, entry]);
}

/** A commit says more than none, and one whose sources were unchanged more than one whose were not. */
function withSource(entry: LiveRelease['history'][number], { commit, dirty }: ReleaseNote): typeof entry {
  const knowsMore = commit && !dirty && (!entry.commit || entry.dirty);
  if (!knowsMore) return entry;
  const known = { ...entry, commit };
  delete known.dirty;
  return known;
}
