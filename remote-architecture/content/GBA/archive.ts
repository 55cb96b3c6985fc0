import { circle } from '@portfolio/model/geometry/outlines';
import { direction, type Point } from '@portfolio/model/geometry/points';
import { cylinder, prism } from '@portfolio/model/geometry/prism';
import { ring } from '@portfolio/model/geometry/rings';
import type { ModelBuilder } from '@portfolio/model/start-model';

/** The seed archive: 6 m across, 21 m high, in the middle of the widest lane. */
export const archive = { middle: [13, -19] as Point, radius: 3, height: 21 };

const storey = 2.9;
export const storeys = 7;
const door = { from: 262, to: 290 };

export function addArchive(gba: ModelBuilder) {
  const layer = gba.layer('archive');
  const { middle, radius, height } = archive;
  const shell = radius - 0.1;
  layer.add('card', cylinder(middle, radius + 1.1, 0.07, 0.16, 64));
  layer.floor('red', circle(middle, radius, 64), 0.16, 0.3);
  layer.add('red', ring(middle, shell - 0.32, shell, 0.3, 2.7, { from: door.to, to: door.from + 360, sides: 60 }));
  layer.add('red', ring(middle, shell - 0.32, shell, 2.7, height - 0.14, { sides: 64 }));
  for (let i = 1; i < storeys; i++) {
    const z = 0.3 + i * storey;
    layer.add('red', ring(middle, shell, radius - 0.02, z - 0.05, z + 0.05, { sides: 64 }));
    layer.add('red', ring(middle, 1.1, shell - 0.36, z - 0.2, z, { sides: 64 }));
  }
  layer.add(
    'white',
    ring(middle, shell - 0.36, shell - 0.32, 0.3, height - 0.7, { from: door.to, to: door.from + 360, sides: 60 }),
  );
  addRibs();
  layer.add('red', ring(middle, shell - 0.32, radius + 0.04, height - 0.14, height, { sides: 64 }));
  layer.add('red', cylinder(middle, shell - 0.32, height - 0.7, height - 0.4, 64));
  layer.add('glass', cylinder(middle, 0.9, height - 0.4, height - 0.2, 24));
  addDrawers();
  addStair();
  // Light for the stair, seen after dark in the open door.
  gba.layer('archive lamp', 'photo').add('glow', ring(middle, 1.2, 1.8, 2.9, 2.94, { sides: 32 }));

  function addRibs() {
    const ribs = gba.layer('ribs', 'photo');
    const count = 40;
    for (let i = 0; i < count; i++) {
      const degrees = (360 * i) / count;
      const z0 = degrees > door.from - 3 && degrees < door.to + 3 ? 2.9 : 0.3;
      const [c, s] = direction(degrees);
      const at = (r: number, side: number): Point => [middle[0] + r * c - side * s, middle[1] + r * s + side * c];
      if (i % 4 === 0) layer.line([...at(radius, 0), z0], [...at(radius, 0), height - 0.14]);
      ribs.add(
        'red',
        prism(
          [at(shell - 0.02, -0.05), at(radius, -0.05), at(radius, 0.05), at(shell - 0.02, 0.05)],
          z0,
          height - 0.14,
        ),
      );
    }
  }

  /** Cases of drawers along the wall, left open where the landing is. */
  function addDrawers() {
    for (let i = 0; i < storeys; i++) {
      const z = 0.3 + i * storey;
      for (let k = 0; k < 11; k++) {
        const from = 312 + k * 24;
        layer.add('wood', ring(middle, 1.9, shell - 0.36, z, z + 2.2, { from, to: from + 22.5, sides: 3 }));
      }
    }
  }

  function addStair() {
    const steps = 15;
    const last = 0.3 + (storeys - 1) * storey;
    layer.add('white', cylinder(middle, 0.12, 0.3, last + 1.1, 12));
    for (let i = 0; i < steps * (storeys - 1); i++) {
      const from = 276 + (360 / steps) * i;
      const z = 0.3 + ((i + 1) * storey) / steps;
      layer.add('white', ring(middle, 0.12, 1.08, z - 0.16, z, { from, to: from + 360 / steps, sides: 2 }));
    }
  }
}
