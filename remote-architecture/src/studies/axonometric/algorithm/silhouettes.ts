import { convexHull } from '@portfolio/model/geometry/hull';

type Points = ArrayLike<number>;

/** How deep outlines may lie in each other and still only touch: whole coordinates may be one off. */
const slack = 1;

/** The outlines of bodies in a picture, each made when it is first asked for. */
export class Silhouettes {
  readonly #pointsOf: (body: number) => Points;
  readonly #outlines = new Map<number, Float64Array>();

  /** @param pointsOf where the corners of a body lie, x and y in turn, in units so small that one does not count */
  constructor(pointsOf: (body: number) => Points) {
    this.#pointsOf = pointsOf;
  }

  /** Whether two bodies have a part of the picture in common. */
  overlap(one: number, other: number): boolean {
    const [a, b] = [this.#outlineOf(one), this.#outlineOf(other)];
    return !parted(a, b) && !parted(b, a);
  }

  #outlineOf(body: number): Float64Array {
    const known = this.#outlines.get(body);
    if (known) return known;
    const outline = outlineOf(this.#pointsOf(body));
    this.#outlines.set(body, outline);
    return outline;
  }
}

/** Whether a side of an outline, which turns to the left, has all of another on its right. */
function parted(a: Float64Array, b: Float64Array): boolean {
  for (let i = 0; i < a.length; i += 2) {
    const next = i + 2 < a.length ? i + 2 : 0;
    const [x = 0, y = 0] = [a[i], a[i + 1]];
    const [dx, dy] = [(a[next] ?? 0) - x, (a[next + 1] ?? 0) - y];
    const least = slack * Math.hypot(dx, dy);
    let apart = true;
    for (let k = 0; k < b.length && apart; k += 2) apart = dx * ((b[k + 1] ?? 0) - y) - dy * ((b[k] ?? 0) - x) <= least;
    if (apart && least > 0) return true;
  }
  return false;
}

function outlineOf(points: Points): Float64Array {
  const corners = Array.from(
    { length: points.length / 2 },
    (_, i) => [points[2 * i] ?? 0, points[2 * i + 1] ?? 0] as const,
  );
  return Float64Array.from(convexHull(corners).flat());
}
