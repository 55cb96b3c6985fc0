import type { AreaName } from '@portfolio/contract/areas';
import { pinnedRelease } from '@portfolio/site/pinned-releases';
import { isSuperseded } from './releases';
import { reloadPage } from './reload-page';

/** Reloads a page whose release may have been removed, once for the same releases. @returns whether it does. */
export async function renewPage(shell: string, area?: AreaName): Promise<boolean> {
  const { pathname } = location;
  if (!(await isSuperseded(shell, area))) return false;
  // Meanwhile another page may be shown, or be on its way.
  if (location.pathname !== pathname || window.pageStart?.isLeaving()) return false;
  const key = `${shell} ${area && pinnedRelease(area)?.release}`;
  try {
    if (sessionStorage.getItem('renewed') === key) return false;
    sessionStorage.setItem('renewed', key);
  } catch {
    return false;
  }
  reloadPage();
  return true;
}
