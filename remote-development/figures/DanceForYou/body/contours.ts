import type { Point } from '@portfolio/model/geometry/points';
import { chain, smoothed, type Piece } from '#figures/chain';
import type { Part } from './part';
import { clothAt, type Raster } from './raster';

/** Lines of a body on the sheet: its outline against the ground, edges in front of itself, and hems. */
export type Contours = { outline: Point[][]; inner: Point[][]; hems: Point[][] };

type Kind = keyof Contours;

/**
 * Follows the borders between pixels. Inside the body a line is drawn only where one part stands clear of another
 * by `step` metres, so it ends where they grow together, as a draughtsman's would.
 * @param wanted which parts' edges; an edge belongs to the nearer part
 */
export function contoursOf(raster: Raster, step = 0.022, wanted: (part: Part) => boolean = () => true): Contours {
  const pieces: Record<Kind, Piece[]> = { outline: [], inner: [], hems: [] };
  const wide = raster.columns + 1;
  for (let y = 0; y < raster.rows; y++) {
    for (let x = 0; x < raster.columns; x++) {
      const corner = y * wide + x;
      const below = borderKind(raster, x, y, x, y + 1, step, wanted);
      if (below) pieces[below].push([corner + wide, corner + wide + 1]);
      const beside = borderKind(raster, x, y, x + 1, y, step, wanted);
      if (beside) pieces[beside].push([corner + 1, corner + wide + 1]);
    }
  }
  const place = (corner: number): Point => [
    raster.origin[0] + (corner % wide) / raster.detail,
    raster.origin[1] + Math.floor(corner / wide) / raster.detail,
  ];
  const lines = (kind: Kind, shortest: number) =>
    chain(pieces[kind])
      .filter((line) => line.length > shortest * raster.detail)
      .map((line) => smoothed(line.map(place), 14));
  return { outline: lines('outline', 4), inner: lines('inner', 5), hems: lines('hems', 4) };
}

function borderKind(
  raster: Raster,
  x: number,
  y: number,
  nextX: number,
  nextY: number,
  step: number,
  wanted: (part: Part) => boolean,
): Kind | undefined {
  const here = y * raster.columns + x;
  const outside = nextX >= raster.columns || nextY >= raster.rows;
  const there = nextY * raster.columns + nextX;
  const [a, b] = [raster.part[here] ?? 0, outside ? 0 : (raster.part[there] ?? 0)];
  if (a === b && a === 0) return undefined;
  const ahead = b === 0 || (a !== 0 && (raster.nearness[here] ?? 0) > (raster.nearness[there] ?? 0));
  const owner = raster.parts[(ahead ? a : b) - 1];
  if (!owner || !wanted(owner)) return undefined;
  if (a === 0 || b === 0) return 'outline';
  const gap = Math.abs((raster.nearness[here] ?? 0) - (raster.nearness[there] ?? 0));
  const [p, q] = [raster.parts[a - 1], raster.parts[b - 1]];
  if (p?.segment !== q?.segment && gap > step) return 'inner';
  if (gap > step * 2.2) return 'inner';
  return clothAt(raster, here) !== clothAt(raster, there) ? 'hems' : undefined;
}
