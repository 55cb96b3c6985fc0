import { placed } from '@portfolio/model/geometry/furniture';
import type { Point3 } from '@portfolio/model/geometry/points';
import { box } from '@portfolio/model/geometry/prism';
import { createRandom, seedOf } from '@portfolio/model/geometry/random';
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

const seatHeight = 0.45;
/** Before somebody who sits at the origin and looks east. */
const book = [box([0.3, -0.17, 0.72], [0.52, 0.17, 0.745])];

function addFigures(glm: ModelBuilder) {
  const layer = glm.layer('readers', 'photo');
  const seat = ([x, y, z]: Point3, turn: number) => {
    layer.sitter(x, y, z + seatHeight, { turn, variant: 1 });
    layer.add('paper', placed(book, [x, y, z], turn));
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
