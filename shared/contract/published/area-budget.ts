import type { AreaName } from '../areas';

/** Bytes: about twice what the largest area of the sample needs. */
const usual = 30 * 1024;

/** Areas that may need more, each with the reason. All teams see a change of this file (.github/CODEOWNERS). */
const raised: Partial<Record<AreaName, number>> = {};

/**
 * What the first view of an area's page may load of the area at most: its container, the chunk of its module, and their
 * style sheets.
 * @returns bytes, compressed with brotli.
 */
export function areaBudget(area: AreaName): number {
  return raised[area] ?? usual;
}
