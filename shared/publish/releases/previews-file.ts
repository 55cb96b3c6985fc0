import { z } from 'zod';
import type { Preview, ReleaseOwner, Releases } from '@portfolio/contract/release';
import { previewFolder } from '@portfolio/contract/published/paths';
import { liveOf } from '@portfolio/contract/published/live-areas';
import { readKept } from '../storage/read-json';
import type { Draft, Reader } from '../storage/storage';

/** The previews of a site. No server sends what begins with a dot: what is not live yet is not told to everybody. */
export const previewsFile = '.previews.json';

/** Milliseconds for which a preview lives after it was composed. */
const lifetime = 14 * 24 * 3_600_000;

const shown = z.looseObject({ release: z.string() });
const schema = z.array(
  z.looseObject({
    name: z.string(),
    made: z.string(),
    releases: z.record(z.string(), shown),
    beside: z.record(z.string(), z.string()),
  }),
);

/** Oldest first. @throws PublishError when the file was damaged by hand. */
export async function readPreviews(from: Reader): Promise<Preview[]> {
  return (await readKept<Preview[]>(from, previewsFile, schema, 'Delete the file and make the previews again.')) ?? [];
}

export async function writePreviews(draft: Draft, previews: readonly Preview[]): Promise<void> {
  if (previews.length > 0) await draft.write(previewsFile, JSON.stringify(previews, null, 1));
  else if (await draft.exists(previewsFile)) await draft.remove(previewsFile);
}

/** Takes previews out of a draft, with their pages. */
export async function removePreviews(draft: Draft, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  for (const name of names) await draft.remove(previewFolder(name));
  await writePreviews(
    draft,
    (await readPreviews(draft)).filter(({ name }) => !names.includes(name)),
  );
}

/** Takes out those that are too old, and those that show an area which was taken off the site, with its releases. */
export async function removeOverdue(draft: Draft, live: Releases, now: Date): Promise<void> {
  const isOverdue = (preview: Preview) =>
    daysLeft(preview, now) <= 0 || Object.keys(preview.beside).some((owner) => !liveOf(live, owner as ReleaseOwner));
  const overdue = (await readPreviews(draft)).filter(isOverdue);
  await removePreviews(
    draft,
    overdue.map(({ name }) => name),
  );
}

/** In days, with a fraction. */
export function daysLeft({ made }: Preview, now: Date): number {
  return (Date.parse(made) + lifetime - now.getTime()) / (24 * 3_600_000);
}

/** All releases that a preview shows. */
export function releasesShown({ releases, beside }: Preview): [ReleaseOwner, string][] {
  const own = Object.entries(releases).map(([owner, { release }]) => [owner, release]);
  return [...own, ...Object.entries(beside)] as [ReleaseOwner, string][];
}
