import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, realpathSync, rmSync, type Stats } from 'node:fs';
import { mkdir, realpath, rename, rm, rmdir, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { withLock, type Wait } from '@portfolio/workspace/lock';
import { checkedDraft } from '../drafts/checked-files';
import { explainDiskErrors } from './disk-failure';
import { exactNames } from './exact-names';
import { folderDraft, namesIn, readIfThere } from './folder-draft';
import { flushFiles } from './flush-files';
import { linkFile } from './link-file';
import { precompressedDraft } from '../drafts/precompressed-draft';
import { readChanges, writeChanges, type Changes } from './state-changes';
import { PublishError, type Draft, type Storage } from '../storage';

/** Above this number of changed paths it is faster to link all files. */
const manyPaths = 2000;

/** `live` is the link to the live state, `states` the folder of the numbered states. */
type Place = { live: string; states: string };

/**
 * A site in a folder. `site` is a symbolic link to a state in `.<name>/` beside it; see the README here.
 * @param wait for another publish; without it a second one is refused.
 * @throws PublishError when `site` is something that publish did not make.
 */
export function folderStorage(site: string, wait?: Wait): Storage {
  const live = resolve(site);
  const place = { live, states: join(dirname(live), `.${basename(live)}`) };
  checkIsSite(place);
  const change: Storage['change'] = (work) => explainDiskErrors(live, () => changeLocked(place, work, wait));
  return {
    where: live,
    read: (path) => readIfThere(join(live, path)),
    snapshot: async () => {
      const state = await realpath(live).catch(() => live);
      return { where: live, read: (path) => readIfThere(join(state, path)) };
    },
    change,
    sweep: async (removed) => {
      // The two previous states still link to the pruned files: two new ones replace them.
      for (let state = 0; removed > 0 && state < 2; state++) await change((draft) => draft.commit());
    },
  };
}

function checkIsSite(place: Place): void {
  const stat = statOf(place.live);
  if (!stat || stateOf(place)) return;
  const what = stat.isSymbolicLink() ? 'link' : stat.isDirectory() ? 'folder' : 'file';
  throw new PublishError(
    `${place.live} is not a site: it is a ${what} that publish did not make. Name another place with SITE=…, or move it away.`,
  );
}

/** The number of the live state; 0 when the link is not one of this site. */
function stateOf({ live, states }: Place): number {
  if (!statOf(live)?.isSymbolicLink()) return 0;
  const target = resolve(dirname(live), readlinkSync(live));
  return dirname(target) === states && /^\d+$/.test(basename(target)) ? Number(basename(target)) : 0;
}

function statOf(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch {
    // Errors other than a missing file show when publish writes.
    return undefined;
  }
}

async function changeLocked<Result>(
  place: Place,
  work: (draft: Draft) => Promise<Result>,
  wait?: Wait,
): Promise<Result> {
  try {
    const lock = { file: join(place.states, 'lock'), what: 'publish' };
    return await withLock(lock, (checkHeld) => changeState(place, work, checkHeld), wait);
  } finally {
    // Removes the folder if it is empty: without a site nothing is left behind.
    await rmdir(place.states).catch(() => undefined);
  }
}

async function changeState<Result>(
  place: Place,
  work: (draft: Draft) => Promise<Result>,
  checkHeld: () => void,
): Promise<Result> {
  const { live, states } = place;
  const present = existsSync(live) ? stateOf(place) : 0;
  const kept = [present, present - 1, present - 2];
  // Without a live state the owner may want any of them back.
  if (present) await removeStates(states, kept);
  const name = 1 + Math.max(0, ...(await stateNumbers(states)));
  const folder = join(states, String(name));
  let committed = false;
  try {
    const former = await readChanges(states);
    await beginState(states, present, name, former);
    const commit = async (changed: ReadonlySet<string>) => {
      await flushFiles(folder, changed);
      checkHeld();
      await writeChanges(states, { ...(present && { [present]: former[present] ?? null }), [name]: [...changed] });
      await switchTo(place, name);
      committed = true;
    };
    return await work(checkedDraft(precompressedDraft(exactNames(folderDraft(folder, live, commit)))));
  } finally {
    // Two previous states stay: requests may still read the last one, and the one before becomes the next state.
    if (committed) await removeStates(states, [name, ...kept.slice(0, 2)]).catch(() => undefined);
    else await rm(folder, { recursive: true, force: true });
  }
}

/**
 * A new state equal to the live one. The state before the previous one is reused: only paths that the last two publishes
 * changed are linked again, so that a publish costs what it changes, not the size of the site.
 */
async function beginState(states: string, present: number, name: number, changes: Changes): Promise<void> {
  const [from, to, spare] = [present, name, present - 2].map((each) => join(states, String(each))) as [
    string,
    string,
    string,
  ];
  const [last, before] = [changes[present], changes[present - 1]];
  const touched = new Set([...(before ?? []), ...(last ?? [])]);
  if (present && last && before && touched.size <= manyPaths && existsSync(spare)) {
    await rename(spare, to);
    for (const path of touched) relink(join(from, path), join(to, path));
    return;
  }
  await mkdir(to, { recursive: true });
  if (present) linkTree(from, to);
}

/** Synchronous for the same reason as {@link linkTree}. */
function relink(source: string, target: string): void {
  const stat = statOf(source);
  // The disk found another file, which differs in capitals alone and was changed, too.
  const name = stat && basename(realpathSync.native(source));
  if (name?.normalize() !== (stat && basename(source).normalize())) return;
  rmSync(target, { recursive: true, force: true });
  if (!stat) return;
  mkdirSync(stat.isDirectory() ? target : dirname(target), { recursive: true });
  if (stat.isDirectory()) linkTree(source, target);
  else linkFile(source, target);
}

/** Points the link to another state, by one rename. */
async function switchTo({ live, states }: Place, name: number): Promise<void> {
  const next = join(states, 'next');
  await rm(next, { force: true });
  await symlink(relative(dirname(live), join(states, String(name))), next);
  await rename(next, live);
  await flushFiles(dirname(live), []);
}

/** Removes old states and what a killed publish left. */
async function removeStates(states: string, kept: readonly number[]): Promise<void> {
  for (const name of await namesIn(states)) {
    const isOld = /^\d+$/.test(name) && !kept.includes(Number(name));
    if (isOld || name.endsWith('.part')) await rm(join(states, name), { recursive: true, force: true });
  }
}

async function stateNumbers(states: string): Promise<number[]> {
  return (await namesIn(states)).filter((name) => /^\d+$/.test(name)).map(Number);
}

/** Synchronous: creating a link is faster than a turn of the event loop. */
function linkTree(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      mkdirSync(target);
      linkTree(source, target);
    } else if (entry.isFile()) {
      linkFile(source, target);
    }
  }
}
