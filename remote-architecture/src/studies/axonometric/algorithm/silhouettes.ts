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

/** @see Andrew, "Another efficient algorithm for convex hulls in two dimensions", 1979 */
function outlineOf(points: Points): Float64Array {
  const order = Array.from({ length: points.length / 2 }, (_, i) => i * 2);
  const [x, y] = [(at: number) => points[at] ?? 0, (at: number) => points[at + 1] ?? 0];
  order.sort((a, b) => x(a) - x(b) || y(a) - y(b));
  const half = (from: readonly number[]) => {
    const chain: number[] = [];
    for (const at of from) {
      for (; chain.length > 1; chain.pop()) {
        const [a = 0, b = 0] = chain.slice(-2);
        if ((x(b) - x(a)) * (y(at) - y(a)) - (y(b) - y(a)) * (x(at) - x(a)) > 0) break;
      }
      chain.push(at);
    }
    return chain.slice(0, -1);
  };
  const ring = [...half(order), ...half(order.toReversed())];
  return Float64Array.from(ring.flatMap((at) => [x(at), y(at)]));
}
