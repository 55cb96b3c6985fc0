import { createPath, type Location } from 'react-router-dom';

/** Entries that only open something in a page share the page's; one for a typed fragment has no key of its own. */
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
