import { rect } from '@portfolio/model/geometry/outlines';
import { direction, type Point, type Point3 } from '@portfolio/model/geometry/points';
import { box, prism } from '@portfolio/model/geometry/prism';
import { gableRoof, pitchedHouse } from '@portfolio/model/geometry/roofs';
import { mapped, moved, turned, type Solid, type Solids } from '@portfolio/model/geometry/solid';
import type { LayerBuilder } from '@portfolio/model/start-model';
import type { Post } from './posts';
import type { House } from './town';

/** Houses on a slope reach down into it. */
const cellar = 7;

function put(solids: Solids, at: Point, z: number, turn: number): Solid[] {
  return moved(turned(solids, turn), [at[0], at[1], z]);
}

/** One body with a gable, its ridge along the street. */
export function house({ at, length, depth, turn, eaves, z }: House): Solid[] {
  const plan = [-length / 2, -depth / 2, length / 2, depth / 2] as const;
  return put(pitchedHouse(plan, { z0: -cellar, eaves, ridge: eaves + depth * 0.42, along: 'x' }), at, z, turn);
}

export function footprint({ at, length, depth, turn }: House): Point[] {
  const [c, s] = direction(turn);
  return rect(-length / 2, -depth / 2, length / 2, depth / 2).map(([u, v]) => [
    at[0] + u * c - v * s,
    at[1] + u * s + v * c,
  ]);
}

/** What only a near view shows: roofs that overhang, chimneys, windows, doors. */
export function addDetails(layer: LayerBuilder, { at, length, depth, turn, eaves, z, garden }: House, chance: number) {
  const [w, d] = [length / 2, depth / 2];
  const ridge = eaves + depth * 0.42;
  const over = 0.5;
  const rise = (over * (ridge - eaves)) / d;
  const roof = gableRoof([-w - 0.3, -d - over, w + 0.3, d + over], {
    eaves: eaves - rise + 0.06,
    ridge: ridge + 0.06,
    along: 'x',
    thickness: 0.3,
  });
  const x = (chance - 0.5) * length * 0.6;
  layer.add('roof', put(roof, at, z, turn));
  layer.add(
    'white',
    put([box([x - 0.5, -0.4 + d * 0.2, ridge - 1.5], [x + 0.5, 0.4 + d * 0.2, ridge + 1.5])], at, z, turn),
  );
  const lawn = [garden * (d + 0.3), garden * (d + 6.6)] as const;
  layer.add('field', put(box([-w + 0.4, lawn[0], -0.4], [w - 0.4, lawn[1], 0.08 + chance * 0.1]), at, z, turn));
  layer.add('card', put(box([-w + 0.1, lawn[0], -0.4], [-w + 0.36, lawn[1], 1 + chance * 0.4]), at, z, turn));
  const floors = Math.max(1, Math.floor(eaves / 2.8));
  const columns = Math.floor(length / 3.2);
  for (let k = 0; k < columns; k++) {
    const u = -w + ((k + 0.5) * length) / columns;
    for (let f = 0; f < floors; f++) {
      const door = f === 0 && k === Math.floor(chance * columns);
      const [sill, head] = door ? [0.1, 2.3] : [f * 2.8 + 0.9, f * 2.8 + 2.3];
      for (const side of [-1, 1]) {
        layer.add(
          'grey',
          put(box([u - 0.55, side * (d - 0.1), sill], [u + 0.55, side * (d + 0.03), head]), at, z, turn),
        );
      }
    }
  }
}

/** The service post: a roof that is seen from afar, lockers, one closed room, a bench, a tap, a lantern. */
export function post({ at, turn }: Post, z: number, size = 1): Solid[] {
  const half = 9;
  const columns = [-7.6, 0, 7.6].flatMap((x) =>
    [-7.6, 7.6].map((y) => box([x - 0.18, y - 0.18, 0.3], [x + 0.18, y + 0.18, 4.2])),
  );
  const lockers = Array.from({ length: 9 }, (_, i) => box([-6.6 + i * 1.02, 5.2, 0.3], [-5.66 + i * 1.02, 6.1, 2.4]));
  const parts = [
    prism(rect(-half - 1, -half - 1, half + 1, half + 1), -cellar, 0.3),
    ...columns,
    ...lockers,
    box([3.4, 0.6, 0.3], [7.2, 6.2, 4.2]),
    box([-6.2, -5.6, 0.3], [1, -5, 0.8]),
    box([5.2, -5.4, 0.3], [5.6, -5, 1.4]),
    prism(rect(-half, -half, half, half), 4.2, 4.8, [rect(-4.6, -2.8, 1, 2.8)]),
    prism(rect(-4.9, -3.1, 1.3, 3.1), 4.8, 6.2, [rect(-4.6, -2.8, 1, 2.8)]),
    box([3.6, 0.8, 4.8], [7, 4.2, 14]),
  ];
  return put(
    mapped(parts, ([x, y, up]) => [x * size, y * size, up * size]),
    at,
    z,
    turn,
  );
}

/** The post as a sign for drawings in which it is a few millimetres large. */
export function sign({ at, turn }: Post, z: number): Solid[] {
  return put([box([-15, -15, -cellar], [15, 15, 8]), box([2, 2, 8], [11, 11, 26])], at, z, turn);
}

/** The paving round a post, and its joints. */
export function paving({ at, turn }: Post, z: number): { slab: Solid[]; joints: Solid[] } {
  const lines = [-18, -14, -10, 10, 14, 18].flatMap((u) => [
    box([u - 0.06, -20, 0.1], [u + 0.06, 20, 0.125]),
    box([-20, u - 0.06, 0.1], [20, u + 0.06, 0.13]),
  ]);
  return { slab: put(prism(rect(-20, -20, 20, 20), -cellar, 0.1), at, z, turn), joints: put(lines, at, z, turn) };
}

/** What the church covers of its square. */
export function churchPlan([x, y]: Point): Point[][] {
  const [c, s] = direction(churchTurn);
  return [rect(-16.5, -9, 30, 9), rect(4, -16, 16, 16)].map((plan) =>
    plan.map(([u, v]): Point => [x + u * c - v * s, y + u * s + v * c]),
  );
}

/** Degrees. */
const churchTurn = 8;

/** Nave, tower and spire on the square of the old town. */
export function church([x, y]: Point): Solid[] {
  const spire: Point3[] = [
    [-4, -4, 30],
    [4, -4, 30],
    [4, 4, 30],
    [-4, 4, 30],
    [0, 0, 56],
  ];
  const faces = [
    [0, 1, 4],
    [1, 2, 4],
    [2, 3, 4],
    [3, 0, 4],
    [3, 2, 1, 0],
  ];
  return moved(
    turned(
      [
        pitchedHouse([-8, -9, 30, 9], { z0: -1, eaves: 13, ridge: 23, along: 'x' }),
        box([-16.5, -4, -1], [-8.5, 4, 30]),
        ...moved([{ vertices: spire, faces }], [-12.5, 0, 0]),
        pitchedHouse([4, -16, 16, 16], { z0: -1, eaves: 12, ridge: 19, along: 'y' }),
      ],
      churchTurn,
    ),
    [x, y, 0],
  );
}
