import { randomBytes } from 'node:crypto';
import { PublishError } from '../../storage';
import type { Condition, ObjectStore } from './object-store';

/** Whether the store takes an ETag in If-Match with its quotes or without. */
export type EtagForm = 'quoted' | 'bare';

const headers = { 'content-type': 'text/plain;charset=utf-8' };

/**
 * Finds out whether the store refuses writes whose condition does not hold, and how it wants ETags written.
 * @throws PublishError when it ignores conditions: publishes at the same time would be lost.
 */
export async function probe(store: ObjectStore): Promise<EtagForm> {
  const path = `_probe/${randomBytes(8).toString('hex')}.txt`;
  const put = (text: string, condition: Condition) => store.put(path, Buffer.from(text), headers, condition);
  try {
    await put('first', 'absent');
    if (await put('second', 'absent')) throw ignores(store, 'If-None-Match: *');
    const wrong = '0123456789abcdef0123456789abcdef';
    for (const form of ['quoted', 'bare'] as const) {
      if (await put('third', { match: etagIn(form, wrong) })) throw ignores(store, 'If-Match');
      const etag = (await store.get(path))?.etag ?? '';
      if (await put(form, { match: etagIn(form, etag) })) return form;
    }
  } finally {
    await store.delete(path).catch(() => undefined);
  }
  throw new PublishError(
    `${store.where} refuses every write with If-Match, also one with the right ETag, so that nothing can go live there. Nothing was published. Use another store, or a newer version of this one.`,
  );
}

function ignores(store: ObjectStore, header: string): PublishError {
  return new PublishError(
    `${store.where} is in a store that ignores ${header}: of two publishes at the same time one would be lost without a word. Nothing was published. Use a store with conditional writes, such as AWS S3, Cloudflare R2 or Ceph.`,
  );
}

export function etagIn(form: EtagForm, etag: string): string {
  const bare = etag.replaceAll('"', '');
  return form === 'bare' ? bare : `"${bare}"`;
}
