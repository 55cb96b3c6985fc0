import type { AreaName } from '@portfolio/contract/areas';
import { isSuperseded, pinnedRelease } from './releases';
import { reloadPage } from './reload-page';

/**
 * Reloads a page that needs a file of a release which is no longer live: the file may have been removed. Once for the
 * same releases, as start-guard.ts does; without session storage not at all.
 * @param shell the release of the shell that runs in this page.
 * @returns whether the page is being reloaded.
 */
export async function renewPage(shell: string, area?: AreaName): Promise<boolean> {
  if (!(await isSuperseded(shell, area))) return false;
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
