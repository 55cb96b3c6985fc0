import type { ModelBuilder } from '@portfolio/model/start-model';
import { lining } from './cuts';
import { cuts, rise } from './storeys';

/** What only the pictures from inside show. */
export const insideOnly = ['guests'];

const seatHeight = 0.45;

export function addGuests(aln: ModelBuilder) {
  const layer = aln.layer('guests', 'photo');
  const z = cuts.hall.storey * rise + lining.floor;
  // On the lowest step, looking out over the canal.
  for (const [x, turn] of [
    [0.1, -84],
    [0.7, -97],
    [6.4, -100],
  ] as const)
    layer.sitter(x, 8.27, z + seatHeight, { turn, variant: 0 });
  // At lunch.
  for (const [x, y, turn] of [
    [-7.45, -3, 0],
    [-5.75, -3.6, 180],
    [-3.65, -8.6, 0],
    [-1.95, -7.9, 180],
    [5.35, -8.4, 0],
  ] as const)
    layer.sitter(x, y, z + seatHeight, { turn, variant: 1 });
  for (const [x, y, turn, variant] of [
    [1.9, -14.25, 265, 1],
    [1.5, -12.9, 200, 3],
    [0.6, -9.2, 170, 0],
    [-8.4, -13.4, 300, 1],
    [0.2, 3.4, 95, 0],
    [6.4, 4.6, 250, 1],
    [7.1, 4.4, 160, 3],
    [8.2, -1.4, 100, 2],
    [-8.7, 2.4, 10, 0],
  ] as const)
    layer.person(x, y, z, { turn, variant });
}
