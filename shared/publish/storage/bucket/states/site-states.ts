import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { jsonOf } from '../../read-json';
import { PublishError } from '../../storage';
import type { Condition, ObjectStore } from '../store/object-store';
import { etagIn } from '../store/probe';

/** The only object that changes. */
export const liveKey = 'live';

const liveSchema = z.object({
  /** The name of the live state, such as "000042-5f0c…". */
  state: z.string().regex(/^\d{6,}-[0-9a-f]+$/),
  etags: z.enum(['quoted', 'bare']),
  /** Different in every version of this object: an ETag is a hash of the content, and must never come back. */
  version: z.string(),
  /** How often unused releases were removed: what was uploaded before that may be gone. */
  removals: z.number(),
  /** The list of what is being removed now, and until when, as ISO time. */
  removing: z.object({ list: z.string(), until: z.iso.datetime() }).optional(),
  /** The numbers of the visitors who get the site of a rollout, "00 01 02"; an edge reads them with the name of the state. */
  rollout: z.string().optional(),
});
export type Live = z.infer<typeof liveSchema>;

const stateSchema = z.object({
  number: z.number(),
  parent: z.string().nullable(),
  created: z.iso.datetime(),
  /** Files of this state by path, each with its SHA-256. */
  files: z.record(z.string(), z.string()),
  /** Folders of the releases that are whole in the store. */
  releases: z.array(z.string()),
});
export type State = z.infer<typeof stateSchema>;
export type NamedState = State & { name: string };

/** `live` as it was read; `etag` is what a change of it requires. */
export type ReadLive = Live & { etag: string };

export function stateFolder(name: string): string {
  return `_states/${name}`;
}

export function newStateName(number: number): string {
  return `${String(number).padStart(6, '0')}-${randomBytes(6).toString('hex')}`;
}

export function numberOf(name: string): number {
  return Number(name.split('-')[0]);
}

/** @throws PublishError when `live` is not what publish wrote. */
export async function readLive(store: ObjectStore): Promise<ReadLive | undefined> {
  const object = await store.get(liveKey);
  if (!object) return undefined;
  const live = parsed(liveSchema, object.bytes);
  if (live) return { ...live, etag: object.etag };
  throw new PublishError(
    `${store.where} is not a site: its object "${liveKey}" was not written by publish. Nothing was published. Name another place with SITE=…, or move it away.`,
  );
}

/** Makes a state live if `live` is still what was read. @returns whether it is. */
export async function writeLive(
  store: ObjectStore,
  live: Omit<Live, 'version'>,
  before: ReadLive | undefined,
): Promise<boolean> {
  const condition: Condition = before ? { match: etagIn(before.etags, before.etag) } : 'absent';
  const text = JSON.stringify({ ...live, version: randomBytes(8).toString('hex') } satisfies Live);
  const headers = {
    ...{ 'content-type': 'application/json', 'cache-control': 'no-cache', 'x-amz-meta-state': live.state },
    ...(live.rollout && { 'x-amz-meta-rollout': live.rollout }),
  };
  return store.put(liveKey, Buffer.from(text), headers, condition);
}

/** @throws PublishError when the state was deleted or spoilt by hand. */
export async function readState(store: ObjectStore, name: string): Promise<NamedState> {
  const object = await store.get(`${stateFolder(name)}/state.json`);
  const state = object && parsed(stateSchema, object.bytes);
  if (state) return { ...state, name };
  throw new PublishError(
    `${store.where}/${stateFolder(name)}/state.json is ${object ? 'not as publish wrote it' : 'missing: it was deleted by hand'}. Nothing was published. Put a good copy of it back, or delete ${store.where}/${liveKey} and publish everything again: npm run publish -- all`,
  );
}

/** A state and those before it, newest first; it ends where older ones were pruned. */
export async function* ancestors(store: ObjectStore, name: string): AsyncGenerator<NamedState> {
  for (let at: string | null = name; at;) {
    const object = await store.get(`${stateFolder(at)}/state.json`);
    const state: State | undefined = object && parsed(stateSchema, object.bytes);
    if (!state) return;
    yield { ...state, name: at };
    at = state.parent;
  }
}

function parsed<Value>(schema: z.ZodType<Value>, bytes: Buffer): Value | undefined {
  return schema.safeParse(jsonOf(String(bytes))).data;
}
