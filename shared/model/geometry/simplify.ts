import { distance, type Point } from './points';

/** How far a point lies from the line between two others; all three are given by their places in a list. */
type Off = (at: number, from: number, to: number) => number;

/**
 * The places of the points that stay when those are left out that lie nearer than `tolerance` to the line without them
 * (Douglas and Peucker 1973). The ends stay.
 */
export function simplified(count: number, tolerance: number, off: Off): Set<number> {
  const kept = new Set([0, count - 1]);
  const open: [number, number][] = [[0, count - 1]];
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, to] = range;
    let far = { at: -1, off: tolerance };
    for (let at = from + 1; at < to; at++) {
      const own = off(at, from, to);
      if (own > far.off) far = { at, off: own };
    }
    if (far.at < 0) continue;
    kept.add(far.at);
    open.push([from, far.at], [far.at, to]);
  }
  return kept;
}

/** The same for a line in plan. */
export function simplifyLine(points: readonly Point[], tolerance: number): Point[] {
  const at = (i: number): Point => points[i] ?? [0, 0];
  const kept = simplified(points.length, tolerance, (i, from, to) => offLine(at(i), at(from), at(to)));
  return points.filter((_, i) => kept.has(i));
}

/** The same for a closed line. */
export function simplifyOutline(outline: readonly Point[], tolerance: number): Point[] {
  const [first] = outline;
  if (outline.length < 5 || !first) return [...outline];
  const spans = outline.map((point) => distance(point, first));
  const across = spans.indexOf(Math.max(...spans));
  const there = simplifyLine(outline.slice(0, across + 1), tolerance);
  const back = simplifyLine([...outline.slice(across), first], tolerance);
  return [...there, ...back.slice(1, -1)];
}

function offLine(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  return length < 1e-6 ? distance(p, a) : Math.abs((p[0] - a[0]) * dy - (p[1] - a[1]) * dx) / length;
}
