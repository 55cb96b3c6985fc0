import { createPath, type Location } from 'react-router-dom';

/**
 * Under which key the scroll position of an entry is kept. Entries that only open something in a page share that of the
 * page's entry (see address.ts); one that the browser made, for a typed fragment, has no key of its own.
 */
export function scrollKey(location: Location): string {
  const { scroll } = (location.state ?? {}) as { scroll?: string };
  return scroll ?? (location.key === 'default' ? createPath(location) : location.key);
}
