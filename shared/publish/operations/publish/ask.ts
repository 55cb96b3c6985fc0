import type { AreaName } from '@portfolio/contract/areas';
import { filesName, releaseFolder } from '@portfolio/contract/published/paths';
import type { ReleaseFiles, ReleaseNote, ReleaseOwner } from '@portfolio/contract/release';
import { emptyReleases, readReleases } from '../../releases/releases';
import { findJson } from '../../storage/read-json';
import { PublishError, type Ask, type Asks, type Draft, type Storage } from '../../storage/storage';
import type { Published } from '../apply/apply-releases';
import { goLive } from '../apply/go-live';
import { addRelease, copyRelease, readBuilds } from './publish';

/**
 * Uploads builds of areas and asks that they go live, with a key that may write nothing else.
 * @throws PublishError where the site has no keys, and for the shell, which belongs to no area.
 */
export async function askFor(
  storage: Storage,
  folders: Partial<Record<ReleaseOwner, string>>,
  { note = {}, message }: { note?: ReleaseNote; message?: string | undefined } = {},
): Promise<Ask[]> {
  const asks = asksOf(storage);
  if (folders.shell)
    throw new PublishError(
      'The shell is not of one area: it is published with the key of the site. Nothing was asked.',
    );
  const asked: Ask[] = [];
  for (const [owner, output] of await readBuilds(folders)) {
    const ask: Ask = { area: owner as AreaName, release: output.id, note, message };
    await asks.ask(ask, (draft) => copyRelease(draft, owner, output));
    asked.push(ask);
  }
  return asked;
}

/** @throws PublishError where the site is in a folder. */
export function asksOf({ asks, where }: Storage): Asks {
  if (asks) return asks;
  throw new PublishError(
    `Areas ask with keys of their own, and ${where} is a folder, which has none. Use --stage and "npm run site -- promote <area>".`,
  );
}

/** Takes live what an area asks for, after comparing every file of it with the release's name; then the request is gone. */
export async function promoteAsked(storage: Storage, ask: Ask): Promise<Published[]> {
  const { area, release, note } = ask;
  const published = await storage.change(async (draft) => {
    const before = (await readReleases(draft)) ?? emptyReleases();
    const [after, now] = [structuredClone(before), new Date()];
    await draft.adopt?.(area, release);
    await readAll(draft, releaseFolder(area, release));
    await addRelease(draft, after, area, release, now, note);
    return goLive(draft, before, after, [area], now, 'Publish it first: npm run publish -- shell');
  });
  await asksOf(storage).forget(ask);
  return published;
}

/** A draft checks what is read. */
async function readAll(draft: Draft, folder: string): Promise<void> {
  const files = await findJson<ReleaseFiles>(draft, `${folder}/${filesName}`);
  for (const file of Object.keys(files ?? {})) await draft.read(`${folder}/${file}`);
}
