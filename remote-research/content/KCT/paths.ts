import { distance, mix, type Point, type Point3 } from '@portfolio/model/geometry/points';
import { box } from '@portfolio/model/geometry/prism';
import type { Random } from '@portfolio/model/geometry/random';
import { moved, turned } from '@portfolio/model/geometry/solid';
import { smooth } from '@portfolio/model/geometry/sweeps';
import type { ModelBuilder } from '@portfolio/model/start-model';
import type { Post } from './posts';
import { bridge, groundAt, toRiver } from './valley';

/** `trodden`: places on them, where no tree may stand. `lines`: from post to post, over the river on a bridge. */
export type Paths = { trodden: Point[]; lines: Point[][] };

/** The old footpaths, each from one post to the nearest that is already joined. */
export function addPaths(kct: ModelBuilder, posts: readonly Post[]): Paths {
  const layer = kct.layer('paths', 'site');
  const paths: Paths = { trodden: [], lines: [] };
  const [first, ...rest] = posts;
  if (!first) return paths;
  const joined = [first];
  while (rest.length) {
    const pairs = rest.flatMap((to) => joined.map((from) => ({ from, to, length: distance(from.at, to.at) })));
    const { from, to } = pairs.reduce((best, pair) => (pair.length < best.length ? pair : best));
    joined.push(...rest.splice(rest.indexOf(to), 1));
    layer.add('white', strokes(from, to, posts, paths, kct.random));
  }
  return paths;
}

/** A broken line between two posts; where it went is kept. */
function strokes(from: Post, to: Post, posts: readonly Post[], { trodden, lines }: Paths, random: Random) {
  const bend = (t: number): Point3 => {
    const [x, y] = mix([...from.at, 0], [...to.at, 0], t);
    return [x + (random() - 0.5) * 46, y + (random() - 0.5) * 46, 0];
  };
  const crosses = from.at[1] > bridge.north !== to.at[1] > bridge.north && Math.abs(from.at[0] - bridge.x) < 300;
  const [north, south] = [bridge.north + 14, bridge.south - 14].map((y): Point3 => [bridge.x, y, 0]);
  const ends = from.at[1] > to.at[1] ? [north, south] : [south, north];
  const way: Point3[] = crosses ? ends.flatMap((p) => (p ? [p] : [])) : [bend(0.25), bend(0.5), bend(0.75)];
  const line = smooth(
    [[...from.at, 0], ...way, [...to.at, 0]],
    Math.ceil(distance(from.at, to.at) / (way.length * 14)),
  );
  lines.push(line.map(([x, y]) => [x, y]));
  return line.flatMap((b, i) => {
    const a = line[i - 1];
    if (!a || posts.some(({ at }) => distance(at, [b[0], b[1]]) < 22)) return [];
    const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const wet = toRiver(...middle) < 44;
    if (wet && crosses) return [];
    trodden.push(middle);
    const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
    // Over the water the path is a footbridge and does not break.
    const half = wet ? distance([a[0], a[1]], [b[0], b[1]]) / 2 : 3.6;
    const [low, high] = wet ? [0.2, 1.2] : [-0.4, 2.3];
    // Dashes that meet differ by millimetres: two faces in one plane would render black.
    const lift = (trodden.length % 60) * 0.005;
    return moved(turned(box([-half, -2, low + lift], [half, 2, high + lift]), turn), [...middle, groundAt(...middle)]);
  });
}
