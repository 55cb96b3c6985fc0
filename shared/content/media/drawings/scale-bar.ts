import type { Measure } from '@portfolio/contract/page';

// As shared/model/drawing/scale-bar.ts writes it: below the drawing a bar that says its metres, and
// after its group, in a plan, the north arrow; svgo makes an H relative.
const foot =
  /<svg width="\d+" height="(?<height>\d+)">.*<g class="scale-bar" data-metres="(?<metres>[\d.]+)"><path [^>]*d="M(?<from>\d+) \d+(?<way>[hH])(?<to>\d+)v.*?<\/g><\/g>(?<north><g )?/s;

/** The drawing's scale, if it has a scale bar. */
export function readScaleBar(svg: string): Measure | undefined {
  const found = foot.exec(svg)?.groups;
  if (!found) return undefined;
  const bar = Number(found['to']) - (found['way'] === 'H' ? Number(found['from']) : 0);
  return {
    metre: bar / Number(found['metres']),
    height: Number(found['height']),
    north: found['north'] !== undefined,
  };
}
