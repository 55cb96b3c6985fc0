import { fins } from '@portfolio/model/geometry/fins';
import { bench, desk, doorSwing } from '@portfolio/model/geometry/furniture';
import { rect } from '@portfolio/model/geometry/outlines';
import { box, prism } from '@portfolio/model/geometry/prism';
import { stair } from '@portfolio/model/geometry/stairs';
import { walls, without } from '@portfolio/model/geometry/walls';
import type { ModelBuilder } from '@portfolio/model/start-model';
import { bay, floorOf, plot, rise, spanOf, terraces } from './slope';

const party = 0.3;
const slab = 0.36;
/** The bookcase stands off the west wall; pipes and cables run behind it. */
export const bookcase = { back: -7.9, front: -7.3, parapet: 1.7 };
const steps = { west: -7.25, east: -5.05, count: 22, tread: 0.29 };
const shaft = 7.1;
const door = { west: -4.15, east: -2.75 };
const inner = { west: plot.west + 0.02, east: plot.east - 0.02 };

export function addLibrary(glm: ModelBuilder) {
  addShell(glm);
  addFloors(glm);
  addFronts(glm);
  addBookcase(glm);
  addFurniture(glm);
  addCutWalls(glm);
}

/** Closed party walls that climb with the terraces, and the back wall. */
function addShell(glm: ModelBuilder) {
  const layer = glm.layer('shell');
  for (let i = 0; i < terraces; i++) {
    const [south, north] = spanOf(i);
    const [low, top] = [floorOf(i - 1) - 0.4, floorOf(i + 1) + 1.05];
    layer.add('white', box([plot.west, south, low], [plot.west + party, north, top]));
    layer.add('white', box([plot.east - party, south, low], [plot.east, north, top]));
    layer.add('white', box([shaft, south + 0.6, floorOf(i)], [shaft + 0.15, north - 3, floorOf(i + 1) - slab - 0.02]));
    if (i > 0)
      layer.add('white', box([-4.4, south, floorOf(i - 1)], [plot.east - party, south + 0.12, floorOf(i - 1) + 1]));
  }
  layer.add(
    'white',
    box([plot.west + party, plot.north - party, floorOf(3)], [plot.east - party, plot.north, floorOf(5) + 1.05]),
  );
  layer.add('white', box([plot.west + party, plot.south, -rise - 0.4], [plot.east - party, plot.south + party, -slab]));
}

/** Every level reaches under the next terrace: two bays deep, the front one in daylight. */
function addFloors(glm: ModelBuilder) {
  const layer = glm.layer('floors');
  for (let i = 0; i < terraces; i++) {
    const [south, north] = spanOf(i);
    const well = rect(steps.west - 0.02, south + 1.2, steps.east, south + 1.2 + steps.count * steps.tread);
    const plan = rect(inner.west, south + 0.02, inner.east, north - (i === terraces - 1 ? 0.02 : 0));
    layer.floor('white', plan, floorOf(i) - slab, floorOf(i), i > 0 ? [well] : []);
    layer.floor('white', plan, floorOf(i - 1) - 0.4, floorOf(i - 1));
    if (i === 0) continue;
    const foot = [(steps.west + steps.east) / 2, south + 1.2, floorOf(i - 1)] as const;
    layer.add(
      'white',
      stair(foot, 90, {
        steps: steps.count,
        riser: rise / steps.count,
        tread: steps.tread,
        width: steps.east - steps.west - 0.06,
        slab: 0.2,
      }),
    );
    layer.add(
      'white',
      box([steps.east + 0.02, south + 1.2, floorOf(i)], [steps.east + 0.08, south + 7.4, floorOf(i) + 0.95]),
    );
  }
}

