import { distance, type Point, type Point3 } from '@portfolio/model/geometry/points';
import { smooth, along, type Station } from '@portfolio/model/geometry/sweeps';
import { bridge, line, pathWidth } from './route';
import { land } from './land';

/** Metres between two places where the ground is read. */
const stride = 2;

const plan = eased(
  evenly(
    smooth(
      line.map(([x, y]): Point3 => [x, y, 0]),
      14,
    ),
  ),
);
const [from, to] = bridge.map(nearest);
export const onBridge = { from: Math.min(from ?? 0, to ?? 0), to: Math.max(from ?? 0, to ?? 0) };

/** Stations along the top of the walk: level on a terrace, rising where it goes up to the next. */
export const walk: readonly Station[] = laid(plan, pathWidth, onBridge, 0.12);

/** Grey trails from the edges of the park: everybody who walks in from the side makes another order. */
export const trails: readonly (readonly Station[])[] = [
  [
    [-262, -140],
    [-190, -122],
    [-150, -102],
    [-112, -88],
    [-72, -70],
    [-49, -66],
  ],
  [
    [-22, -119],
    [-28, -102],
    [-18, -86],
    [-14, -73],
  ],
  [
    [262, 18],
    [205, 2],
    [174, -18],
    [158, -36],
    [137, -59],
  ],
  [
    [-70, 250],
    [-38, 190],
    [-22, 152],
    [-14, 122],
    [-17, 88],
    [-18, 48.6],
  ],
  [
    [-262, 120],
    [-205, 98],
    [-170, 62],
    [-150, 46],
    [-133, 25.6],
  ],
]
  .map((points) => laid(evenly(smooth(points.map(([x = 0, y = 0]): Point3 => [x, y, 0]))), 1.8, undefined, 0.06))
  .map(meetingWalk);

/** Stations along a line in plan, so high above the ground that no terrace edge comes through. */
function laid(points: readonly Point[], width: number, span: typeof onBridge | undefined, above: number): Station[] {
  const flat = along(points.map(([x, y]): Point3 => [x, y, 0]));
  const ground = flat.map(({ at: [x, y], across: [u, v] }) =>
    Math.max(...[-0.5, 0, 0.5].map((side) => land.heightAt(x + u * side * width, y + v * side * width))),
  );
  const [start, end] = span ? [span.from, span.to] : [-2, -1];
  const [a = 0, b = 0] = [ground[start], ground[end]];
  const spanned = ground.map((z, i) => {
    const share = (i - start) / (end - start);
    // A little camber, as bridges have it.
    return share <= 0 || share >= 1 ? z : a + (b - a) * share + 1.1 * Math.sin(Math.PI * share);
  });
  const lifted = spanned.map((_, i) => Math.max(...spanned.slice(Math.max(0, i - 5), i + 6)));
  return along(
    points.map(([x, y], i) => {
      const near = lifted.slice(Math.max(0, i - 4), i + 5);
      return [x, y, mean(near) + above];
    }),
  );
}

/** The same line in equal strides. */
function evenly(points: readonly Point3[]): Point[] {
  const found: Point[] = [];
  let left = 0;
  points.forEach(([x, y], i) => {
    const next = points[i + 1];
    if (!next) return;
    const length = distance([x, y], [next[0], next[1]]);
    for (; left < length; left += stride) {
      const t = left / length;
      found.push([x + (next[0] - x) * t, y + (next[1] - y) * t]);
    }
    left -= length;
  });
  return found;
}

/** A trail that ends at the walk comes to its height over the last strides. */
function meetingWalk(trail: readonly Station[]): Station[] {
  const end = trail.at(-1)?.at ?? [0, 0, 0];
  const near = walk.find(({ at }) => distance([at[0], at[1]], [end[0], end[1]]) < 3);
  return trail.map(({ at: [x, y, z], across }, i) => {
    const share = near ? Math.max(0, 1 - (trail.length - 1 - i) / 6) : 0;
    return { at: [x, y, z + ((near?.at[2] ?? z) - 0.06 - z) * share], across };
  });
}

/** Evened out, so that no curve begins with a kink. */
function eased(points: readonly Point[]): Point[] {
  const reach = 4;
  return points.map((p, i) => {
    const n = Math.min(reach, i, points.length - 1 - i);
    const near = points.slice(i - n, i + n + 1);
    return n === 0 ? p : [mean(near.map(([x]) => x)), mean(near.map(([, y]) => y))];
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function nearest(place: Point): number {
  const far = plan.map((p) => distance(p, place));
  return far.indexOf(Math.min(...far));
}

/** Metres from a place to the middle of the walk or of the next trail. */
export function distanceToWays(place: Point): number {
  return Math.min(...[walk, ...trails].flat().map(({ at: [x, y] }) => distance([x, y], place)));
}

export const walkLength = plan.length * stride;
