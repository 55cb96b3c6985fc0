import { circle } from '@portfolio/model/geometry/outlines';
import type { Point3 } from '@portfolio/model/geometry/points';
import { tube } from '@portfolio/model/geometry/rings';
import type { ModelBuilder } from '@portfolio/model/start-model';
import { lattice, middle, onBar, top } from './measures';

/** How the lattice comes about, only for the diagram: one leaning tube, one family of tubes, both. */
export function addGrowth(ssl: ModelBuilder) {
  const layer = ssl.layer('growth', 'diagram');
  for (let stage = 0; stage < 3; stage++) {
    const east = 1000 + stage * 62;
    const shift = ([x, y, z]: Point3): Point3 => [x + east, y, z];
    for (const [r, z] of [
      [lattice.foot, 0],
      [lattice.head, top],
    ] as const) {
      const rim = circle(middle, r, 96).map(([x, y]): Point3 => shift([x, y, z]));
      layer.line(...rim, ...rim.slice(0, 1));
    }
    for (let i = 0; i < lattice.bars; i++) {
      if (stage === 0 && i > 0) break;
      const a = (360 * i) / lattice.bars - 90;
      const bar = (way: 1 | -1) => tube(shift(onBar(a, 0, way)), shift(onBar(a, 1, way)), 0.3, { endRadius: 0.2 });
      layer.add(i === 0 ? 'red' : 'white', bar(1));
      if (stage === 2) layer.add('white', bar(-1));
    }
  }
}
