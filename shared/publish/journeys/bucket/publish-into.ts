import type { ReleaseOwner } from '@portfolio/contract/release';
import { bucketStorage } from '@portfolio/publish/storage/bucket/bucket-storage';
import { publish } from '@portfolio/publish/operations/publish/publish';
import { storeOf, type SiteAt } from './site-of';

export type Cost = { pages: number; writes: number; copies: number; seconds: number; megabytes: number };

/** A process of its own that publishes builds, so that its memory is that of a publish alone. */
const [site, folders] = process.argv.slice(2).map((each): unknown => JSON.parse(each)) as [
  SiteAt,
  Partial<Record<ReleaseOwner, string>>,
];
const store = storeOf(site);
const began = performance.now();
const published = await publish(bucketStorage(store, { limit: 60_000, notify: console.error }), folders);
const cost: Cost = {
  pages: published[0]?.pages.length ?? 0,
  writes: store.sent['PUT'] ?? 0,
  copies: store.sent['COPY'] ?? 0,
  seconds: (performance.now() - began) / 1000,
  megabytes: Math.round(process.resourceUsage().maxRSS / 1024),
};
console.log(JSON.stringify(cost));
