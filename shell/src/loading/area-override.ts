import { isAreaName } from 'shared/contract/areas';
import type { AreaRelease } from 'shared/contract/release';

/** In the address: `?area=research@4203` takes that area from its development server, `?area=` no longer. */
const parameter = 'area';
const memory = 'area-override';

/**
 * The area that this tab takes from a development server. On this machine only: anywhere else the
 * address of a page must not choose whose script runs in it.
 */
export function areaOverride(): AreaRelease | undefined {
  if (!['localhost', '127.0.0.1'].includes(location.hostname)) return undefined;
  const asked = new URLSearchParams(location.search).get(parameter);
  if (asked !== null) remember(asked);
  return parseOverride(asked ?? recall());
}

/** "research@4203" as a release; undefined where the text names no area or no port. */
export function parseOverride(text: string): AreaRelease | undefined {
  const [name = '', port = ''] = text.split('@');
  if (!isAreaName(name) || !/^\d{2,5}$/.test(port)) return undefined;
  return { name, release: 'dev', entry: 'remoteEntry.js', scripts: {}, bytes: 0, origin: `http://localhost:${port}` };
}

function remember(text: string): void {
  try {
    sessionStorage.setItem(memory, text);
  } catch {
    // Storage is denied: the address counts for this one page.
  }
}

function recall(): string {
  try {
    return sessionStorage.getItem(memory) ?? '';
  } catch {
    return '';
  }
}
