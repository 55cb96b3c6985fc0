import { placed } from '@portfolio/model/geometry/furniture';
import type { Point } from '@portfolio/model/geometry/points';
import { box } from '@portfolio/model/geometry/prism';
import { courses } from '@portfolio/model/geometry/roofs';
import type { Solid } from '@portfolio/model/geometry/solid';

/** A house as it stands: its middle, length and width in metres, the way its ridge runs, storeys. */
export type Standing = { middle: Point; length: number; width: number; degrees: number; storeys: number };

/** What only the near view shows of a house: courses on its roof, frames and sills, a step and a canopy at the door. */
export function nearParts(
  { middle, length, width, degrees, storeys }: Standing,
  ground: number,
): { trim: Solid[]; roof: Solid[] } {
  const stand = (solids: Solid[]) => placed(solids, [...middle, ground], degrees);
  return { trim: stand(trim(length, width, storeys)), roof: stand(tiles(length, width, storeys)) };
}

function trim(l: number, w: number, storeys: number): Solid[] {
  const solids: Solid[] = [];
  for (let storey = 0; storey < storeys; storey++) {
    const z = 0.3 + storey * 2.8;
    for (let x = -l / 2 + 1.6; x < l / 2 - 1; x += 2.6)
      for (const side of [-1, 1]) solids.push(...windowTrim(x, (side * w) / 2, side, z));
  }
  const door = -l / 2 + 1.6 + 1.3;
  if (door < l / 2 - 0.8) {
    solids.push(box([door - 0.55, -w / 2 - 0.06, 0], [door + 0.55, -w / 2 + 0.05, 2.25]));
    solids.push(box([door - 0.8, -w / 2 - 0.95, 2.4], [door + 0.8, -w / 2 + 0.04, 2.5]));
    solids.push(box([door - 0.8, -w / 2 - 0.9, -0.1], [door + 0.8, -w / 2 + 0.03, 0.14]));
  }
  return solids;
}

/** A sill, two posts and a bar round a pane. */
function windowTrim(x: number, y: number, side: number, z: number): Solid[] {
  const [a, b] = [y - side * 0.05, y + side * 0.1];
  const across = (x0: number, z0: number, x1: number, z1: number, out = b) =>
    box([x0, Math.min(a, out), z0], [x1, Math.max(a, out), z1]);
  return [
    across(x - 0.6, z + 0.7, x + 0.6, z + 0.79, y + side * 0.16),
    across(x - 0.58, z + 0.8, x - 0.5, z + 2.1),
    across(x + 0.5, z + 0.8, x + 0.58, z + 2.1),
    across(x - 0.58, z + 2.1, x + 0.58, z + 2.2),
    across(x - 0.03, z + 0.8, x + 0.03, z + 2.09, y + side * 0.06),
  ];
}

/** Courses of tiles, one every forty centimetres, and a cap on the ridge. */
function tiles(l: number, w: number, storeys: number): Solid[] {
  const eaves = 0.3 + storeys * 2.8;
  const slope = 0.38 * 2;
  const [half, low] = [w / 2 + 0.5, eaves - slope * 0.5 + 0.02 + 0.24];
  const long = l / 2 + 0.35;
  const rise = half * slope;
  const rows = courses({ along: long, across: half, low, rise, count: Math.round(half / 0.42), off: [-0.05, 0.05] });
  const ridge = low + rise;
  return [...rows, box([-long - 0.02, -0.16, ridge - 0.14], [long + 0.02, 0.16, ridge + 0.05])];
}
