import { releaseUrl, type Lock } from 'shared/contract/release';
import { createTrustedPolicy } from 'shared/contract/trusted-types';
import { pathOf } from '../loading/path-of';

/** Told to the window after a navigation inside the page. */
export const followed = 'followed';

const script = '/service-worker.js';
const policy = createTrustedPolicy('worker', {
  createScriptURL: (address: string) => (address === script ? address : 'data:,'),
});

/**
 * Registers the service worker when everything else is there, and hands it what this page came with,
 * which was loaded before it could see it. A browser that a program drives goes without: tests and
 * measurements see the network.
 */
export function keepSeen(lock: Lock): void {
  const { serviceWorker, webdriver } = navigator;
  if (!OFFLINE || DEVELOPMENT || webdriver || !serviceWorker || lock.area?.origin) return;
  const begin = async () => {
    await serviceWorker.register(policy.createScriptURL(script), { updateViaCache: 'none' });
    const { active } = await serviceWorker.ready;
    const send = (urlsToCache: unknown[]) => active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
    send(['/offline', '/releases.json', '/works.json', location.pathname, ...loaded(lock)]);
    addEventListener(followed, () => send([location.pathname]));
  };
  // A browser that refuses it shows the site as it always did.
  const start = () => void begin().catch(() => undefined);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}

/**
 * What a page of this release asks for when it is shown anew: the files that this one has loaded, scripts with
 * their hash; the code of the page that says that there is no network; and what stood inside the document, which
 * a link from another page would ask for: its words, and its style sheets.
 */
function loaded({ shell, scripts, area }: Lock): [string, RequestInit?][] {
  const shellFolder = releaseUrl('shell', shell);
  const ownFolder = area ? releaseUrl(area.name, area.release) : shellFolder;
  const hashes = new Map<string, string>();
  for (const element of document.querySelectorAll<HTMLScriptElement & HTMLLinkElement>('[integrity]'))
    hashes.set(element.src || element.href, element.integrity);
  for (const file of Object.keys(scripts).filter((name) => name.startsWith('pages.')))
    hashes.set(`${location.origin}${shellFolder}browser/${file}`, scripts[file] ?? '');
  const loadedFiles = performance.getEntriesByType('resource').map(({ name }) => name);
  const sheets = [...document.querySelectorAll<HTMLElement>('style[data-href]')].map(
    ({ dataset: { href = '' } }) => `${href.startsWith('area.') ? ownFolder : shellFolder}browser/${href}`,
  );
  const texts = `${ownFolder}content/pages/${pathOf(location.pathname).slice(1) || 'index'}.json`;
  const files = loadedFiles.filter((name) => name.startsWith(`${location.origin}/_`));
  return [...new Set([...files, ...hashes.keys(), ...sheets, texts])].map((url) => [
    url,
    { integrity: hashes.get(url) ?? '' },
  ]);
}
