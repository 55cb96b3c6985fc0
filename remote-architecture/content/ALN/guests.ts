import { placed } from '@portfolio/model/geometry/furniture';
import type { Point3 } from '@portfolio/model/geometry/points';
import { tube } from '@portfolio/model/geometry/rings';
import type { Solid } from '@portfolio/model/geometry/solid';
import { sphere } from '@portfolio/model/geometry/sphere';
import type { ModelBuilder } from '@portfolio/model/start-model';
import { lining } from './cuts';
import { cuts, rise } from './storeys';

/** What only the pictures from inside show. */
export const insideOnly = ['guests'];

export function addGuests(aln: ModelBuilder) {
  const layer = aln.layer('guests', 'photo');
  const z = cuts.hall.storey * rise + lining.floor;
  // On the lowest step, looking out over the canal.
  for (const [x, turn] of [
    [-0.1, -84],
    [0.7, -97],
    [6.4, -100],
  ] as const)
    layer.add('figure', sitting([x, 8.27, z], turn));
  // At lunch.
  for (const [x, y, turn] of [
    [-7.45, -3, 0],
    [-5.75, -3.6, 180],
    [-3.65, -8.6, 0],
    [-1.95, -7.9, 180],
    [5.35, -8.4, 0],
  ] as const)
    layer.add('figure', sitting([x, y, z], turn));
  for (const [x, y, turn, variant] of [
    [1.9, -14.25, 265, 1],
    [1.5, -12.9, 200, 3],
    [0.6, -9.2, 170, 0],
    [-8.4, -13.4, 300, 1],
    [0.2, 3.4, 95, 0],
    [6.4, 4.6, 250, 1],
    [7.1, 4.4, 160, 3],
    [8.2, -1.4, 100, 2],
    [-8.7, 2.4, 10, 0],
  ] as const)
    layer.person(x, y, z, { turn, variant });
}

/** Somebody on a seat 0.45 m high, looking east. */
function sitting(at: Point3, turn: number, lean = 0.06): Solid[] {
  const limbs = ([-1, 1] as const).flatMap((side) => [
    tube([0, side * 0.08, 0.55], [0.42, side * 0.09, 0.52], 0.085, { endRadius: 0.066 }),
    sphere([0.42, side * 0.09, 0.52], 0.067),
    tube([0.42, side * 0.09, 0.52], [0.4 + side * 0.05, side * 0.09, 0.07], 0.06, { endRadius: 0.042 }),
    tube([0.36 + side * 0.05, side * 0.09, 0.042], [0.58 + side * 0.05, side * 0.1, 0.032], 0.042, {
      endRadius: 0.03,
      sides: 6,
    }),
    sphere([lean * 1.6, side * 0.185, 0.99], 0.055),
    tube([lean * 1.6, side * 0.185, 0.99], [lean + 0.1, side * 0.235, 0.73], 0.05, { endRadius: 0.042, sides: 7 }),
    tube([lean + 0.1, side * 0.235, 0.73], [0.36, side * 0.09, 0.79], 0.042, { endRadius: 0.032, sides: 7 }),
  ]);
  const belts = [
    [0.465, 0.13, 0.175, 0],
    [0.64, 0.11, 0.145, lean * 0.5],
    [0.88, 0.12, 0.185, lean * 1.2],
    [1.02, 0.095, 0.165, lean * 1.7],
    [1.07, 0.05, 0.06, lean * 1.9],
  ] as const;
  const n = 12;
  const vertices = belts.flatMap(([z, deep, wide, x]) =>
    Array.from({ length: n }, (_, i): Point3 => {
      const a = (2 * Math.PI * i) / n;
      return [x + deep * Math.cos(a), wide * Math.sin(a), z];
    }),
  );
  const faces = belts.slice(1).flatMap((_, belt) =>
    Array.from({ length: n }, (__, i) => {
      const [a, b] = [belt * n + i, belt * n + ((i + 1) % n)];
      return [a, b, b + n, a + n];
    }),
  );
  const last = (belts.length - 1) * n;
  faces.push(
    Array.from({ length: n }, (_, i) => last + i),
    Array.from({ length: n }, (_, i) => n - 1 - i),
  );
  const body = [
    ...limbs,
    { vertices, faces, smooth: true },
    tube([lean * 1.9, 0, 1.04], [lean * 2.3, 0, 1.17], 0.045, { sides: 7 }),
    sphere([lean * 2.6 + 0.015, 0, 1.23], 0.095, 2, 1.2),
  ];
  return placed(body, at, turn);
}
