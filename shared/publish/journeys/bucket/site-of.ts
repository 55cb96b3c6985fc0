import { bucketStorage } from '@portfolio/publish/storage/bucket/bucket-storage';
import { ObjectStore, type Patience } from '@portfolio/publish/storage/bucket/store/object-store';
import type { Storage } from '@portfolio/publish/storage/storage';

/** A site in an engine, in the bucket "site" unless it says another. */
export type SiteAt = {
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  prefix: string;
  bucket?: string;
};

export function storeOf(site: SiteAt, patience?: Partial<Patience>): ObjectStore {
  return new ObjectStore({ bucket: 'site', region: 'us-east-1', ...site }, patience);
}

/** @param grace milliseconds for which unused files stay. */
export function storageOf(site: SiteAt, grace?: number): Storage {
  return bucketStorage(storeOf(site), { limit: 600_000, notify: () => undefined }, grace);
}
