import { sawtoothHall } from '@portfolio/model/geometry/roofs';
import { centroid, inset, type Outline } from '@portfolio/model/geometry/outlines';
import { direction, type Point } from '@portfolio/model/geometry/points';
import { box, cylinder, prism } from '@portfolio/model/geometry/prism';
import type { Random } from '@portfolio/model/geometry/random';
import { moved, turned, type Solids } from '@portfolio/model/geometry/solid';
import type { Parcel } from './parcels';

/** Top of the pavements above the carriageway. */
export const kerb = 0.2;

/** The body that stands on the ground, and what is on its roof. */
export type Building = { plan: Outline; top: number; above: Solids[]; attic?: Outline };

/** What stands on a parcel: a tower on its podium at the avenues, lower along the diagonal, a small house inside. */
export function building({ outline, inward, diagonal, size }: Parcel, random: Random): Building | undefined {
  const luck = random();
  if (inward > 20) return house(outline, size, random);
  if (diagonal) return slabOf(outline, 16 + luck * 20, random);
  if (size > 430 && luck < 0.72) return tower(outline, 34 + luck * luck * 150, random);
  return slabOf(outline, 14 + luck * 18, random);
}

function house(outline: Outline, size: number, random: Random): Building | undefined {
  const plan = inset(outline, (side) => (side === 0 ? 0.8 + random() * 2.6 : 0.5 + random() * 0.9));
  if (plan.length < 3) return undefined;
  const top = kerb + (2 + Math.floor(random() * 2.6)) * 3 + (size > 420 ? 4 : 0);
  const parapet = inset(plan, 0.35);
  const above: Solids[] = [];
  if (parapet.length > 2) above.push(prism(plan, top, top + 0.6, [parapet]));
  if (random() < 0.6) {
    const attic = inset(plan, (side) => (side === 1 ? 5 : 1.6));
    if (attic.length > 2) return { plan, top, above: [...above, prism(attic, top, top + 2.8)], attic };
  }
  const [x, y] = centroid(plan);
  if (random() < 0.4) above.push(cylinder([x, y], 0.9, top, top + 1.7, 12));
  return { plan, top, above };
}

function slabOf(outline: Outline, height: number, random: Random): Building | undefined {
  const plan = inset(outline, 0.9);
  if (plan.length < 3) return undefined;
  const above: Solids[] = [];
  const rim = inset(plan, 0.5);
  if (rim.length > 2) above.push(prism(plan, height, height + 1, [rim]));
  const plant = inset(plan, (side) => 2.5 + (side % 2) * 3 * random());
  if (plant.length > 2) above.push(prism(plant, height, height + 3));
  return { plan, top: height, above };
}

function tower(outline: Outline, height: number, random: Random): Building | undefined {
  const podium = inset(outline, 1);
  const shaft = inset(outline, (side) => 3.4 + (side % 2) * 2.5 * random());
  if (shaft.length < 3) return slabOf(outline, 20, random);
  const foot = 9 + Math.floor(random() * 3) * 4;
  const above: Solids[] = [];
  // Every third floor shows as a joint.
  for (let z = foot; z < height; z += 9) {
    const top = Math.min(z + 8.7, height);
    above.push(prism(shaft, z, top));
    const joint = inset(shaft, 0.35);
    if (joint.length > 2 && top < height) above.push(prism(joint, top, z + 9));
  }
  const crown = inset(shaft, 2.4);
  if (crown.length > 2) above.push(prism(crown, height, height + 4.5));
  return { plan: podium, top: foot, above };
}

/** A market under saw teeth and a school round its yard, each on ground of its own. */
export function market([x, y]: Point): Solids[] {
  return moved(
    [
      sawtoothHall([-21, -15, 21, 15], { z0: kerb, eaves: 6, ridge: 9.4, along: 'y' }, 7),
      box([-24, -18, kerb], [24, -15.5, 3.8]),
    ],
    [x, y, 0],
  );
}

/** Cars keep to the lanes of an avenue: from, direction in degrees, length of the way. */
export function traffic(from: Point, degrees: number, length: number, random: Random): Solids[] {
  const [c, s] = direction(degrees);
  const cars: Solids[] = [];
  for (const lane of [-8.4, -5, 5, 8.4]) {
    for (let at = random() * 20; at < length; at += 7 + random() * random() * 70) {
      const place: Point = [from[0] + at * c - lane * s, from[1] + at * s + lane * c];
      cars.push(
        moved(turned([box([-2.3, -0.95, 0.25], [2.3, 0.95, 1]), box([-1.3, -0.8, 1], [1.2, 0.8, 1.55])], degrees), [
          ...place,
          0,
        ]),
      );
    }
  }
  return cars;
}
