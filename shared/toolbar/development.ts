import { isAreaName } from '@portfolio/contract/areas';
import type { AreaRelease } from '@portfolio/contract/release';

/** Elsewhere an address must not choose which script runs in a page. */
export function isThisMachine(): boolean {
  return ['localhost', '127.0.0.1'].includes(location.hostname);
}

/** "research@4203" as a release; undefined where the text names no area or no port. */
export function parseOverride(text: string): AreaRelease | undefined {
  const [name = '', port = ''] = text.split('@');
  if (!isAreaName(name) || !/^\d{2,5}$/.test(port)) return undefined;
  return { name, release: 'dev', entry: 'remoteEntry.js', scripts: {}, bytes: 0, origin: `http://localhost:${port}` };
}
