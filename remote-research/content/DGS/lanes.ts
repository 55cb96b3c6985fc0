import { bench, car, placed } from '@portfolio/model/geometry/furniture';
import { contains, distanceTo, sides } from '@portfolio/model/geometry/outlines';
import { distance, type Point } from '@portfolio/model/geometry/points';
import { box, cylinder } from '@portfolio/model/geometry/prism';
import type { Random } from '@portfolio/model/geometry/random';
import { scatter } from '@portfolio/model/geometry/scatter';
import type { Solid } from '@portfolio/model/geometry/solid';
import type { LayerBuilder } from '@portfolio/model/start-model';
import type { Parcel } from './parcels';

/** Top of the pavement. */
const lane = 0.1;

/** Cars parked along the houses, benches, bins and lamps: a lane is narrow and full. */
export function addLanes(layer: LayerBuilder, parcels: readonly Parcel[], middle: Point, random: Random) {
  const near = parcels.filter((parcel) => distance(parcel.middle, middle) < 95);
  const taken: Point[] = [];
  for (const { outline } of near) {
    for (const [a, b] of sides(outline)) {
      const length = distance(a, b);
      if (length < 7) continue;
      const out: Point = [(b[1] - a[1]) / length, -(b[0] - a[0]) / length];
      const degrees = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
      const at = (share: number, off: number): Point => [
        a[0] + (b[0] - a[0]) * share + out[0] * off,
        a[1] + (b[1] - a[1]) * share + out[1] * off,
      ];
      const isFree = (p: Point, clear: number) =>
        taken.every((other) => distance(other, p) > clear) &&
        near.every(({ outline: other }) => !contains(other, p) && distanceTo(other, p) > Math.min(1.05, clear));
      const place = at(0.25 + random() * 0.5, 1.35);
      const fits = [-2.2, 0, 2.2].every((u) => isFree([place[0] - out[1] * u, place[1] + out[0] * u], 5.2));
      const chance = random();
      const lamp = at(0.08, 0.6);
      if (chance < 0.4 && fits) {
        taken.push(place);
        layer.add(random() < 0.3 ? 'grey' : 'white', car([...place, lane], degrees));
      } else if (chance < 0.6 && fits) {
        taken.push(place);
        layer.add('card', bench([...at(0.5, 0.6), lane], 1.8, degrees));
      } else if (chance < 0.8 && isFree(lamp, 0.4)) {
        taken.push(lamp);
        layer.add('grey', lampPost(lamp, degrees));
      }
    }
  }
  addPassers(layer, near, middle, taken, random);
}

/** People where the lane leaves them room. */
function addPassers(
  layer: LayerBuilder,
  near: readonly Parcel[],
  middle: Point,
  taken: readonly Point[],
  random: Random,
) {
  const [x, y] = middle;
  const likely = (u: number, v: number) =>
    near.every(({ outline }) => !contains(outline, [u, v]) && distanceTo(outline, [u, v]) > 0.5) &&
    taken.every((other) => distance(other, [u, v]) > 3.2)
      ? 1
      : 0;
  const bounds = [x - 48, y - 48, x + 48, y + 44] as const;
  for (const [u, v] of scatter({ bounds, count: 64, apart: 1.2, random, likely }))
    layer.person(u, v, lane, { turn: random() * 360, variant: Math.floor(random() * 4), size: 1 });
}

function lampPost([x, y]: Point, degrees: number): Solid[] {
  return placed([cylinder([0, 0], 0.07, 0, 4.6, 8), box([-0.05, -1.2, 4.6], [0.05, 0.1, 4.7])], [x, y, lane], degrees);
}
