import { bucketStorage } from '@portfolio/publish/bucket/bucket-storage';
import { ObjectStore, type Patience } from '@portfolio/publish/bucket/object-store';
import type { Storage } from '@portfolio/publish/storage';

export type SiteAt = { endpoint: string; accessKeyId: string; secretAccessKey: string; prefix: string };

export function storeOf(site: SiteAt, patience?: Partial<Patience>): ObjectStore {
  return new ObjectStore({ ...site, bucket: 'site', region: 'us-east-1' }, patience);
}

/** A site in the bucket "site" of an engine. @param grace milliseconds for which unused files stay. */
export function storageOf(site: SiteAt, grace?: number): Storage {
  return bucketStorage(storeOf(site), { limit: 300_000, tell: () => undefined }, grace);
}
