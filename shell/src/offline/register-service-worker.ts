import { basePath, withBase } from '@portfolio/contract/base-path';
import { contentUrl, releaseUrl } from '@portfolio/contract/release';
import type { Lock } from '@portfolio/site/page-state';
import { createTrustedPolicy } from '@portfolio/contract/trusted-types';
import { shellContent } from '../loading/shell-content';
import { pathOf } from '../router/path-of';

const script = `${basePath}/service-worker.js`;
const policy = createTrustedPolicy('worker', {
  createScriptURL: (address: string) => (address === script ? address : 'data:,'),
});

type Navigated = { location: { pathname: string }; navigation: { state: string } };

/**
 * Registers the service worker, and has it cache what this page loaded before the worker controlled it.
 * @param subscribe calls back with the router's state.
 */
export function registerServiceWorker(lock: Lock, subscribe: (onChange: (state: Navigated) => void) => void): void {
  const { serviceWorker } = navigator;
  if (!OFFLINE || DEVELOPMENT || !serviceWorker || lock.area?.origin) return;
  const register = async () => {
    await serviceWorker.register(policy.createScriptURL(script), { updateViaCache: 'none' });
    const { active } = await serviceWorker.ready;
    const cache = (urlsToCache: unknown[]) => active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
    cache([...['/offline', '/releases.json', '/works.json'].map(withBase), location.pathname, ...neededFiles(lock)]);
    let shown = location.pathname;
    subscribe(({ location: { pathname }, navigation }) => {
      if (navigation.state !== 'idle' || pathname === shown) return;
      shown = pathname;
      cache([pathname]);
    });
  };
  // Where a browser refuses it, the site works without.
  const start = () => void register().catch(() => undefined);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}

/**
 * The files that this page needs when it is opened or navigated to again: those it has loaded, scripts with their
 * integrity; the shell's own pages, for the offline page; and what was inlined: page data and style sheets.
 */
function neededFiles({ shell, scripts, area }: Lock): [string, RequestInit?][] {
  const shellFolder = withBase(releaseUrl('shell', shell));
  const ownFolder = area ? withBase(releaseUrl(area.name, area.release)) : shellFolder;
  const hashes = new Map<string, string>();
  for (const element of document.querySelectorAll<HTMLScriptElement & HTMLLinkElement>('[integrity]'))
    hashes.set(element.src || element.href, element.integrity);
  for (const file of Object.keys(scripts).filter((name) => name.startsWith('pages.')))
    hashes.set(`${location.origin}${shellFolder}browser/${file}`, scripts[file] ?? '');
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const sheets = [...document.querySelectorAll<HTMLElement>('style[data-href]')].map(
    ({ dataset: { href = '' } }) => `${href.startsWith('area.') ? ownFolder : shellFolder}browser/${href}`,
  );
  const content = withBase(area ? contentUrl(area) : shellContent(shell));
  // A page that does not exist has no canonical address, and no data.
  const data = document.querySelector('link[rel=canonical]')
    ? [`${content}pages/${pathOf(location.pathname).slice(1) || 'index'}.json`]
    : [];
  const files = loaded.filter((name) => name.startsWith(location.origin + withBase('/_')));
  return [...new Set([...files, ...hashes.keys(), ...sheets, ...data])].map((url) => [
    url,
    { integrity: hashes.get(url) ?? '' },
  ]);
}
