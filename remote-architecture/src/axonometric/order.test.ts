import fc from 'fast-check';
import type { Body } from 'shared/model/massing/massing';
import { PaintingOrder } from './order';
import { dot, solidOf, type Solid, type Vector } from './solids';
import { boxOf, viewFrom } from './view';

const cell = 1000;
const span = fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 500, max: 1000 }));
const boxes = fc.uniqueArray(fc.record({ at: fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)), x: span, y: span, z: span }), {
  minLength: 2,
  maxLength: 7,
  selector: ({ at }) => at.join(),
});
const frame = { width: 100, height: 100, scale: 1, middle: [15, 15, 15] as const };

function boxIn({ at: [i, j, k], x, y, z }: { at: number[]; x: number[]; y: number[]; z: number[] }): Body {
  const [west = 0, east = 0] = x.map((value) => value + (i ?? 0) * cell);
  const [south = 0, north = 0] = y.map((value) => value + (j ?? 0) * cell);
  const [low = 0, high = 0] = z.map((value) => value + (k ?? 0) * cell);
  return ['prism', 0, low, high, [west, south, east, south, east, north, west, north], '1111'];
}

/** Where a ray through a place of the picture leaves a body on the observer's side, or nothing when it passes by. */
function depthAt({ bounds }: Solid, place: Vector, toward: Vector): number | undefined {
  let [near, far] = [Infinity, -Infinity];
  for (const { normal, distance } of bounds) {
    const [slope, off] = [dot(normal, toward), distance - dot(normal, place)];
    if (Math.abs(slope) < 1e-9) {
      if (off < 0) return undefined;
    } else if (slope > 0) near = Math.min(near, off / slope);
    else far = Math.max(far, off / slope);
  }
  return near > far + 1e-6 ? near : undefined;
}

test('no nearer body is painted before a farther one that it covers, from any side', () => {
  fc.assert(
    fc.property(boxes, fc.integer({ min: 0, max: 359 }), fc.integer({ min: 10, max: 90 }), (found, turn, tilt) => {
      const solids = found.map((each) => solidOf(boxIn(each)));
      const view = viewFrom(turn, tilt, frame);
      const layers = new PaintingOrder(solids).layers(
        view.toward,
        solids.map(({ corners }) => boxOf(corners.map(view.place))),
      );
      const layerOf = solids.map((_, i) => layers.findIndex((layer) => layer?.includes(i)));
      for (const { corners } of solids) {
        const place = corners.reduce<Vector>(
          (sum, [x, y, z]) => [sum[0] + x / 8, sum[1] + y / 8, sum[2] + z / 8],
          [0, 0, 0],
        );
        const hits = solids.flatMap((solid, i) => {
          const depth = depthAt(solid, place, view.toward);
          return depth === undefined ? [] : [{ depth, layer: layerOf[i] ?? -1 }];
        });
        hits.sort((a, b) => a.depth - b.depth);
        hits.slice(1).forEach(({ layer }, i) => expect(layer).toBeGreaterThan(hits[i]?.layer ?? 0));
      }
    }),
    { numRuns: 10_000 },
  );
});
