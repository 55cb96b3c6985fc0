import type { Preview, ReleaseNote, ReleaseOwner, Releases } from '@portfolio/contract/release';
import { liveOf, liveOwners, ofOwner } from '@portfolio/contract/published/live-areas';
import type { BuildOutput } from '../../releases/build-output';
import { requireSite } from '../../releases/releases';
import { PublishError, type Draft, type Storage } from '../../storage/storage';
import type { Published } from '../apply/apply-releases';
import { checkSiteIdentity } from '../release-checks/check-site-identity';
import { goLive } from '../apply/go-live';
import { addRelease, copyRelease, readBuilds } from '../publish/publish';
import { composePreview } from './compose-preview';
import { checkName } from './preview-name';
import { readPreviews, removeOverdue, removePreviews, writePreviews } from '../../releases/previews-file';

/** A preview that was composed, and where it stands. */
export type Previewed = Preview & { address: string; pages: number };

/**
 * Uploads builds and shows them in a copy of the live site below `/_preview/<name>`. What is live stays as it is. A preview
 * of that name keeps the other releases that it has, and is composed again. What is live already is no part of it.
 * @param folders where each workspace's build lies; without any the preview is composed again beside what is live now.
 * @throws PublishError when these releases could not go live together either.
 */
export async function preview(
  storage: Storage,
  name: string,
  folders: Partial<Record<ReleaseOwner, string>>,
  now = new Date(),
  notes: Partial<Record<ReleaseOwner, ReleaseNote>> = {},
): Promise<Previewed> {
  checkName(name);
  const outputs = await readBuilds(folders);
  return storage.change(async (draft) => {
    const live = await requireSite(draft, 'a preview is a copy of one');
    const former = await findPreview(draft, name);
    if (!former && outputs.size === 0) throw await unknownPreviewError(draft, name);
    for (const [owner, output] of outputs) {
      if (owner === 'shell') await checkSiteIdentity(draft, live, output.files);
      await copyRelease(draft, owner, output);
    }
    const releases = { ...former?.releases, ...releasesIn(outputs, notes) };
    const shown = Object.fromEntries(
      Object.entries(releases).filter(([owner, { release }]) => liveOf(live, owner as ReleaseOwner)?.live !== release),
    );
    if (Object.keys(shown).length === 0) throw nothingNew([...outputs.keys()]);
    const made = madeBeside(name, live, shown, now);
    const composed = await composePreview(draft, live, made, now);
    const others = (await readPreviews(draft)).filter((each) => each.name !== name);
    await writePreviews(draft, [...others, made]);
    await removeOverdue(draft, live, now);
    await draft.commit();
    return { ...made, ...composed };
  });
}

/** Takes the releases of a preview live, byte for byte as they were seen, and removes the preview. */
export async function promotePreview(storage: Storage, name: string): Promise<Published[]> {
  return storage.change(async (draft) => {
    const before = await requireSite(draft, 'a preview is a copy of one');
    const found = await findPreview(draft, name);
    if (!found) throw await unknownPreviewError(draft, name);
    const [after, now] = [structuredClone(before), new Date()];
    const shown = Object.entries(found.releases) as [ReleaseOwner, { release: string } & ReleaseNote][];
    for (const [owner, { release, ...note }] of shown) await addRelease(draft, after, owner, release, now, note);
    await removePreviews(draft, [name]);
    return goLive(
      draft,
      before,
      after,
      shown.map(([owner]) => owner),
      now,
      'Publish it first: npm run publish -- shell',
    );
  });
}

/** @throws PublishError where there is none of that name. */
export async function removePreview(storage: Storage, name: string): Promise<void> {
  await storage.change(async (draft) => {
    if (!(await findPreview(draft, name))) throw await unknownPreviewError(draft, name);
    await removePreviews(draft, [name]);
    await draft.commit();
  });
}

/** The workspaces that are live with other releases than those beside which a preview was composed. */
export function movedOn({ beside }: Preview, live: Releases): ReleaseOwner[] {
  const shown = Object.entries(beside) as [ReleaseOwner, string][];
  return shown.filter(([owner, release]) => liveOf(live, owner)?.live !== release).map(([owner]) => owner);
}

function madeBeside(name: string, live: Releases, releases: Preview['releases'], now: Date): Preview {
  const others = liveOwners(live).filter((owner) => !ofOwner(releases, owner));
  const beside = Object.fromEntries(others.map((owner) => [owner, liveOf(live, owner)?.live ?? '']));
  return { name, made: now.toISOString(), releases, beside };
}

function releasesIn(
  outputs: ReadonlyMap<ReleaseOwner, BuildOutput>,
  notes: Partial<Record<ReleaseOwner, ReleaseNote>>,
): Preview['releases'] {
  return Object.fromEntries([...outputs].map(([owner, { id }]) => [owner, { release: id, ...notes[owner] }]));
}

function nothingNew(owners: readonly ReleaseOwner[]): PublishError {
  return new PublishError(
    `${owners.join(', ') || 'What the preview shows'}: the same release is live already. There is nothing to preview.`,
  );
}

async function findPreview(draft: Draft, name: string): Promise<Preview | undefined> {
  return (await readPreviews(draft)).find((each) => each.name === name);
}

async function unknownPreviewError(draft: Draft, name: string): Promise<PublishError> {
  const names = (await readPreviews(draft)).map((each) => each.name);
  return new PublishError(
    `There is no preview "${name}" in ${draft.where}. There are: ${names.join(', ') || 'none'}. Nothing was changed.`,
  );
}
