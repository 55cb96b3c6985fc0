import { contains, distanceTo, rect, type Outline } from '@portfolio/model/geometry/outlines';
import { distance, type Point } from '@portfolio/model/geometry/points';
import { flatten, type Solids } from '@portfolio/model/geometry/solid';
import type { ModelBuilder } from '@portfolio/model/start-model';
import { traffic } from './city';
import { diagonal, half } from './parcels';

/** The square that was counted. */
export const square = rect(-half, -half, half, half);

/** Cars in the avenues, then trees along their middle wherever no car stands. */
export function addStreets(dgs: ModelBuilder, blocks: readonly Outline[]) {
  const standing: Point[] = [];
  addCars(dgs, standing);
  addTrees(dgs, blocks, standing);
}

function addCars(dgs: ModelBuilder, standing: Point[]) {
  const { random } = dgs;
  const clear = (row: Solids[]) => row.filter((one) => isClear(one, standing));
  const cars = dgs.layer('cars', 'photo');
  for (const x of [-268, -22, 226]) cars.add('white', clear(traffic([x, -half], 90, 2 * half, random)));
  for (const y of [-186, 158]) cars.add('white', clear(traffic([-half, y], 0, 2 * half, random)));
  const turn = (Math.atan(diagonal.slope) * 180) / Math.PI;
  cars.add(
    'white',
    clear(traffic([-half - 60, diagonal.at[1] + diagonal.slope * (-half - 60 - diagonal.at[0])], turn, 1330, random)),
  );
}

/** Whether a car stands within the square; where two avenues cross, only one has green. */
function isClear(car: Solids, standing: Point[]): boolean {
  const [corner] = flatten(car)[0]?.vertices ?? [];
  if (!corner) return false;
  const at: Point = [corner[0], corner[1]];
  if (!contains(square, at) || distanceTo(square, at) <= 6) return false;
  if (standing.some((other) => distance(other, at) < 9)) return false;
  standing.push(at);
  return true;
}

function addTrees(dgs: ModelBuilder, blocks: readonly Outline[], standing: readonly Point[]) {
  const { random } = dgs;
  const layer = dgs.layer('trees', 'site');
  const along = (line: (t: number) => Point, length: number) => {
    for (let t = 4; t < length; t += 10.5) {
      const at = line(t);
      const inBlock = blocks.some((block) => contains(block, at) || distanceTo(block, at) < 3.3);
      if (
        contains(square, at) &&
        distanceTo(square, at) > 5 &&
        !inBlock &&
        standing.every((car) => distance(car, at) > 5.5)
      )
        layer.tree(at[0], at[1], 0, { size: 0.8 + random() * 0.3 });
    }
  };
  const long = Math.hypot(1, diagonal.slope);
  for (const side of [-11.5, 11.5]) {
    along(
      (t) => [
        -half + t / long - (side * diagonal.slope) / long,
        diagonal.at[1] + diagonal.slope * (-half + t / long - diagonal.at[0]) + side / long,
      ],
      1260,
    );
  }
  for (const x of [-268, -22, 226]) along((t) => [x, -half + t], 1000);
  for (const y of [-186, 158]) along((t) => [-half + t, y], 1000);
}
