import fc from 'fast-check';
import { add, cross, direction, normalize, scale, type Point3 } from '@portfolio/model/geometry/points';
import { box } from '@portfolio/model/geometry/prism';
import type { Body } from '@portfolio/model/massing/massing';
import { runToEnd } from '@portfolio/study/run-to-end';
import { PaintingOrder } from './order';
import { solidOf } from './solids';
import { frame, hitsAt, layersIn } from './testing/depths';
import { viewFrom } from './view';

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
        const layers = layersIn(runToEnd(PaintingOrder.of(solids)), solids, view);
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
  );
}, 120_000);

const angle = fc.integer({ min: 0, max: 359 });

/** A beam of 10 m and 0.4 by 0.4 m, turned round its own axis, whose middle is at a place. */
function beam(middle: Point3, along: Point3, turned: number): Body {
  const side = normalize(cross(along, Math.abs(along[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0]));
  const [c, s] = direction(turned);
  const across = add(scale(side, c), scale(cross(along, side), s));
  const up = cross(along, across);
  const { vertices, faces } = box([-5, -0.2, -0.2], [5, 0.2, 0.2]);
  const corners = vertices.map(([x, y, z]) =>
    [scale(along, x), scale(across, y), scale(up, z)].reduce<Point3>(add, middle),
  );
  return ['hull', 0, corners.flat().map((value) => Math.round(value * 100)), faces.map((ring) => [-1, ...ring])];
}

test('of two beams that pass each other in space the nearer one is painted last, though none of their sides lies between them', () => {
  fc.assert(
    fc.property(angle, fc.integer({ min: 10, max: 90 }), angle, angle, angle, fc.nat(55), (...found) => {
      const [turn, tilt, first, second, turned, lean] = found;
      fc.pre(Math.abs(Math.sin(((first - second) * Math.PI) / 180)) > 0.5);
      const view = viewFrom(turn, tilt, frame);
      // Both lie in planes that lean by up to 55° from the picture's, one 0.6 m before the other.
      const right = normalize(view.right);
      const normal = normalize(add(view.toward, scale(right, Math.tan((lean * Math.PI) / 180))));
      const x = normalize(cross(normal, view.down));
      const along = (degrees: number) => {
        const [c, s] = direction(degrees);
        return add(scale(x, c), scale(cross(normal, x), s));
      };
      const solids = [
        beam([15, 15, 15], along(first), turned),
        beam(add([15, 15, 15], scale(normal, 0.6)), along(second), turned + first),
      ].map(solidOf);
      const [far = 0, near = 0] = layersIn(runToEnd(PaintingOrder.of(solids)), solids, view);
      expect(near).toBeGreaterThan(far);
    }),
    // Seen so flat, sides alone say the wrong one.
    {
      examples: [
        [0, 38, 257, 156, 263, 55],
        [0, 49, 0, 277, 3, 55],
      ],
    },
  );
}, 120_000);
