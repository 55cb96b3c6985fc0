import { fins } from '@portfolio/model/geometry/fins';
import { desk } from '@portfolio/model/geometry/furniture';
import { rect } from '@portfolio/model/geometry/outlines';
import type { Point } from '@portfolio/model/geometry/points';
import { box, prism } from '@portfolio/model/geometry/prism';
import { stair } from '@portfolio/model/geometry/stairs';
import type { ModelBuilder } from '@portfolio/model/start-model';
import { floor, roof } from './measures';

/** Two floors behind glass and fins: stacks to the north, tables to the south. */
export function addLibrary(gdl: ModelBuilder) {
  const layer = gdl.layer('library');
  const [x0, y0, x1, y1] = [-39, -18.5, -11, 12.5];
  const upper = floor + 4.5;
  const well = rect(-28.2, -7, -20, 9);
  layer.floor('white', rect(x0 - 0.4, y0 - 0.4, x1 + 0.4, y1 + 0.4), floor, floor + 0.05);
  layer.floor('white', rect(x0 + 0.1, y0 + 0.1, x1 - 0.1, y1 - 0.1), upper, upper + 0.42, [well]);
  layer.add(
    'glass',
    prism(rect(x0, y0, x1, y1), floor + 0.05, roof.under, [rect(x0 + 0.06, y0 + 0.06, x1 - 0.06, y1 - 0.06)]),
  );
  const corners: Point[] = rect(x0, y0, x1, y1);
  corners.forEach((from, i) => {
    const to = corners[(i + 1) % 4] ?? from;
    layer.add('white', fins(from, to, { z0: floor, z1: roof.under, step: 1.05, width: 0.12, depth: 0.55 }));
  });
  for (const z of [floor + 0.05, upper + 0.42]) {
    for (let i = 0; i < 14; i++) {
      const x = x0 + 2.4 + i * 1.8;
      const shortened = z > upper && x > -28.8 && x < -19.6;
      layer.add('book', box([x, shortened ? 9.6 : -0.6, z], [x + 0.45, 11.4, z + 2.1]));
    }
    for (let i = 0; i < 6; i++) {
      for (let j = 0; j < 2; j++) layer.add('wood', desk([x0 + 3.9 + i * 4.3, -15.4 + j * 4.6, z], 2.4));
    }
  }
  layer.add(
    'white',
    stair([-20.3, -5.6, floor + 0.05], 180, { steps: 26, riser: 4.87 / 26, tread: 0.3, width: 2, slab: 0.2 }),
  );
}
