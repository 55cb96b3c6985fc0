import type { AreaName } from '@portfolio/contract/areas';
import { pinnedRelease } from '@portfolio/site/pinned-releases';

type ShownPage = { path: string; area: AreaName | undefined; since: number };

const shown: ShownPage[] = [];

export function logShownPage(path: string, area: AreaName | undefined): void {
  if (lastShown()?.path !== path) shown.push({ path, area, since: performance.now() });
}

/** Also the notice that a page failed; undefined before it is hydrated. */
export function lastShown(): ShownPage | undefined {
  return shown.at(-1);
}

/** @param time in milliseconds since the document was requested, as in performance entries. */
export function pageAt(time: number): { path: string; area?: AreaName; areaRelease?: string | undefined } {
  const page = shown.findLast(({ since }) => since <= time) ?? shown[0];
  if (!page) return { path: location.pathname };
  const { path, area } = page;
  return { path, ...(area && { area, areaRelease: pinnedRelease(area)?.release }) };
}
