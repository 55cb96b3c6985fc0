import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { cross, dot, subtract, type Point3 } from '@portfolio/model/geometry/points';
import type { Massing } from '@portfolio/model/massing/massing';
import { runToEnd } from '@portfolio/study/run-to-end';
import { PaintingOrder } from '../src/studies/axonometric/algorithm/order';
import { solidOf, type Solid } from '../src/studies/axonometric/algorithm/solids';
import { coversIn, isCoveredInTurn } from '../src/studies/axonometric/algorithm/testing/cycles';
import { frame, hitsAt, layersIn } from '../src/studies/axonometric/algorithm/testing/depths';
import { viewFrom } from '../src/studies/axonometric/algorithm/view';

/** Metres that bodies may run into each other. */
const allowed = 0.031;

/** A place of the picture as a whole number, the same ones in every run. */
function places(solids: readonly Solid[], count: number): Point3[] {
  const random = fc.sample(fc.tuple(fc.nat(solids.length - 1), fc.nat(999), fc.nat(999)), { seed: 7, numRuns: count });
  return random.map(([body, s, t]) => {
    const { corners } = solids[body] ?? { corners: [] };
    const [a = [0, 0, 0], b = a] = [corners[s % corners.length], corners[t % corners.length]];
    const share = ((s * 31 + t) % 100) / 100;
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
  });
}

/** Whether a plane parts two convex bodies: one across an axis, one of their sides, or one along an edge of each. */
function areParted(a: Solid, b: Solid): boolean {
  const isBetween = (axis: Point3) => {
    const length = Math.hypot(...axis);
    if (length < 1e-9) return false;
    const [[lowA, highA], [lowB, highB]] = [reach(a, axis), reach(b, axis)];
    return Math.max(lowA - highB, lowB - highA) > -allowed * length;
  };
  if (axes.some(isBetween)) return true;
  const edges = ({ faces }: Solid) =>
    faces.flatMap(({ corners }) => corners.map((corner, i) => subtract(corners[(i + 1) % corners.length]!, corner)));
  const others = edges(b);
  return (
    [...a.bounds, ...b.bounds].some(({ normal }) => isBetween(normal)) ||
    edges(a).some((one) => others.some((other) => isBetween(cross(one, other))))
  );
}

const axes: readonly Point3[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** From where to where a body reaches along an axis. */
function reach({ corners }: Solid, axis: Point3): [low: number, high: number] {
  let [low, high] = [Infinity, -Infinity];
  for (const corner of corners) {
    const along = dot(corner, axis);
    low = Math.min(low, along);
    high = Math.max(high, along);
  }
  return [low, high];
}

const codes = readdirSync(__dirname).filter((name) => existsSync(join(__dirname, name, 'massing.json')));

test.each(codes)(
  '%s is painted as a buffer of depths shows it, wherever a plane parts the bodies and they lie in no circle',
  (code) => {
    const { bodies } = JSON.parse(readFileSync(join(__dirname, code, 'massing.json'), 'utf8')) as Massing;
    const solids = bodies.map(solidOf);
    const order = runToEnd(PaintingOrder.of(solids));
    const seen = places(solids, 250);
    const wrong: string[] = [];
    const known = new Map<string, boolean>();
    const parted = (a: number, b: number) => {
      const pair = `${a} ${b}`;
      const answer = known.get(pair) ?? areParted(solids[a]!, solids[b]!);
      known.set(pair, answer);
      return answer;
    };
    let all = 0;
    for (let turn = 10; turn < 360; turn += 60) {
      const view = viewFrom(turn, 15 + (turn % 70), frame);
      const layers = layersIn(order, solids, view);
      let covers: ReturnType<typeof coversIn> | undefined;
      for (const place of seen) {
        const hits = hitsAt(solids, place, view.toward);
        const nearest = hits.at(-1);
        if (!nearest) continue;
        all += 1;
        const isOver = ({ body, depth }: (typeof hits)[number]) =>
          depth < nearest.depth - allowed && (layers[body] ?? 0) >= (layers[nearest.body] ?? -1);
        const over = hits.find((hit) => isOver(hit) && parted(hit.body, nearest.body));
        if (over && !isCoveredInTurn(nearest.body, over.body, (covers ??= coversIn(solids, view, parted))))
          wrong.push(`${over.body} is painted over ${nearest.body} from ${turn}°`);
      }
    }
    expect(all).toBeGreaterThan(1000);
    expect(wrong).toEqual([]);
  },
  60_000,
);
