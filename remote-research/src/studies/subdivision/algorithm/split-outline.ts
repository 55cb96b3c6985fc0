import { signedArea, type Outline } from '@portfolio/model/geometry/outlines';
import type { Point } from '@portfolio/model/geometry/points';
import { cutOutline } from './cut-outline';

/** Square metres: smaller pieces are what rounding leaves of a corner. */
const crumb = 1e-7;

type Crossing = { point: Point; along: number };

/**
 * All parts of a simple outline, convex or not, on the left and on the right of a line.
 * A convex outline gives at most one on each side.
 */
export function splitOutline(outline: Outline, through: Point, along: Point): [left: Outline[], right: Outline[]] {
  const height = ([x, y]: Point) => along[0] * (y - through[1]) - along[1] * (x - through[0]);
  const sign = outline.map((point) => height(point) >= 0);
  const changes = sign.filter((isLeft, i) => isLeft !== sign[(i + 1) % sign.length]).length;
  if (changes === 0) return sign[0] ? [[outline], []] : [[], [outline]];
  if (changes === 2) {
    const [left, right] = cutOutline(outline, through, along);
    return [whole([left]), whole([right])];
  }
  return [whole(partsOf(outline, sign, height, along, true)), whole(partsOf(outline, sign, height, along, false))];
}

function whole(outlines: readonly Outline[]): Outline[] {
  return outlines.filter((outline) => outline.length > 2 && Math.abs(signedArea(outline)) > crumb);
}

/**
 * Walks round the pieces on one side. Sorted along the line, crossings 1 and 2, 3 and 4, … bound the
 * stretches that lie inside the outline; a piece leaves by one end of a stretch and returns by the other.
 */
function partsOf(
  outline: Outline,
  sign: readonly boolean[],
  height: (point: Point) => number,
  along: Point,
  side: boolean,
): Outline[] {
  const chains: { points: Point[]; start: Crossing; end: Crossing }[] = [];
  const crossings: Crossing[] = [];
  const count = outline.length;
  const at = (i: number) => outline[i % count] as Point;
  const isIn = (i: number) => sign[i % count] === side;
  const cross = (i: number): Crossing => {
    const [from, to] = [at(i), at(i + 1)];
    const [a, b] = [height(from), height(to)];
    const t = a / (a - b);
    const point: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    const crossing = { point, along: point[0] * along[0] + point[1] * along[1] };
    crossings.push(crossing);
    return crossing;
  };
  const entries = outline.map((_, i) => i).filter((i) => !isIn(i) && isIn(i + 1));
  for (const entry of entries) {
    const start = cross(entry);
    const points: Point[] = [];
    let i = entry + 1;
    for (; isIn(i); i++) points.push(at(i));
    chains.push({ points, start, end: cross(i - 1) });
  }
  const sorted = crossings.toSorted((a, b) => a.along - b.along);
  const partner = new Map(sorted.map((one, i) => [one, sorted[i % 2 ? i - 1 : i + 1]]));
  const parts: Outline[] = [];
  const open = new Set(chains);
  for (const first of chains) {
    const part: Point[] = [];
    let chain: (typeof chains)[number] | undefined = first;
    while (chain && open.delete(chain)) {
      part.push(chain.start.point, ...chain.points, chain.end.point);
      const next: Crossing | undefined = partner.get(chain.end);
      chain = chains.find(({ start }) => start === next);
    }
    if (part.length) parts.push(distinct(part));
  }
  return parts;
}

/** Without points that repeat the one before, as cutting through a corner makes them. */
export function distinct(outline: Outline): Outline {
  return outline.filter((point, i) => {
    const before = outline[(i + outline.length - 1) % outline.length] ?? point;
    return Math.hypot(point[0] - before[0], point[1] - before[1]) > 1e-9;
  });
}
