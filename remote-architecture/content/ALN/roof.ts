import { rect } from '@portfolio/model/geometry/outlines';
import { box, cylinder, prism } from '@portfolio/model/geometry/prism';
import { shedHouse } from '@portfolio/model/geometry/roofs';
import type { ModelBuilder } from '@portfolio/model/start-model';
import { top, type Halves } from './halves';
import { half, slab } from './storeys';

export function addRoof(aln: ModelBuilder, { upper }: Halves) {
  const edge = (by: number) => rect(-half.length + by, -half.depth + by, half.length - by, half.depth - by);
  upper.add('roof', prism(edge(0), top - slab, top - 0.12), prism(edge(0), top - 0.12, top, [edge(0.35)]));
  const plant = aln.layer('plant', 'site');
  const deck = top - 0.12;
  for (const x of [-21.6, 21.6]) {
    plant.add(
      'card',
      box([x - 3.4, 3, deck], [x + 3.4, 12, top + 3.2]),
      box([x - 3.6, 2.8, top + 3.2], [x + 3.6, 12.2, top + 3.4]),
    );
    for (let i = 0; i < 9; i++)
      plant.add('card', box([x - 3.2 + i * 0.75, 2.8, deck], [x - 3.08 + i * 0.75, 2.98, top + 3]));
  }
  for (let i = 0; i < 11; i++) {
    const x = -43 + i * 7.2;
    plant.add('card', shedHouse([x, -11.6, x + 4.6, -9.6], { z0: deck, eaves: top, ridge: top + 1.1, along: 'x' }));
    plant.add('card', shedHouse([x, -6, x + 4.6, -4], { z0: deck, eaves: top, ridge: top + 1.1, along: 'x' }));
  }
  for (let i = 0; i < 6; i++) plant.add('card', cylinder([-8 + i * 3.2, 8], 0.8, deck, top + 1, 20));
}
