import { sourceLine } from '@portfolio/compose/check/source-line';
import type { Storage } from '../../storage/storage';

/**
 * File and line in the sources of a place in a release, from the map that was published with it.
 * @param place "_areas/research/3f9c…/browser/study.js:1:2".
 * @returns undefined where there is no map.
 */
export async function sourceOf(storage: Pick<Storage, 'read'>, place: string): Promise<string | undefined> {
  const read = async (map: string) => {
    const bytes = await storage.read(map.replace(/\/browser\/([^/]+)$/, '/browser/.maps/$1'));
    return bytes && String(bytes);
  };
  return sourceLine({ stack: place }, read).catch(() => undefined);
}
