/** A point in plan, or in space as it is seen from above. */
type PlanPoint = readonly [x: number, y: number, ...more: number[]];

/** Twice the area of the triangle of three points, square metres; above zero when the way turns left at `b`. */
export function turn(a: PlanPoint, b: PlanPoint, c: PlanPoint): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/**
 * The convex hull in plan, anticlockwise (Andrew 1979).
 * @param straight a corner stays when its turn is above this
 */
export function convexHull<Each extends PlanPoint>(points: readonly Each[], straight = 0): Each[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (way: readonly Each[]) => {
    const chain: Each[] = [];
    for (const point of way) {
      for (;;) {
        const [before, last] = [chain.at(-2), chain.at(-1)];
        if (!before || !last || turn(before, last, point) > straight) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}
