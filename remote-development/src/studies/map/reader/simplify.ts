import type { Spot } from '../algorithm/place';

/** Douglas and Peucker 1973; a ring is cut at the point that lies farthest from its first. */
export function simplified(ring: readonly Spot[], tolerance: number): Spot[] {
  const [first = [0, 0] as const] = ring;
  const far = ring.reduce(
    (best, [x, y], index) => {
      const distance = Math.hypot(x - first[0], y - first[1]);
      return distance > best.distance ? { index, distance } : best;
    },
    { index: 0, distance: -1 },
  ).index;
  const line = (part: readonly Spot[]) => simplifiedLine(part, tolerance);
  return [...line(ring.slice(0, far + 1)).slice(0, -1), ...line(ring.slice(far))];
}

function simplifiedLine(line: readonly Spot[], tolerance: number): Spot[] {
  const start = line[0];
  const end = line.at(-1);
  if (!start || !end || line.length < 3) return [...line];
  let farthest = { index: 0, distance: 0 };
  line.forEach((point, index) => {
    const distance = distanceTo(point, start, end);
    if (distance > farthest.distance) farthest = { index, distance };
  });
  if (farthest.distance <= tolerance) return [start, end];
  const { index } = farthest;
  return [
    ...simplifiedLine(line.slice(0, index + 1), tolerance).slice(0, -1),
    ...simplifiedLine(line.slice(index), tolerance),
  ];
}

function distanceTo([x, y]: Spot, [ax, ay]: Spot, [bx, by]: Spot): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}
