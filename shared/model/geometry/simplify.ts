import { distance, type Point } from './points';

/**
 * Leaves out points that lie nearer than `tolerance` to the line without them (Douglas and Peucker 1973).
 * The ends stay.
 */
export function simplifyLine(points: readonly Point[], tolerance: number): Point[] {
  const kept = new Set([0, points.length - 1]);
  const open: [number, number][] = [[0, points.length - 1]];
  for (let range = open.pop(); range; range = open.pop()) {
    const far = farthest(points, range);
    if (far.distance <= tolerance) continue;
    kept.add(far.index);
    open.push([range[0], far.index], [far.index, range[1]]);
  }
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

function farthest(points: readonly Point[], [from, to]: [number, number]) {
  const [a, b] = [points[from], points[to]];
  let best = { index: -1, distance: 0 };
  if (!a || !b) return best;
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  for (let i = from + 1; i < to; i++) {
    const p = points[i];
    if (!p) continue;
    const off = length < 1e-6 ? distance(p, a) : Math.abs((p[0] - a[0]) * dy - (p[1] - a[1]) * dx) / length;
    if (off > best.distance) best = { index: i, distance: off };
  }
  return best;
}
