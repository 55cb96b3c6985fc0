import type { Measures } from '@portfolio/model/model';
import type { Statement } from '@portfolio/render/testing/test-statements';

export const statements = ({
  hectares = NaN,
  parcels = NaN,
  idle = NaN,
  idleHectares = NaN,
  smallIdle = NaN,
}: Measures): readonly Statement[] => [
  ['Size: # ha', hectares],
  ['a little over # thousand parcels', parcels / 1000, 0.1],
  ['all # idle parcels', idle],
  ['Of the # idle parcels', idle],
  ['strict reading # hectares', idleHectares, 0.1],
  ['by size; # of them are smaller', smallIdle],
  ['idle parcels # are smaller', smallIdle],
];
