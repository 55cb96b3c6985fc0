import { bench, table } from '@portfolio/model/geometry/furniture';
import { rect, type Bounds } from '@portfolio/model/geometry/outlines';
import type { Point } from '@portfolio/model/geometry/points';
import { box, prism, upright } from '@portfolio/model/geometry/prism';
import { moved, turned, type Solid, type Solids } from '@portfolio/model/geometry/solid';
import { walls } from '@portfolio/model/geometry/walls';
import type { LayerBuilder } from '@portfolio/model/start-model';
import { dials, hands, lantern, tower } from './lantern';
import type { Post } from './posts';
import { cycles, van } from './vehicles';

/** Heights in metres above the square: the floor, the underside of the roof, its top. */
const [floor, soffit, top] = [0.45, 4.55, 4.95];
/** The opening in the roof, over the tree. */
const opening: Bounds = [-5, -3.2, 1.4, 3.2];
const rows = [-8.2, -3.2, 3.2, 8.2];
const columns = [-8.2, -5, 1.4, 8.2];

/** One post as it would be built: roof on posts and rafters, lockers, the room for a call, benches, a tap, a lantern with a clock. */
export function addPavilion(layer: LayerBuilder, { at, turn }: Post, z: number) {
  const stand = (solids: Solids) => moved(turned(solids, turn), [at[0], at[1], z]);
  layer.add('card', stand(plinth()));
  layer.add('red', stand([frame(), roof(), tower(floor), lockers(), room(), seats(), tap()]));
  layer.add('glass', stand(panes()));
  layer.add('glow', stand(lamps()));
  layer.add('paper', stand([dials(), notices(), parcels()]));
  layer.add('dark', stand([hands(), cycles()]));
  layer.add('white', stand([van([-15.6, 4.4, 0.1], 90), table([5.3, 5.6, floor], 1.6, 0.7)]));
  for (const [u, v, turnOf, variant] of people) {
    const [x, y] = turnedPoint([u, v], turn);
    const inside = Math.max(Math.abs(u), Math.abs(v)) < 10;
    layer.person(at[0] + x, at[1] + y, z + (inside ? floor : 0.1), { turn: turnOf, variant, size: 1 });
  }
  const [x, y] = turnedPoint([-1.8, 0], turn);
  layer.tree(at[0] + x, at[1] + y, z + floor, { size: 1.05, turn: 40, variant: 2 });
}

/** Where people are: along, across, the way they face, which figure. */
const people: readonly (readonly [number, number, number, number])[] = [
  [-6.4, 4.4, 95, 0],
  [-3.4, 4.3, 80, 1],
  [-4.2, -5.4, 200, 2],
  [-3.2, -5.8, 20, 3],
  [0.4, 5.2, 190, 0],
  [2.6, -6.3, 300, 1],
  [6.4, -6.6, 100, 2],
  [-7.2, -0.6, 10, 3],
  [-12.4, -4.2, 30, 0],
  [-13.2, -5.1, 210, 1],
  [3.4, -12.6, 90, 2],
  [-3.6, -14.2, 60, 3],
  [11.8, -4.6, 170, 1],
];

function turnedPoint([u, v]: Point, degrees: number): Point {
  const a = (degrees * Math.PI) / 180;
  return [u * Math.cos(a) - v * Math.sin(a), u * Math.sin(a) + v * Math.cos(a)];
}

/** Three steps all round, and a ramp from the west. */
function plinth(): Solid[] {
  const steps = [0.45, 0.3, 0.17].map((z, i) => {
    const half = 9.9 + i * 0.42;
    return prism(rect(-half, -half, half, half), -6.9 + i * 0.1, z);
  });
  const ramp = upright(
    [
      [0, 0.11],
      [6, 0.452],
      [6, 0.2],
      [0, 0.05],
    ].map(([u = 0, up = 0]): Point => [u, up]),
    [-16, -7.4, 0],
    0,
    2,
  );
  return [...steps, ramp];
}

function frame(): Solid[] {
  const posts = columns.flatMap((x) =>
    rows.flatMap((y) => [
      box([x - 0.2, y - 0.13, floor], [x - 0.07, y + 0.13, soffit - 0.32]),
      box([x + 0.07, y - 0.13, floor], [x + 0.2, y + 0.13, soffit - 0.32]),
    ]),
  );
  const beams = rows.flatMap((y) => box([-9.3, y - 0.09, soffit - 0.7], [9.3, y + 0.09, soffit - 0.3]));
  return [...posts, ...beams, ...rafters()];
}

/** Rafters across the beams, 10 cm by 26, every 1.2 metres; they stop at the opening and at the lantern. */
function rafters(): Solid[] {
  const all: Solid[] = [];
  for (let x = -9; x < 9.1; x += 1.2) {
    const gaps = [opening, lantern].filter(([west, , east]) => x > west - 0.1 && x < east + 0.1);
    const ends = [-9.75, ...gaps.flatMap(([, south, , north]) => [south, north]), 9.75];
    for (let i = 0; i < ends.length; i += 2)
      all.push(box([x - 0.05, ends[i] ?? 0, soffit - 0.3], [x + 0.05, ends[i + 1] ?? 0, soffit - 0.02]));
  }
  return all;
}

