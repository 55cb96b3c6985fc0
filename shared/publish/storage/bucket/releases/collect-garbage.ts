import { randomBytes } from 'node:crypto';
import { PublishError } from '../../storage';
import { ObjectStore, type Listed } from '../store/object-store';
import { foldersAsked } from './asked-releases';
import { pictureOf, unitOf } from './release-files';
import { ancestors, readLive, writeLive, type NamedState, type ReadLive } from '../states/site-states';
import { forEachAtOnce } from '../store/transfers';
import { picturesOf, UploadSession } from './upload-session';

/** Live and the states before it that always stay. */
const statesKept = 3;
/**
 * Milliseconds: for how long a claim on files holds by the clock of the store, for how long requests to delete them begin
 * under it, and what each may take. A prune that is killed keeps publishers waiting until its claim ends.
 */
const lease = { claim: 60_000, deleting: 30_000, slow: 8_000 };

/**
 * Removes states and releases that no kept state names, and what killed publishes left. First it writes into `live` what it
 * will remove: every publish that is under way then begins anew, and uploads nothing of that list before it is gone.
 * @returns how many objects went.
 */
export async function collectGarbage(store: ObjectStore, keptFor: number): Promise<number> {
  const objects = await store.list('_');
  let removed = 0;
  for (;;) {
    const live = await readLive(store);
    if (!live) return removed;
    if (live.removing && Date.parse(live.removing.until) > store.now()) throw running(store, live.removing.until);
    const gone = await findUnused(store, objects, live, store.now() - keptFor);
    if (gone.length === 0) return removed;
    const mark = await claim(store, live, gone);
    if (!mark) continue;
    const deleted = await deleteAll(store, gone).finally(() => release(store, mark));
    for (const path of deleted)
      objects.splice(
        objects.findIndex((each) => each.path === path),
        1,
      );
    removed += deleted.length;
  }
}

/** Deletes what the claim allows in its time. @throws the first error, after all requests have ended. */
async function deleteAll(store: ObjectStore, paths: readonly string[]): Promise<string[]> {
  const last = performance.now() + lease.deleting;
  const deleting = new ObjectStore(store.address, { slow: lease.slow, until: last });
  const [deleted, failures]: [string[], unknown[]] = [[], []];
  await forEachAtOnce(paths, async (path) => {
    if (failures.length > 0 || performance.now() > last) return;
    await deleting.delete(path).then(
      () => deleted.push(path),
      (error: unknown) => failures.push(error),
    );
  });
  if (failures.length > 0) throw failures[0];
  return deleted;
}

function running(store: ObjectStore, until: string): PublishError {
  return new PublishError(
    `Another prune is removing files of ${store.where}, at most until ${new Date(until).toTimeString().slice(0, 8)}. No file was removed. Try again then.`,
  );
}

/** The paths that may go: nothing kept names them, no area asks for them, and they are older than `before`. */
async function findUnused(
  store: ObjectStore,
  objects: readonly Listed[],
  live: ReadLive,
  before: number,
): Promise<string[]> {
  const { kept, old } = await chain(store, live, before);
  const states = new Set(kept.map(({ name }) => name));
  const releases = new Set([...kept.flatMap((state) => state.releases), ...(await foldersAsked(store))]);
  const pictures = await picturesNamed(store, releases);
  const groups = new Map<string, Listed[]>();
  for (const each of objects) groups.set(groupOf(each.path), [...(groups.get(groupOf(each.path)) ?? []), each]);
  const gone: string[] = [];
  for (const [group, members] of groups) {
    const state = /^_states\/(\d+-[0-9a-f]+)$/.exec(group)?.[1];
    const isNamed = state ? states.has(state) : releases.has(group) || pictures.has(group);
    const isOld = (state && old.has(state)) || members.every(({ modified }) => modified < before);
    if (group && !isNamed && isOld) gone.push(...members.map(({ path }) => path));
  }
  return gone;
}

/** What stays or goes together: a state, a release, one picture. "" for what publish did not make. */
function groupOf(path: string): string {
  const unit = unitOf(path);
  if (unit) return unit;
  return /^_states\/\d+-[0-9a-f]+(?=\/)/.exec(path)?.[0] ?? /^_(?:probe|removing)\/[^/]+$/.exec(path)?.[0] ?? '';
}

/** The states that stay, and those after whose end `before` lies. */
async function chain(
  store: ObjectStore,
  live: ReadLive,
  before: number,
): Promise<{ kept: NamedState[]; old: Set<string> }> {
  const kept: NamedState[] = [];
  const old = new Set<string>();
  let ended = Infinity;
  for await (const state of ancestors(store, live.state)) {
    if (kept.length < statesKept || ended > before) kept.push(state);
    else old.add(state.name);
    ended = Date.parse(state.created);
  }
  return { kept, old };
}

async function picturesNamed(store: ObjectStore, releases: ReadonlySet<string>): Promise<Set<string>> {
  const session = new UploadSession(store);
  const named = new Set<string>();
  for (const folder of releases) {
    const area = /^_areas\/([^/]+)/.exec(folder)?.[1];
    if (area)
      for (const file of await picturesOf(session, folder)) named.add(`_areas/${area}/media/${pictureOf(file)}`);
  }
  return named;
}

/** Writes the list of what goes into the store and its name into `live`. @returns undefined when another was faster. */
async function claim(store: ObjectStore, live: ReadLive, gone: readonly string[]): Promise<string | undefined> {
  const list = `_removing/${randomBytes(6).toString('hex')}.json`;
  const paths = new Set(gone.map((path) => groupOf(path)));
  await store.put(list, Buffer.from(JSON.stringify([...paths])), { 'content-type': 'application/json' });
  const until = new Date(store.now() + lease.claim).toISOString();
  const { state, etags, removals, rollout } = live;
  const next = { state, etags, removals: removals + 1, removing: { list, until }, rollout };
  if (await writeLive(store, next, live)) return list;
  // The answer of this very write may have been lost.
  if ((await readLive(store))?.removing?.list === list) return list;
  await store.delete(list);
  return undefined;
}

/** Lets publishers that wait for the removal go on. */
async function release(store: ObjectStore, list: string): Promise<void> {
  for (;;) {
    const live = await readLive(store);
    if (live?.removing?.list !== list) break;
    const { state, etags, removals, rollout } = live;
    if (await writeLive(store, { state, etags, removals, rollout }, live)) break;
  }
  await store.delete(list);
}
