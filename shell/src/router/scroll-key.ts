import { createPath, type Location } from 'react-router-dom';

/**
 * Under which key the scroll position of an entry is kept. Entries that only open something in a page share that of the
 * page's entry (see address.ts); one that the browser made, for a typed fragment, has no key of its own.
 */
export function scrollKey(location: Location): string {
  const { scroll } = (location.state ?? {}) as { scroll?: string };
  return scroll ?? (location.key === 'default' ? createPath(location) : location.key);
}

/** A development server sends an empty page: after a reload the browser had nothing to scroll. */
export function scrollAsBeforeReload(): void {
  const [load] = performance.getEntriesByType('navigation');
  if (load?.type !== 'reload') return;
  const { key = '' } = (history.state ?? {}) as { key?: string };
  const saved = JSON.parse(sessionStorage.getItem('react-router-scroll-positions') ?? '{}') as Record<string, number>;
  scrollTo({ top: saved[key] ?? 0, behavior: 'instant' });
}
