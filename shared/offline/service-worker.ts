import { downloadAddress } from '@portfolio/site/downloads';
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

declare const OFFLINE: boolean;

/** What can change is asked of the network first; files of a release never change and come from the cache. */
type WorkerScope = {
  skipWaiting: () => Promise<void>;
  registration: { scope: string; unregister: () => Promise<boolean> };
  addEventListener: (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void) => void;
};
type ExtendableEvent = { waitUntil: (work: Promise<unknown>) => void };

const worker = globalThis as unknown as WorkerScope;
const base = new URL(worker.registration.scope).pathname.slice(0, -1);
const offlinePage = `${base}/offline`;
const day = 24 * 60 * 60;
const cacheNames = ['pictures', 'releases', 'offline', 'pages'] as const;

function named(name: (typeof cacheNames)[number]): string {
  return name + base;
}

worker.addEventListener('install', () => void worker.skipWaiting());

if (OFFLINE) {
  clientsClaim();
  enableNavigationPreload();
  cacheVisited();
} else {
  // OFFLINE=off: this version unregisters an older one and deletes its caches.
  worker.addEventListener('activate', (event) => event.waitUntil(unregister()));
}

function cacheVisited(): void {
  const expiration = (maxEntries: number) =>
    new ExpirationPlugin({ maxEntries, maxAgeSeconds: 90 * day, purgeOnQuotaError: true });
  const files = /^\/_(?:areas|shell)\//;
  const inSite = (url: URL) => (url.pathname.startsWith(`${base}/`) ? url.pathname.slice(base.length) : '');
  const isPicture = /\.(?:avif|jpg|png|svg)$/;
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && files.test(inSite(url)) && isPicture.test(url.pathname),
    new CacheFirst({ cacheName: named('pictures'), plugins: [expiration(150)] }),
  );
  // Films come in parts, which no cache keeps.
  const isFilm = /\.(?:mp4|webm)$/;
  registerRoute(
    ({ url, sameOrigin }) =>
      sameOrigin && files.test(inSite(url)) && !downloadAddress.test(inSite(url)) && !isFilm.test(url.pathname),
    new CacheFirst({ cacheName: named('releases'), plugins: [expiration(200)] }),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && /^\/(?:[A-Za-z-]+\/)?offline$/.test(inSite(url)),
    new NetworkFirst({ cacheName: named('offline') }),
  );
  registerRoute(
    ({ url, sameOrigin }) =>
      sameOrigin &&
      /^\/(?:[A-Za-z-]+\/)?(?:[^/._]*|(?:releases|works)\.json)$/.test(inSite(url)) &&
      !url.searchParams.has('area'),
    new NetworkFirst({
      cacheName: named('pages'),
      // Seconds: a network can hang without failing.
      networkTimeoutSeconds: 10,
      plugins: [
        expiration(60),
        {
          cacheKeyWillBeUsed: ({ request }) => Promise.resolve(request.url.replace(/[?#].*/, '')),
          cacheWillUpdate: async ({ response }) => {
            if (!mayKeep(response)) return null;
            await keepApart(response);
            return response;
          },
        },
      ],
    }),
  );
  setCatchHandler(async ({ request }) => {
    if (request.mode !== 'navigate') return Response.error();
    // In the language of the address, where a page of it was visited.
    const [, language = ''] = inSite(new URL(request.url)).split('/');
    const own = (await caches.match(`${base}/${language}/offline`)) ?? (await caches.match(offlinePage));
    // Who has seen the site in one language has its offline page in that one alone.
    const [any] = await (await caches.open(named('offline'))).matchAll();
    return own ?? any ?? Response.error();
  });
}

function mayKeep(response: Response): boolean {
  return response.status === 200 && !response.headers.get('Cache-Control')?.includes('no-store');
}

/** During a rollout the first page of one of the two sites takes those of the other out of the caches. */
async function keepApart(response: Response): Promise<void> {
  const isNew = ({ headers }: Response) => headers.get('Rollout') === 'new';
  const [kept] = await (await caches.open(named('pages'))).matchAll();
  if (!kept || isNew(kept) === isNew(response)) return;
  await caches.delete(named('pages'));
  await caches.delete(named('offline'));
}

async function unregister(): Promise<void> {
  for (const name of cacheNames) await caches.delete(named(name));
  await worker.registration.unregister();
}
