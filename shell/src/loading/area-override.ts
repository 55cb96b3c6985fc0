import { isAreaName } from '@portfolio/contract/areas';
import type { AreaRelease } from '@portfolio/contract/release';

/** In the address: `?area=research@4203` loads that area from its development server, `?area=` ends it. */
const parameter = 'area';

/**
 * The area that this tab loads from a development server. Only on this machine: elsewhere an address must not choose
 * which script runs in a page.
 */
export function areaOverride(): AreaRelease | undefined {
  if (!['localhost', '127.0.0.1'].includes(location.hostname)) return undefined;
  const requested = new URLSearchParams(location.search).get(parameter);
  try {
    if (requested !== null) sessionStorage.setItem('area-override', requested);
    return parseOverride(sessionStorage.getItem('area-override') ?? '');
  } catch {
    // Without storage it is valid for this page only.
    return parseOverride(requested ?? '');
  }
}

/** "research@4203" as a release; undefined where the text names no area or no port. */
export function parseOverride(text: string): AreaRelease | undefined {
  const [name = '', port = ''] = text.split('@');
  if (!isAreaName(name) || !/^\d{2,5}$/.test(port)) return undefined;
  return { name, release: 'dev', entry: 'remoteEntry.js', scripts: {}, bytes: 0, origin: `http://localhost:${port}` };
}
