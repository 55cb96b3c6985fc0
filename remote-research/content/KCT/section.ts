import { centroid, sides, type Bounds } from '@portfolio/model/geometry/outlines';
import type { Point } from '@portfolio/model/geometry/points';
import { box } from '@portfolio/model/geometry/prism';
import { mapped, type Solid } from '@portfolio/model/geometry/solid';
import { windowLines } from '@portfolio/model/geometry/windows';
import type { Label } from '@portfolio/model/drawing/drawing';
import type { ModelBuilder } from '@portfolio/model/start-model';
import { church, footprint, house, post } from './buildings';
import { walk, type Post } from './posts';
import { square, type House } from './town';
import { groundAt } from './valley';

/** The section runs through four posts, from the northern hillside to the southern one, and looks to the east. Metres. */
export const cut = -84;
export const depth = 330;
const near = 46;
export const sectionFrame: Bounds = [-500, -14, 800, 116];
/** Heights of the lines that say how far a post reaches: no two that overlap share one. */
const lines = [66, 83, 66, 100];
/** The layers that only the section shows. */
export const sectionLayers = ['cut houses', 'near houses', 'far houses', 'section posts', 'section reach'];

/**
 * The town as a section shows it: houses it goes through in black, those behind with their windows, and over every post
 * how far five minutes reach.
 */
export function addSection(model: ModelBuilder, houses: readonly House[], posts: readonly Post[]): Label[] {
  const black = model.layer('cut houses', 'diagram');
  const ink = model.layer('near houses', 'diagram');
  const grey = model.layer('far houses', 'drawing');
  const marks = model.layer('section posts', 'diagram');
  const reach = model.layer('section reach', 'drawing');
  for (const one of houses) {
    const plan = footprint(one);
    const xs = plan.map(([x]) => x);
    if (Math.max(...xs) < cut || Math.min(...xs) > cut + depth) continue;
    const isNear = Math.min(...xs) < cut + near;
    const layer = Math.min(...xs) < cut ? black : isNear ? ink : grey;
    layer.add('white', above(house(one), one.z - 1));
    if (layer !== black) addWindows(isNear ? ink : grey, one, plan);
  }
  grey.add('white', church(square.at));
  for (const one of posts) marks.add('red', above(post(one, groundAt(...one.at)), groundAt(...one.at) - 1));
  const shown = posts.filter(({ at: [x] }) => Math.abs(x - cut) < 12);
  return shown.toSorted((a, b) => b.at[1] - a.at[1]).flatMap(drawReach);

  /** Five minutes on both sides of a post, metres. */
  function drawReach({ at: [, y] }: Post, index: number): Label[] {
    const z = lines[index % lines.length] ?? 0;
    const [north, south] = [y + walk, y - walk];
    reach.line([cut + 1, north, z], [cut + 1, south, z]);
    reach.line([cut + 1, y, z], [cut + 1, y, groundAt(cut, y) + 15]);
    for (const end of [north, south]) reach.line([cut + 1, end - 4, z - 4], [cut + 1, end + 4, z + 4]);
    marks.add('red', box([cut + 0.5, y - 3, z - 3], [cut + 4, y + 3, z + 3]));
    return [{ at: [cut, y + walk / 2, z + 6], text: String(walk), size: 'small' }];
  }
}

/** Houses and posts reach down into the slope; a section shows a foundation. */
function above(solids: Solid[], lowest: number): Solid[] {
  return mapped(solids, ([x, y, z]) => [x, y, Math.max(z, lowest)]);
}

/** On the sides that look west, towards the cut. */
function addWindows(layer: ReturnType<ModelBuilder['layer']>, { eaves, z }: House, plan: readonly Point[]) {
  const [mx] = centroid(plan);
  for (const [a, b] of sides(plan)) {
    const isWest = (a[0] + b[0]) / 2 < mx - 2;
    if (!isWest) continue;
    const rows = { z0: z, z1: z + eaves, storey: 2.9, sill: 0.9, head: 2.2, bay: 3.4 };
    for (const window of windowLines(a, b, rows)) layer.line(...window);
  }
}
