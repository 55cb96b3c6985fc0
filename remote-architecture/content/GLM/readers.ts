import { placed } from '@portfolio/model/geometry/furniture';
import type { Point3 } from '@portfolio/model/geometry/points';
import { box, prism } from '@portfolio/model/geometry/prism';
import { createRandom, seedOf } from '@portfolio/model/geometry/random';
import { tube } from '@portfolio/model/geometry/rings';
import type { Solid } from '@portfolio/model/geometry/solid';
import { sphere } from '@portfolio/model/geometry/sphere';
import type { ModelBuilder } from '@portfolio/model/start-model';
import { bookcase } from './library';
import { floorOf, spanOf, terraces } from './slope';

/** What only the pictures from inside show, and what they show instead of it is hidden there. */
export const insideOnly = ['readers', 'spines', 'lamps below', 'edges'];

/** The terraces whose shelves are seen from near. */
const near = [2, 3];

export function addReaders(glm: ModelBuilder) {
  addSpines(glm);
  addLamps(glm);
  addEdges(glm);
  addFigures(glm);
}

/** The shelves book by book. */
function addSpines(glm: ModelBuilder) {
  const layer = glm.layer('spines', 'photo');
  const random = createRandom(seedOf('spines'));
  for (const i of near) {
    const [south, north] = spanOf(i);
    const from = i === 0 ? south + 0.75 : south + 0.008;
    const to = north - 0.012;
    const [low, top] = [floorOf(Math.max(0, i - 1)), floorOf(i + 1) + bookcase.parapet];
    const rows = Math.round((top - low) / 0.42);
    const columns = Math.round((to - from) / 0.9);
    for (let c = 0; c < columns; c++) {
      for (let k = 0; k < rows; k++) {
        const z = low + (k * (top - low)) / rows + 0.047;
        let y = from + (c * (to - from)) / columns + 0.06;
        const end = from + ((c + 1) * (to - from)) / columns - 0.02;
        const full = end - random() ** 2 * 0.6;
        while (y < full - 0.06) {
          const chance = random();
          const material = chance < 0.42 ? 'paper' : chance < 0.7 ? 'book' : chance < 0.9 ? 'card' : 'wood';
          const thick = Math.min(0.03 + random() * 0.055, full - y);
          const front = bookcase.front - 0.05 - random() * 0.05;
          layer.add(material, box([bookcase.back + 0.2, y, z], [front, y + thick - 0.004, z + 0.2 + random() * 0.11]));
          y += thick;
          if (random() < 0.06) y += 0.12;
        }
      }
    }
  }
}

/** Light under the terraces, where the stacks stand. */
function addLamps(glm: ModelBuilder) {
  const layer = glm.layer('lamps below', 'photo');
  for (let i = 1; i < terraces; i++) {
    const [south] = spanOf(i);
    const z = floorOf(i) - 0.36;
    layer.add('glow', box([-4.6, south + 0.6, z - 0.4], [6.8, south + 9.8, z - 0.34]));
  }
}

/** The bookcase goes on before the edge of a floor, whose face lies in the plane of its uprights. */
function addEdges(glm: ModelBuilder) {
  const layer = glm.layer('edges', 'photo');
  for (const i of near) {
    const [south] = spanOf(i);
    const [from, to] = [south + 1.21, south + 7.56];
    layer.add('red', box([-7.268, from, floorOf(i) - 0.38], [-7.248, to, floorOf(i) + 0.03]));
  }
}

/** Somebody on a seat 0.46 m high, looking east, with a book on the knees or on a table. */
function sitting(at: Point3, turn: number, lean = 0.06): { body: Solid[]; book: Solid[] } {
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
  const book = [
    prism(
      [
        [0.3, -0.17],
        [0.52, -0.17],
        [0.52, 0.17],
        [0.3, 0.17],
      ],
      0.8,
      0.825,
    ),
  ];
  return { body: placed(body, at, turn), book: placed(book, at, turn) };
}

function addFigures(glm: ModelBuilder) {
  const layer = glm.layer('readers', 'photo');
  const seat = (at: Point3, turn: number) => {
    const { body, book } = sitting(at, turn);
    layer.add('figure', body);
    layer.add('paper', book);
  };
  for (const i of near) {
    const [south] = spanOf(i);
    const z = floorOf(i);
    // On the window seat, looking inwards.
    if (i === 2) seat([0.3, south + 1.12, z], 100);
    seat([-2.3, south + 1.1, z], 78);
  }
  // At a big table, which seats four on either side.
  const atTable = (i: number, place: number, side: 1 | -1) => {
    const x = -1.6 + ((place + 0.5) / 4 - 0.5) * 3.6;
    seat([x, spanOf(i)[0] + 5.2 + side * 0.72, floorOf(i)], side * -90);
  };
  atTable(2, 1, -1);
  atTable(3, 0, 1);
  atTable(3, 1, -1);
  // Below, at the foot of the flight.
  layer.person(-6.35, spanOf(2)[0] + 9.4, floorOf(2), { turn: 150, variant: 1 });
}
