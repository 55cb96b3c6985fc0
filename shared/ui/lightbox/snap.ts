import type { DrawnLines, Line, Point } from './drawn-lines';

/** Where a point comes to lie: on a corner, on a line, or where it was put. */
export type Snapped = Point & { on: 'corner' | 'line' | 'nothing' };

export type Direction = 'left' | 'right' | 'up' | 'down';

/** A corner within reach is preferred to a line that is nearer. @param reach in units of the drawing */
export function snapTo(point: Point, { lines, corners }: DrawnLines, reach: number): Snapped {
  const corner = nearest(point, corners, reach);
  if (corner) return { ...corner, on: 'corner' };
  const feet = lines.map((line) => footOn(line, point));
  const foot = nearest(point, feet, reach * 0.6);
  return foot ? { ...foot, on: 'line' } : { ...point, on: 'nothing' };
}

/** The next corner in a direction: not far from it to the side, and within the drawing. */
export function cornerTowards(
  from: Point,
  direction: Direction,
  { corners }: DrawnLines,
  within: { width: number; height: number },
): Point | undefined {
  let best: Point | undefined;
  let least = Infinity;
  for (const corner of corners) {
    const [x, y] = [corner.x - from.x, corner.y - from.y];
    const ahead = { left: -x, right: x, up: -y, down: y }[direction];
    const aside = Math.abs(direction === 'left' || direction === 'right' ? y : x);
    if (ahead <= 0.5 || aside > ahead || !isWithin(corner, within)) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [corner, cost];
  }
  return best;
}

export function isWithin({ x, y }: Point, { width, height }: { width: number; height: number }): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
}

/** The place on a line that is nearest to a point. */
function footOn([from, to]: Line, { x, y }: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy);
  const held = Math.min(1, Math.max(0, share));
  return { x: from.x + held * dx, y: from.y + held * dy };
}

function nearest(point: Point, places: readonly Point[], reach: number): Point | undefined {
  let best: Point | undefined;
  let least = reach;
  for (const place of places) {
    const away = Math.hypot(place.x - point.x, place.y - point.y);
    if (away <= least) [best, least] = [place, away];
  }
  return best;
}
