import { setTimeout as sleep } from 'node:timers/promises';
import { rolloutNumbers } from '@portfolio/contract/published/paths';
import { noWait, type Wait } from '@portfolio/workspace/lock';
import { checkedDraft } from '../drafts/checked-files';
import { precompressedDraft } from '../drafts/precompressed-draft';
import { PublishError, type Draft, type Storage } from '../storage';
import { bucketDraft, bucketForms, type BucketDraft } from './bucket-draft';
import type { ObjectStore } from './store/object-store';
import { probe } from './store/probe';
import { bucketAsks } from './bucket-asks';
import { placeOf } from './releases/release-files';
import { grace as defaultGrace } from '../grace';
import { collectGarbage } from './releases/collect-garbage';
import {
  ancestors,
  newStateName,
  readLive,
  readState,
  stateFolder,
  writeLive,
  type NamedState,
  type ReadLive,
} from './states/site-states';
import { StoreError } from './store/store-failure';
import { forEachAtOnce } from './store/transfers';
import { BeingRemoved, UploadSession } from './releases/upload-session';
import { describeConflict } from './states/describe-conflict';

/**
 * A site in an object store; see the README here.
 * @param wait how long other publishes are waited for; without it the first that is faster ends this one.
 * @param grace milliseconds for which unused files stay for those who still read them.
 */
export function bucketStorage(store: ObjectStore, wait: Wait = noWait, grace = defaultGrace): Storage {
  return {
    where: store.where,
    read: async (path) => readAt(store, await readLive(store), path),
    snapshot: async () => {
      const live = await readLive(store);
      return { where: store.where, read: (path) => readAt(store, live, path) };
    },
    change: (work) => changeBucket(store, work, wait),
    asks: bucketAsks(store),
    sweep: async () => {
      const removed = await collectGarbage(store, grace);
      wait.notify(
        `${removed} unused objects removed; others stay for ${Math.round(grace / 3_600_000)} hours for open pages.`,
      );
    },
  };
}

async function readAt(store: ObjectStore, live: ReadLive | undefined, path: string): Promise<Buffer | undefined> {
  const folder = live && placeOf(path).kind === 'own' ? `${stateFolder(live.state)}/` : '';
  return live && (await store.get(folder + path))?.bytes;
}

async function changeBucket<Result>(
  store: ObjectStore,
  work: (draft: Draft) => Promise<Result>,
  wait: Wait,
): Promise<Result> {
  const session = new UploadSession(store);
  const attempts = new Map<string, Result>();
  const end = performance.now() + wait.limit;
  for (;;) {
    const outcome = await attempt(store, session, work, attempts);
    if ('result' in outcome) {
      if (attempts.size > 1) wait.notify(`Live with attempt ${attempts.size}.`);
      return outcome.result;
    }
    if (performance.now() + outcome.pause >= end) throw new PublishError(tooLate(outcome.reason));
    wait.notify(`${outcome.reason} Attempt ${attempts.size + 1} begins${outcome.pause > 1000 ? ' then' : ''} …`);
    await sleep(outcome.pause);
  }
}

function tooLate(reason: string): string {
  return `${reason} Nothing was published. Try again, or wait longer for others, such as --wait=600 (seconds).`;
}

/** Either done, or to be tried again after a pause, in milliseconds. */
type Outcome<Result> = { result: Result } | { reason: string; pause: number };

async function attempt<Result>(
  store: ObjectStore,
  session: UploadSession,
  work: (draft: Draft) => Promise<Result>,
  attempts: Map<string, Result>,
): Promise<Outcome<Result>> {
  const live = await readLive(store);
  const etags = live?.etags ?? (await firstPublish(store));
  await session.begin(live);
  const base = live && (await readState(store, live.state));
  const number = (base?.number ?? 0) + 1;
  const draft = bucketDraft(store, session, base, newStateName(number), number);
  let result: Result;
  try {
    result = await work(checkedDraft(precompressedDraft(draft, bucketForms)));
    if (!draft.isWanted()) {
      await discard(store, draft);
      return { result };
    }
    await draft.finish();
  } catch (error) {
    await discard(store, draft);
    if (error instanceof BeingRemoved) return waitForRemoval(error);
    throw error;
  }
  attempts.set(draft.name, result);
  const numbers = await draft.list(rolloutNumbers);
  const next = {
    state: draft.name,
    etags,
    removals: live?.removals ?? 0,
    ...(numbers.length > 0 && { rollout: numbers.join(' ') }),
    ...(live?.removing && { removing: live.removing }),
  };
  if (await writeLive(store, next, live).catch(unknownOutcome)) return { result };
  return afterRefusal(store, draft, base, live, attempts);
}

/** The condition did not hold: another was first, or this very write was done and its answer was lost. */
async function afterRefusal<Result>(
  store: ObjectStore,
  draft: BucketDraft,
  base: NamedState | undefined,
  before: ReadLive | undefined,
  attempts: ReadonlyMap<string, Result>,
): Promise<Outcome<Result>> {
  const now = await readLive(store);
  for await (const state of ancestors(store, now?.state ?? '')) {
    const result = attempts.get(state.name);
    if (result !== undefined || attempts.has(state.name)) return { result: result as Result };
    if (state.number <= (base?.number ?? 0)) break;
  }
  await discard(store, draft);
  const reason = await describeConflict(store, before, now);
  return { reason, pause: Math.random() * Math.min(1000, 100 * attempts.size) };
}

async function firstPublish(store: ObjectStore): Promise<'quoted' | 'bare'> {
  const foreign = (await store.list('', { first: true })).find(
    ({ path }) => !/^_(?:areas|asked|shell|states|probe|removing|health)\//.test(path),
  );
  if (foreign)
    throw new PublishError(
      `${store.where} is not a site: it holds ${foreign.path}, which publish did not make. Nothing was published. Name another place with SITE=…, such as ${store.where}/site, or move it away.`,
    );
  return probe(store);
}

/** Deletes the files of a state that never went live, as far as the store lets it; prune finds the rest. */
async function discard(store: ObjectStore, draft: BucketDraft): Promise<void> {
  await draft.settle();
  await forEachAtOnce(draft.written(), (path) => store.delete(path)).catch(() => undefined);
}

function waitForRemoval({ path, until }: BeingRemoved): Outcome<never> {
  const time = until.toTimeString().slice(0, 8);
  return { reason: `Waiting for a prune that removes ${path}, at most until ${time} …`, pause: 1000 };
}

function unknownOutcome(error: unknown): never {
  if (!(error instanceof StoreError) || error.isRefusal) throw error;
  const known = error.message.replace(/ Nothing was published, the site is as it was\./, '');
  throw new StoreError(
    `${known} It was the last step, so that what was published may be live or not: npm run site -- releases says it. If it is not, run the same command again.`,
    error.code,
  );
}