/** A band of glass over the roof below lights every terrace. */
function addFronts(glm: ModelBuilder) {
  const glass = glm.layer('glass');
  const frames = glm.layer('frames');
  const lamps = glm.layer('lamps', 'photo');
  for (let i = 0; i < terraces; i++) {
    const [south] = spanOf(i);
    const [z0, z1] = [floorOf(i), floorOf(i + 1) - slab];
    const [west, east] = [plot.west + party, plot.east - party];
    // One leaf stands open: to the street, and above to the roof of the terrace below.
    for (const [a, b] of [
      [west, door.west],
      [door.east, east],
    ] as const)
      glass.add('glass', box([a, south + 0.5, z0 + 0.1], [b, south + 0.53, z1]));
    frames.add(
      'white',
      box([door.west - 0.06, south + 0.45, z0 + 0.1], [door.west + 0.01, south + 0.58, z1]),
      box([door.east - 0.01, south + 0.45, z0 + 0.1], [door.east + 0.06, south + 0.58, z1]),
    );
    frames.add(
      'white',
      fins([west + 0.05, south + 0.6], [east - 0.05, south + 0.6], { z0, z1, step: 1.45, width: 0.09, depth: 0.5 }),
    );
    frames.add('white', box([west, south + 0.36, z0], [east, south + 0.7, z0 + 0.1]));
    lamps.add('glow', box([-3.6, south + 4.4, z1 - 0.08], [6, south + 4.7, z1 - 0.02]));
  }
}

/** One piece of furniture from the front door to the back wall, and as high as the house. */
function addBookcase(glm: ModelBuilder) {
  const layer = glm.layer('bookcase');
  const books = glm.layer('books', 'photo');
  const { random } = glm;
  for (let i = 0; i < terraces; i++) {
    const [south, north] = spanOf(i);
    const from = i === 0 ? south + 0.75 : south + 0.008;
    const to = i === terraces - 1 ? north - party : north - 0.012;
    const [low, top] = [floorOf(Math.max(0, i - 1)), floorOf(i + 1) + bookcase.parapet];
    layer.add('red', box([bookcase.back, from, low], [bookcase.back + 0.12, to, top]));
    const rows = Math.round((top - low) / 0.42);
    const row = (k: number) => low + (k * (top - low)) / rows;
    for (let k = 0; k <= rows; k++) {
      layer.add(
        'red',
        box(
          [bookcase.back + 0.12, from + 0.02, k === rows ? top - 0.05 : row(k) + 0.004],
          [bookcase.front, to - 0.02, k === rows ? top : row(k) + 0.045],
        ),
      );
    }
    const count = Math.round((to - from) / 0.9);
    for (let c = 0; c <= count; c++) {
      const y = Math.min(from + (c * (to - from)) / count, to - 0.05);
      layer.add('red', box([bookcase.back + 0.12, y, low + 0.01], [bookcase.front + 0.03, y + 0.05, top - 0.01]));
      for (let k = 0; k < rows && c < count; k++) {
        if (random() > 0.34) continue;
        const length = 0.25 + random() * 0.5;
        const start = y + 0.06 + random() * (0.8 - length);
        const height = 0.2 + random() * 0.1;
        books.add(
          random() < 0.35 ? 'paper' : 'book',
          box(
            [bookcase.back + 0.2, start, row(k) + 0.047],
            [bookcase.front - 0.12, start + length, row(k) + 0.047 + height],
          ),
        );
      }
    }
  }
}

/** Window seats behind the glass, big tables, and low shelves under the terrace above. */
function addFurniture(glm: ModelBuilder) {
  const layer = glm.layer('furniture');
  for (let i = 0; i < terraces; i++) {
    const [south] = spanOf(i);
    const z = floorOf(i);
    layer.add('wood', bench([1.6, south + 1.05, z], 9.6));
    for (const x of [-1.6, 3.6]) layer.add('wood', desk([x, south + 5.2, z], 3.6));
    for (const x of [-2.6, 0.4, 3.4]) layer.add('wood', box([x, south + 8, z], [x + 2.2, south + 8.5, z + 1.2]));
    if (i === 0) {
      for (let k = 0; k < 6; k++)
        layer.add('grey', box([-3 + k * 1.5, south + 4, -rise], [-2.4 + k * 1.5, south + 5, 0.95 - rise]));
      continue;
    }
    for (let k = 0; k < 5; k++)
      layer.add(
        'book',
        box([-3.4 + k * 2, south + 2, floorOf(i - 1)], [-2.9 + k * 2, south + 8.6, floorOf(i - 1) + 2.1]),
      );
  }
}

