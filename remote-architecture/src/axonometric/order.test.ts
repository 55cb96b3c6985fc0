import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { dot, type Point3 } from '@portfolio/model/geometry/points';
import type { Body, Massing } from '@portfolio/model/massing/massing';
import { runToEnd } from '@portfolio/study/run-to-end';
import { boxSize, writeBox } from './box';
import { PaintingOrder } from './order';
import { solidOf, type Solid } from './solids';
import { placeOf, viewFrom, type View } from './view';

const frame = { width: 100, height: 100, scale: 1, middle: [15, 15, 15] as const };
/** Metres that bodies may run into each other. */
const allowed = 0.031;

function layersOf(solids: readonly Solid[], view: View): Int32Array {
  return layersIn(runToEnd(PaintingOrder.of(solids)), solids, view);
}

function layersIn(order: PaintingOrder, solids: readonly Solid[], view: View): Int32Array {
  const points = solids.map(({ corners }) =>
    corners.flatMap((corner) => placeOf(corner, view).map((value) => Math.round(value * 100))),
  );
  points.forEach((own, i) => writeBox(own, order.boxes, i * boxSize));
  return order.layers(view.toward, (i) => points[i] ?? []);
}

/**
 * What a buffer of depths has at a place of the picture: every body that the ray meets there, by where the ray leaves
 * it on the observer's side, the farthest first. It knows nothing of layers and planes between bodies.
 */
function hitsAt(solids: readonly Solid[], place: Point3, toward: Point3): { body: number; depth: number }[] {
  const hits = solids.flatMap(({ bounds, radius }, body) => {
    let [near, far] = [Infinity, -Infinity];
    if (radius !== undefined) return [];
    for (const { normal, distance } of bounds) {
      const [slope, off] = [dot(normal, toward), distance - dot(normal, place)];
      if (Math.abs(slope) < 1e-9 && off < 0) return [];
      if (slope > 1e-9) near = Math.min(near, off / slope);
      if (slope < -1e-9) far = Math.max(far, off / slope);
    }
    return near > far + 0.2 ? [{ body, depth: near }] : [];
  });
  return hits.sort((a, b) => a.depth - b.depth);
}

const cell = 1000;
/** Each stands in a cell of its own, turned by any angle, so that planes in any direction are needed. */
const turnedBoxes = fc.uniqueArray(
  fc.record({
    at: fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)),
    turn: fc.integer({ min: 0, max: 89 }),
    half: fc.tuple(fc.integer({ min: 40, max: 350 }), fc.integer({ min: 40, max: 350 })),
    z: fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 500, max: 1000 })),
  }),
  { minLength: 2, maxLength: 7, selector: ({ at }) => at.join() },
);

type TurnedBox = {
  at: [number, number, number];
  turn: number;
  half: [number, number];
  z: [number, number];
};

function turnedBox({ at: [i, j, k], turn, half, z }: TurnedBox): Body {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const outline = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].flatMap(([u = 0, v = 0]) => {
    const [x, y] = [u * half[0], v * half[1]];
    return [Math.round((i + 0.5) * cell + x * c - y * s), Math.round((j + 0.5) * cell + x * s + y * c)];
  });
  return ['prism', 0, z[0] + k * cell, z[1] + k * cell, outline, '1111'];
}

test('no nearer body is painted before a farther one that it covers, from any side', () => {
  fc.assert(
    fc.property(
      turnedBoxes,
      fc.integer({ min: 0, max: 359 }),
      fc.integer({ min: 10, max: 90 }),
      (found, turn, tilt) => {
        const solids = found.map((each) => solidOf(turnedBox(each)));
        const view = viewFrom(turn, tilt, frame);
        const layers = layersOf(solids, view);
        return solids.every(({ corners }) => {
          const place = corners.reduce<Point3>(
            (sum, [x, y, z]) => [sum[0] + x / 8, sum[1] + y / 8, sum[2] + z / 8],
            [0, 0, 0],
          );
          const painted = hitsAt(solids, place, view.toward).map(({ body }) => layers[body] ?? -1);
          return painted.every((layer, i) => i === 0 || layer > (painted[i - 1] ?? 0));
        });
      },
    ),
    { numRuns: 10_000 },
  );
}, 120_000);

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

const content = join(__dirname, '../../content');

/** Hundredths of all places where bodies run into each other, so that no order is right. */
const unordered = { ALN: 0.5, GBA: 2.5, GDL: 1.5, GLM: 12, IMP: 4.5, OKE: 3, SSL: 4 };

test.each(Object.entries(unordered))(
  '%s is painted as a buffer of depths shows it, but for %s of 100 places',
  (code, most) => {
    const { bodies } = JSON.parse(readFileSync(join(content, code, 'massing.json'), 'utf8')) as Massing;
    const solids = bodies.map(solidOf);
    const order = runToEnd(PaintingOrder.of(solids));
    const seen = places(solids, 250);
    let [wrong, all] = [0, 0];
    for (let turn = 10; turn < 360; turn += 60) {
      const view = viewFrom(turn, 15 + (turn % 70), frame);
      const layers = layersIn(order, solids, view);
      for (const place of seen) {
        const hits = hitsAt(solids, place, view.toward);
        const nearest = hits.at(-1);
        if (!nearest) continue;
        all += 1;
        const top = layers[nearest.body] ?? -1;
        if (hits.some(({ body, depth }) => depth < nearest.depth - allowed && (layers[body] ?? 0) >= top)) wrong += 1;
      }
    }
    expect(all).toBeGreaterThan(1000);
    expect((wrong / all) * 100).toBeLessThan(most);
  },
  60_000,
);
