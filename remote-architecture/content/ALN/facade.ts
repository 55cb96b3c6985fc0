import { box } from '@portfolio/model/geometry/prism';
import type { LayerBuilder, ModelBuilder } from '@portfolio/model/start-model';
import { face, joint, shown, type Halves } from './halves';
import { half, rise, roomSpans, slab, storeys, street, uprightSpans } from './storeys';

/** Fins from floor to roof, broken where a cut opens the facade. */
export function addFins({ lower, upper }: Halves) {
  for (let i = 0; i <= 80; i++) {
    const x = -half.length + i * 1.2;
    for (const [from, to] of uprightSpans(x)) {
      for (const side of [-1, 1]) {
        const blade = (layer: LayerBuilder, z0: number, z1: number) =>
          layer.add('white', box([x - 0.07, side * half.depth, z0], [x + 0.07, side * face, z1]));
        if (from < joint) blade(lower, from, Math.min(to, joint));
        if (to > joint) blade(upper, Math.max(from, joint), to);
      }
    }
  }
}

/** From outside glass is a surface: without it a drawing would show every table. */
export function addPanes(aln: ModelBuilder) {
  const panes = aln.layer('panes', 'drawing');
  for (let i = 0; i < storeys; i++) {
    for (const [west, east] of roomSpans(i)) {
      const y = i === 0 ? 11.5 : 13.75;
      for (const side of [-1, 1])
        panes.add(
          'white',
          box([west, side * y, i * rise + 0.02], [east, side * (y + 0.02), (i + 1) * rise - slab - 0.02]),
        );
    }
  }
}

/** Closed ends of large panels, open only where the street looks out. */
export function addEnds({ lower, upper }: Halves) {
  for (let i = 0; i < storeys; i++) {
    const layer = i <= shown ? lower : upper;
    const [z0, z1] = [i * rise, (i + 1) * rise - slab];
    for (const side of [-1, 1]) {
      const [inner, outer, skin] = [side * 47.7, side * half.length, side * 48.14];
      for (const [a, b] of [
        [-half.depth, -street],
        [street, half.depth],
      ] as const) {
        layer.add('white', box([inner, a, z0], [outer, b, z1]));
        const width = (b - a) / 4;
        for (let k = 0; k < 4; k++) {
          layer.add(
            'white',
            box([outer, a + k * width + 0.04, z0 - slab + 0.05], [skin, a + (k + 1) * width - 0.04, z1 - 0.03]),
          );
        }
      }
      layer.add('glass', box([side * 47.8, -street, z0], [side * 47.86, street, z1]));
      layer.add('white', box([side * 47.87, -0.05, z0], [side * 47.98, 0.05, z1]));
    }
  }
}
