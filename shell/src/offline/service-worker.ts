import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

/**
 * Keeps what a visitor has seen, for the times without a network. While there is one, whatever can
 * change is asked of it and nothing else: a page is never older than the site. Files of a release never
 * change, so they come from here when they are here. Nothing is fetched in advance but the page that
 * says that there is no network, so a new version of this script takes over at once.
 */
type Scope = {
  skipWaiting: () => Promise<void>;
  registration: { unregister: () => Promise<boolean> };
  addEventListener: (type: 'install' | 'activate', listener: (event: Lasting) => void) => void;
};
type Lasting = { waitUntil: (work: Promise<unknown>) => void };

const scope = globalThis as unknown as Scope;
const offlinePage = '/offline';
const day = 24 * 60 * 60;

scope.addEventListener('install', () => void scope.skipWaiting());

if (OFFLINE) {
  clientsClaim();
  enableNavigationPreload();
  keep();
} else {
  // The way out: whoever has an older version of this script gets rid of it and of all that it kept.
  scope.addEventListener('activate', (event) => event.waitUntil(leave()));
}

function keep(): void {
  const lasting = (maxEntries: number) =>
    new ExpirationPlugin({ maxEntries, maxAgeSeconds: 90 * day, purgeOnQuotaError: true });
  const files = /^\/_(?:areas|shell)\//;
  const isPicture = /\.(?:avif|jpg|png|svg)$/;
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && files.test(url.pathname) && isPicture.test(url.pathname),
    new CacheFirst({ cacheName: 'pictures', plugins: [lasting(150)] }),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && files.test(url.pathname),
    new CacheFirst({ cacheName: 'releases', plugins: [lasting(200)] }),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === offlinePage,
    new NetworkFirst({ cacheName: 'offline' }),
  );
  // A page under development, named by its query, is nobody's to keep.
  registerRoute(
    ({ url, sameOrigin }) =>
      sameOrigin && /^\/(?:[^/._]*|(?:releases|works)\.json)$/.test(url.pathname) && !url.searchParams.has('area'),
    new NetworkFirst({
      cacheName: 'pages',
      plugins: [
        lasting(60),
        {
          cacheKeyWillBeUsed: ({ request }) => Promise.resolve(request.url.replace(/[?#].*/, '')),
          cacheWillUpdate: ({ response }) => Promise.resolve(mayKeep(response) ? response : null),
        },
      ],
    }),
  );
  setCatchHandler(async ({ request }) => {
    const page = request.mode === 'navigate' ? await caches.match(offlinePage) : undefined;
    return page ?? Response.error();
  });
}

function mayKeep(response: Response): boolean {
  return response.status === 200 && !response.headers.get('Cache-Control')?.includes('no-store');
}

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await scope.registration.unregister();
}
