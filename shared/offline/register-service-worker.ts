import { basePath, withBase } from '@portfolio/contract/base-path';
import type { Lock } from '@portfolio/site/page-state';
import { createTrustedPolicy } from '@portfolio/contract/trusted-types';
import { pathOf } from '@portfolio/site/path-of';
import { neededFiles } from './needed-files';

declare const OFFLINE: boolean;
declare const DEVELOPMENT: boolean;

const script = `${basePath}/service-worker.js`;
const policy = createTrustedPolicy('worker', {
  createScriptURL: (address: string) => (address === script ? address : 'data:,'),
});

type Navigated = { location: { pathname: string }; navigation: { state: string } };

/** Has the worker also cache what this page loaded before it was controlled. */
export function registerServiceWorker(lock: Lock, subscribe: (onChange: (state: Navigated) => void) => void): void {
  if (!OFFLINE || DEVELOPMENT || lock.area?.origin) return;
  const register = async () => {
    // Browsers have none without TLS; in a sandboxed frame asking for it throws.
    const { serviceWorker } = navigator;
    if (!serviceWorker) return;
    await serviceWorker.register(policy.createScriptURL(script), { updateViaCache: 'none' });
    const { active } = await serviceWorker.ready;
    const cache = (urlsToCache: unknown[]) => active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
    let shown = location.pathname;
    const always = ['/offline', '/releases.json', '/works.json'].map(withBase);
    cache([...always, shown, ...neededFiles(lock, pathOf(shown))]);
    subscribe(({ location: { pathname }, navigation }) => {
      if (navigation.state !== 'idle' || pathname === shown) return;
      shown = pathname;
      cache([pathname]);
    });
  };
  const start = () => void register().catch(() => undefined);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}
