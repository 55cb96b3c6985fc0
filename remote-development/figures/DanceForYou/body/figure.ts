import type { Point } from '@portfolio/model/geometry/points';
import { curve } from '#figures/path';
import { fill, ink, stroke, type Ink } from '#figures/sheet';
import type { Camera } from './camera';
import { contoursOf } from './contours';
import { fleshOf } from './flesh';
import { rasterize } from './raster';
import type { Skeleton } from '#dance/algorithm/skeleton';

type FigureLook = {
  color?: Ink;
  /** Width of the outline in units of the sheet. */
  width?: number;
  inside?: Ink | 'none';
  /** Hems and hair; left out in small figures. */
  hems?: boolean;
  /** Pixels to a unit of the sheet. */
  detail?: number;
  /** Carries the finished lines elsewhere, for a body on a slanting plate. */
  place?: (point: Point) => Point;
  /** Dashes in units of the sheet, for a body that is only an image. */
  dash?: string;
};

/** A body in contour: its outline, the edges within it and its hems, covering what lies behind. */
export function drawBody(
  skeleton: Skeleton,
  camera: Camera,
  { color = ink.line, width = 2.1, inside = ink.paper, hems = true, detail = 3, place, dash }: FigureLook = {},
): string {
  const contours = contoursOf(rasterize(fleshOf(skeleton), camera, detail));
  const data = (lines: readonly (readonly Point[])[]) =>
    lines.map((line) => curve(place ? line.map(place) : line, 0.3)).join('');
  const outline = data(contours.outline);
  const more = dash ? `stroke-dasharray="${dash}"` : '';
  return (
    (inside === 'none' ? '' : fill(outline, inside, 'fill-rule="evenodd"')) +
    (hems ? stroke(data(contours.hems), color, width * 0.55, more) : '') +
    stroke(data(contours.inner), color, width * 0.8, more) +
    stroke(outline, color, width, more)
  );
}
