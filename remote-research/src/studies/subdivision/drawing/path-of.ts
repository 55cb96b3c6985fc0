import type { Outline } from '@portfolio/model/geometry/outlines';

/** An outline as path data: metres, y runs down. */
export function pathOf(outline: Outline): string {
  return `M${outline.map(([x, y]) => `${x.toFixed(2)} ${(-y).toFixed(2)}`).join('L')}Z`;
}