/** Plan and shadow: every terrace is cut above its own floor by walls that reach up to one common height. */
function addCutWalls(glm: ModelBuilder) {
  const layer = glm.layer('cut', 'drawing');
  const h = party / 2;
  const [w, e, s, n] = [plot.west + h, plot.east - h, plot.south, plot.north - h];
  layer.add(
    'white',
    walls(
      [
        { from: [w, s + h], to: [w, n], thickness: party },
        { from: [w, n], to: [e, n], thickness: party },
        { from: [e, n], to: [e, s + h], thickness: party },
      ],
      20,
      60,
    ),
  );
  for (let i = 0; i < terraces; i++) {
    const [south, north] = spanOf(i);
    layer.add('white', box([shaft, south + 0.6, 20], [shaft + 0.15, north - 3, 60]));
    for (const [a, b] of [
      [plot.west + party, door.west],
      [door.east, plot.east - party],
    ] as const)
      layer.add('glass', box([a, south + 0.5, 20], [b, south + 0.53, 60]));
    layer.line(...doorSwing([door.west, south + 0.5], door.east - door.west, 0, 1, 19));
    const [a, b, c, d] = [shaft + 0.3, south + 4.4, plot.east - party - 0.15, south + 6.2];
    layer.line([a, b, 19], [c, b, 19], [c, d, 19], [a, d, 19], [a, b, 19], [c, d, 19]);
    layer.line([a, d, 19], [c, b, 19]);
    layer.add(
      'white',
      fins([plot.west + party + 0.05, south + 0.6], [plot.east - party - 0.05, south + 0.6], {
        z0: 20,
        z1: 60,
        step: 1.45,
        width: 0.09,
        depth: 0.3,
      }),
    );
  }
}

/** Five roofs to read on. */
export function addRoofs(glm: ModelBuilder) {
  const roofs = glm.layer('roofs');
  const gardens = glm.layer('gardens', 'site');
  const { random } = glm;
  for (let i = 0; i < terraces; i++) {
    const [south, north] = spanOf(i);
    const top = floorOf(i + 1);
    // Under the next terrace its floor is the ceiling; the roof ends where the glass of that terrace begins.
    const end = i === terraces - 1 ? north - party - 0.02 : north;
    const slot = rect(bookcase.back - 0.02, south + 0.4, bookcase.front + 0.06, end + 1);
    for (const [outline = []] of without(rect(plot.west + party, south - 0.25, plot.east - party, end), [slot])) {
      roofs.floor('white', outline, top - slab + 0.02, top + 0.02);
    }
    roofs.add(
      'white',
      box([plot.west + party, south - 0.25, top + 0.02], [plot.east - party, south - 0.1, top + 0.55]),
    );
    addGarden(gardens, south, top + 0.02, random, i === terraces - 1);
  }
}

function addGarden(
  layer: ReturnType<ModelBuilder['layer']>,
  south: number,
  z: number,
  random: () => number,
  last: boolean,
) {
  const depth = bay;
  const beds: [number, number, number, number][] = [
    [-4.6, 0.9, 8.2, 2.3],
    [3.4, 4.6, 8.2, last ? 9.4 : 7.2],
    [-6.2, 5.4, -2.4, 7],
  ];
  for (const [west, a, east, b] of beds) {
    layer.add(
      'card',
      prism(rect(west, south + a, east, south + b), z, z + 0.5, [
        rect(west + 0.12, south + a + 0.12, east - 0.12, south + b - 0.12),
      ]),
    );
    layer.add('field', box([west + 0.12, south + a + 0.12, z], [east - 0.12, south + b - 0.12, z + 0.42]));
    for (let x = west + 0.9; x < east - 0.7; x += 1.25) {
      for (let y = a + 0.7; y < b - 0.5; y += 1.3)
        layer.tree(x + random() * 0.3, south + y + random() * 0.2, z + 0.42, {
          kind: 'shrub',
          size: 0.55 + random() * 0.5,
        });
    }
  }
  layer.tree(5.8, south + 5.9, z + 0.42, { size: 0.42 + random() * 0.12 });
  layer.add('wood', bench([-0.6, south + 3.6, z], 3.4), bench([1.2, south + 6.4, z], 2.6, 90));
  layer.add('wood', desk([-2, south + depth - 2.1, z], 2.4));
  for (let i = 0; i < 5; i++) layer.person(-5.6 + random() * 8, south + 2.8 + random() * 0.5 + (i % 2) * 5.2, z);
}
