import { withBase } from '@portfolio/contract/base-path';
import { contentUrl, releaseUrl } from '@portfolio/contract/release';
import type { Lock } from '@portfolio/site/page-state';
import { shellContent } from '@portfolio/site/shell-content';

/** Scripts with their integrity, the shell's own pages, and what was inlined. @param path canonical. */
export function neededFiles({ shell, scripts, area }: Lock, path: string): [string, RequestInit?][] {
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
  const data = document.querySelector('link[rel=canonical]')
    ? [`${content}pages/${path.slice(1) || 'index'}.json`]
    : [];
  const files = loaded.filter((name) => name.startsWith(location.origin + withBase('/_')));
  return [...new Set([...files, ...hashes.keys(), ...sheets, ...data])].map((url) => [
    url,
    { integrity: hashes.get(url) ?? '' },
  ]);
}
