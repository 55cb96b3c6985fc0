import { convexHull } from '@portfolio/model/geometry/hull';

type Points = ArrayLike<number>;

/** How deep outlines may lie in each other and still only touch: whole coordinates may be one off. */
const slack = 1;

/** A convex outline: its corners, x and y in turn, and for each side the direction away from it and how far that side lies. */
type Outline = { corners: Float64Array; sides: Float64Array; left: number; right: number; top: number; bottom: number };

/** The outlines of bodies in a picture, each made when it is first asked for. */
export class Silhouettes {
  readonly #pointsOf: (body: number) => Points;
  readonly #outlines = new Map<number, Outline>();

  /** @param pointsOf where the corners of a body lie, x and y in turn, in units so small that one does not count */
  constructor(pointsOf: (body: number) => Points) {
    this.#pointsOf = pointsOf;
  }

  /** Whether two bodies have a part of the picture in common. */
  overlap(one: number, other: number): boolean {
    const [a, b] = [this.#outlineOf(one), this.#outlineOf(other)];
    // Most that are asked about have the middle of what their boxes have in common.
    const x = (Math.max(a.left, b.left) + Math.min(a.right, b.right)) / 2;
    const y = (Math.max(a.top, b.top) + Math.min(a.bottom, b.bottom)) / 2;
    return (contains(a, x, y) && contains(b, x, y)) || (!areParted(a, b) && !areParted(b, a));
  }

  #outlineOf(body: number): Outline {
    const known = this.#outlines.get(body);
    if (known) return known;
    const outline = outlineOf(this.#pointsOf(body));
    this.#outlines.set(body, outline);
    return outline;
  }
}

/** Whether an outline has a point and all that is nearer to it than the slack. */
function contains({ sides }: Outline, x: number, y: number): boolean {
  for (let i = 0; i < sides.length; i += 3)
    if ((sides[i] ?? 0) * x + (sides[i + 1] ?? 0) * y > (sides[i + 2] ?? 0) - slack) return false;
  return true;
}

/** Whether a side of an outline has all of another outside of it. */
function areParted({ sides }: Outline, { corners }: Outline): boolean {
  for (let i = 0; i < sides.length; i += 3) {
    const [dx = 0, dy = 0, least] = [sides[i], sides[i + 1], (sides[i + 2] ?? 0) - slack];
    let apart = true;
    for (let k = 0; k < corners.length && apart; k += 2)
      apart = dx * (corners[k] ?? 0) + dy * (corners[k + 1] ?? 0) >= least;
    if (apart) return true;
  }
  return false;
}

function outlineOf(points: Points): Outline {
  const all = Array.from(
    { length: points.length / 2 },
    (_, i) => [points[2 * i] ?? 0, points[2 * i + 1] ?? 0] as const,
  );
  const hull = convexHull(all);
  const [corners, sides] = [new Float64Array(2 * hull.length), new Float64Array(3 * hull.length)];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [i, [x, y]] of hull.entries()) {
    const [toX, toY] = hull[i + 1] ?? hull[0] ?? [x, y];
    const length = Math.hypot(toX - x, toY - y);
    const [dx, dy] = [(toY - y) / length, (x - toX) / length];
    corners[2 * i] = x;
    corners[2 * i + 1] = y;
    sides[3 * i] = dx;
    sides[3 * i + 1] = dy;
    sides[3 * i + 2] = dx * x + dy * y;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { corners, sides, left, right, top, bottom };
}
