import { placed } from '@portfolio/model/geometry/furniture';
import { centroid, contains, inset, turnedRect, type Bounds, type Outline } from '@portfolio/model/geometry/outlines';
import type { Point } from '@portfolio/model/geometry/points';
import { box } from '@portfolio/model/geometry/prism';
import type { Random } from '@portfolio/model/geometry/random';
import { gableRoof, pitchedHouse } from '@portfolio/model/geometry/roofs';
import type { Solid } from '@portfolio/model/geometry/solid';
import type { Standing } from './near-house';
import { orientedBox } from '../../src/studies/subdivision/algorithm/oriented-box';

export type House = { body: Solid[]; roof: Solid[]; windows: Solid[]; footprint: Point[]; standing: Standing };

/** A house with its ridge along the longer side, set back from every side. Nothing where the lot is too small. */
export function houseOn(outline: Outline, setback: number, ground: number, random: Random): House | undefined {
  const room = inset(outline, setback);
  if (room.length < 3) return undefined;
  const { long, length, width } = orientedBox(room);
  const middle = centroid(room);
  const degrees = (Math.atan2(long[1], long[0]) * 180) / Math.PI;
  for (let share = 1; share > 0.3; share -= 0.05) {
    const [l, w] = [Math.min(length, 14.5) * share, Math.min(width, 9.5) * share];
    const footprint = turnedRect(middle, l, w, degrees);
    if (!footprint.every((corner) => contains(room, corner))) continue;
    if (w < 3.6) return undefined;
    const storeys = random() < 0.4 ? 1 : 2;
    const made = house(l, w, storeys);
    const stand = (solids: Solid[]) => placed(solids, [...middle, ground], degrees);
    const standing = { middle, length: l, width: w, degrees, storeys };
    return { body: stand(made.body), roof: stand(made.roof), windows: stand(made.windows), footprint, standing };
  }
  return undefined;
}

/** Round the origin, its ridge along east: l long, w wide, metres. */
function house(l: number, w: number, storeys: number): Pick<House, 'body' | 'roof' | 'windows'> {
  const eaves = 0.3 + storeys * 2.8;
  const ridge = eaves + w * 0.38;
  const body = pitchedHouse([-l / 2, -w / 2, l / 2, w / 2], { z0: 0, eaves, ridge, along: 'x' });
  const over: Bounds = [-l / 2 - 0.35, -w / 2 - 0.5, l / 2 + 0.35, w / 2 + 0.5];
  const slope = (ridge - eaves) / (w / 2);
  const roof = gableRoof(over, { eaves: eaves - slope * 0.5 + 0.02, ridge: ridge + 0.02, along: 'x', thickness: 0.24 });
  const chimney = box([l * 0.18, 0.4, eaves], [l * 0.18 + 0.8, 1, ridge + 0.8]);
  const windows: Solid[] = [];
  for (let storey = 0; storey < storeys; storey++) {
    const z = 0.3 + storey * 2.8;
    for (let x = -l / 2 + 1.6; x < l / 2 - 1; x += 2.6) {
      for (const y of [-w / 2, w / 2]) windows.push(box([x - 0.5, y - 0.03, z + 0.8], [x + 0.5, y + 0.03, z + 2.1]));
    }
    for (const x of [-l / 2, l / 2]) windows.push(box([x - 0.03, -0.8, z + 0.8], [x + 0.03, 0.8, z + 2.1]));
  }
  return { body: [body, chimney], roof: [roof], windows };
}
