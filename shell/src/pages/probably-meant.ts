import { distance } from 'fastest-levenshtein';
import type { NavigationRow } from '@portfolio/site/page-state';

/** Other capitals, its label, or a typing error or two. */
export function probablyMeant<Page extends Pick<NavigationRow, 'path' | 'label'>>(
  typed: string,
  pages: readonly Page[],
): Page | undefined {
  const wanted = normalized(typed);
  if (!wanted) return undefined;
  const exact = pages.find(({ path, label }) => [normalized(path), normalized(label)].includes(wanted));
  if (exact) return exact;
  // One wrong character in a code of three could mean any other code.
  const tolerated = Math.min(2, Math.floor(wanted.length / 4));
  const distances = pages.map(({ path }) => distance(wanted, normalized(path)));
  const nearest = Math.min(...distances);
  return nearest <= tolerated ? pages[distances.indexOf(nearest)] : undefined;
}

function normalized(path: string): string {
  return path.toLowerCase().replace(/^\/|\/$|\.html$/g, '');
}
