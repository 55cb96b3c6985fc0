import { createPath, type Location } from 'react-router-dom';

/** Entries that only open something in a page share the page's; one for a typed fragment has no key of its own. */
export function scrollKey(location: Location): string {
  const { scroll } = (location.state ?? {}) as { scroll?: string };
  return scroll ?? (location.key === 'default' ? createPath(location) : location.key);
}