/** A thin plate with standing seams, an upstand at its edge and a deep rim round the opening. */
function roof(): Solid[] {
  const hole = (by: number) => rect(opening[0] - by, opening[1] - by, opening[2] + by, opening[3] + by);
  const shaft = rect(...lantern);
  const seams: Solid[] = [];
  for (let x = -8.4; x < 9; x += 0.6) {
    const gaps = [opening, lantern].filter(([west, , east]) => x > west - 0.3 && x < east + 0.3);
    const ends = [-9.5, ...gaps.flatMap(([, south, , north]) => [south - 0.3, north + 0.3]), 9.5];
    for (let i = 0; i < ends.length; i += 2)
      seams.push(box([x - 0.03, ends[i] ?? 0, soffit + 0.2], [x + 0.03, ends[i + 1] ?? 0, soffit + 0.29]));
  }
  return [
    prism(rect(-9.8, -9.8, 9.8, 9.8), soffit, soffit + 0.2, [hole(0), shaft]),
    prism(rect(-9.8, -9.8, 9.8, 9.8), soffit + 0.2, soffit + 0.38, [rect(-9.65, -9.65, 9.65, 9.65)]),
    prism(hole(0.14), soffit + 0.2, top + 0.35, [hole(0)]),
    ...seams,
  ];
}

/** Parcels wait here: four rows of doors, one of them open. */
function lockers(): Solid[] {
  const doors: Solid[] = [];
  for (let i = 0; i < 8; i++) {
    for (let k = 0; k < 4; k++) {
      const [x, z] = [-7.4 + i * 0.9, floor + 0.12 + k * 0.55];
      if (i !== 5 || k !== 2) doors.push(box([x + 0.05, 5.66, z + 0.04], [x + 0.85, 5.7, z + 0.51]));
    }
  }
  return [box([-7.5, 5.7, floor], [-0.1, 6.5, floor + 2.5]), ...doors];
}

/** The room for a call with a doctor: a window to the street, a door under the roof. */
function room(): Solid[] {
  const [west, south, east, north] = [3.4, 3.6, 7.6, 7.6];
  return [
    ...walls(
      [
        { from: [west, south], to: [east, south], thickness: 0.16 },
        {
          from: [east, south],
          to: [east, north],
          thickness: 0.16,
          openings: [{ at: 2, width: 2.4, sill: 0.9, head: 2.6 }],
        },
        { from: [east, north], to: [west, north], thickness: 0.16 },
        {
          from: [west, north],
          to: [west, south],
          thickness: 0.16,
          openings: [
            { at: 1.4, width: 1.6, sill: 0.9, head: 2.6 },
            { at: 3.1, width: 1, head: 2.3 },
          ],
        },
      ],
      floor,
      soffit - 0.7,
    ),
    ...battens(west, south, east),
  ];
}

function battens(west: number, south: number, east: number): Solid[] {
  const row: Solid[] = [];
  for (let x = west + 0.1; x < east; x += 0.3)
    row.push(box([x, south - 0.12, floor], [x + 0.05, south - 0.08, soffit - 0.72]));
  return row;
}

function panes(): Solid[] {
  return [
    box([3.38, 5.4, floor + 0.9], [3.42, 7, floor + 2.6]),
    box([7.58, 4.4, floor + 0.9], [7.62, 6.8, floor + 2.6]),
  ];
}

function lamps(): Solid[] {
  return [
    box([4.2, 4.2, soffit - 0.8], [7, 7, soffit - 0.75]),
    box([4.6, -0.8, 10.6], [6.2, 0.8, 13.4]),
    box([-7, 3.6, soffit - 0.04], [-1, 3.9, soffit - 0.01]),
    box([-7, -5.4, soffit - 0.04], [0, -5.2, soffit - 0.01]),
  ];
}

function seats(): Solid[] {
  const back = (x: number, y: number, length: number) => [
    ...bench([x, y, floor], length),
    box([x - length / 2, y - 0.3, floor + 0.45], [x + length / 2, y - 0.24, floor + 0.95]),
  ];
  const round = prism(rect(-3.5, -1.7, -0.1, 1.7), floor, floor + 0.42, [rect(-2.9, -1.1, -0.7, 1.1)]);
  return [...back(-4.6, -6.9, 5), ...back(4.4, -7.4, 3), round];
}

function tap(): Solid[] {
  return [
    box([6.2, -5.9, floor], [6.5, -5.6, floor + 1.15]),
    box([5.7, -6.1, floor], [6.15, -5.4, floor + 0.55]),
    box([5.95, -5.8, floor + 1.0], [6.2, -5.7, floor + 1.06]),
  ];
}

function notices(): Solid[] {
  return [
    box([8.26, -6.6, floor + 0.9], [8.3, -4.2, floor + 2.4]),
    box([8.26, -2, floor + 0.9], [8.3, 0.6, floor + 2.4]),
  ];
}

function parcels(): Solid[] {
  return [
    box([-2.8, 5.75, floor + 1.26], [-2.4, 6.1, floor + 1.5]),
    box([-6.6, 4.7, floor], [-6.1, 5.2, floor + 0.45]),
    box([-15.4, 8.6, 0.1], [-14.8, 9.2, 0.55]),
    box([-15.3, 7.9, 0.1], [-14.9, 8.4, 0.45]),
  ];
}
