import { bench, table } from '@portfolio/model/geometry/furniture';
import { box } from '@portfolio/model/geometry/prism';
import type { Material } from '@portfolio/model/look';
import type { LayerBuilder, ModelBuilder } from '@portfolio/model/start-model';
import { lining } from './cuts';
import { face, type Halves } from './halves';
import { cuts, rise } from './storeys';

/** Beds, gravel and trees in the two white cuts. */
export function addGardens({ random }: ModelBuilder, { lower, upper, upperLife, life }: Halves) {
  for (const [cut, layer, figures] of [
    [cuts.west, lower, life],
    [cuts.east, upper, upperLife],
  ] as const) {
    const z = cut.storey * rise + lining.floor;
    const middle = (cut.west + cut.east) / 2;
    for (const [dx, y, width, depth] of [
      [-3.6, -10.4, 4.4, 5],
      [3.4, -5.6, 4.2, 5.4],
      [-3.4, 6.2, 4.6, 6.4],
      [3.6, 10.6, 4, 4.2],
    ] as const) {
      const x = middle + dx;
      layer.add('card', box([x - width / 2, y - depth / 2, z], [x + width / 2, y + depth / 2, z + 0.45]));
      figures.tree(x, y + 0.3, z + 0.45, { size: 0.95 + random() * 0.2 });
      for (const [u, v] of [
        [-0.3, -0.3],
        [0.3, -0.33],
        [0.28, 0.3],
      ] as const) {
        figures.tree(x + u * width, y + v * depth, z + 0.45, { kind: 'shrub', size: 0.8 + random() * 0.3 });
      }
    }
    for (const side of [-1, 1])
      rail(layer, 'white', [cut.west + lining.wall, cut.east - lining.wall], side * (face - 0.25), z);
    layer.add('wood', bench([middle + 0.6, -0.4, z], 3, 90), bench([middle - 4, 0.6, z], 2.4));
    for (const [dx, y] of [
      [0.4, -11.5],
      [1, 2.2],
      [-0.6, 10],
      [4.8, 1.4],
    ] as const)
      figures.person(middle + dx, y, z);
  }
}

function rail(layer: LayerBuilder, material: Material, [west, east]: readonly [number, number], y: number, z: number) {
  layer.add(material, box([west, y - 0.04, z + 1.05], [east, y + 0.04, z + 1.12]));
  const count = Math.round((east - west) / 1.2);
  for (let i = 1; i < count; i++) {
    const x = west + ((east - west) * i) / count;
    layer.add(material, box([x - 0.025, y - 0.025, z], [x + 0.025, y + 0.025, z + 1.05]));
  }
}

/** Long lunch tables and the steps to sit on, under twelve metres of air. */
export function addHall(aln: ModelBuilder, { life }: Halves) {
  const layer = aln.layer('hall');
  const z = cuts.hall.storey * rise + lining.floor;
  for (const x of [-6.6, -2.8, 6.2]) {
    for (const y of [-8.2, -3.4]) {
      layer.add(
        'white',
        table([x, y, z], 3.6, 0.9, 90),
        bench([x - 0.85, y, z], 3.4, 90),
        bench([x + 0.85, y, z], 3.4, 90),
      );
    }
  }
  // Seats that rise to the north: whoever sits there looks through the hall at the canal.
  const [west, east] = [cuts.hall.west + lining.wall, cuts.hall.east - lining.wall];
  for (let i = 0; i < 5; i++) layer.add('red', box([west, 8 + i * 1.1, z], [east, 9.1 + i * 1.1, z + (i + 1) * 0.45]));
  rail(layer, 'red', [west, east], -(face - 0.25), z);
  rail(layer, 'red', [west, east], face - 0.25, z + 1.2);
  for (const [x, y] of [
    [1.4, -12.6],
    [2.1, -12.3],
    [-8.6, -12.9],
    [4.2, 0.8],
    [-4.6, -5.8],
    [8.4, -9],
    [1.2, -5.2],
    [-1, 2.6],
    [7.4, 4.2],
    [6.8, 4.6],
    [3.6, 5],
    [-9.2, 1.2],
  ] as const) {
    life.person(x, y, z);
  }
  for (const [x, step] of [
    [-6, 0],
    [-3.4, 1],
    [0.2, 0],
    [-1.8, 2],
    [5.2, 1],
    [8, 3],
  ] as const)
    life.person(x, 8.5 + step * 1.1, z + (step + 1) * 0.45);
}
