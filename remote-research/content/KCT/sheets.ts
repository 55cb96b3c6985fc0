import { circle } from '@portfolio/model/geometry/outlines';
import type { Point3 } from '@portfolio/model/geometry/points';
import { prism } from '@portfolio/model/geometry/prism';
import type { ModelBuilder } from '@portfolio/model/start-model';
import { footprint } from './buildings';
import { walk, type Post } from './posts';
import type { House } from './town';
import type { Walks } from './walks';

/** Drawings show plans of houses cut high above the valley, where no slope hides them. */
const sheet = 300;
/** The height at which plans are cut. */
export const sheetCut = sheet + 0.5;
/** Layers that only plans show. */
export const sheets = ['figure', 'marks', 'reach'];

/** What only plans show. */
export function addSheets(kct: ModelBuilder, houses: readonly House[], posts: readonly Post[], walks: Walks): void {
  const black = kct.layer('figure', 'drawing');
  const marks = kct.layer('marks', 'drawing');
  const reach = kct.layer('reach', 'drawing');
  for (const one of houses) black.add('white', prism(footprint(one), sheet, sheet + 1));
  for (const one of posts) marks.add('red', prism(circle(one.at, 15, 24), sheet - 1, sheet + 0.4));
  for (const [material, metres, z] of [
    ['water', walk, sheet - 4],
    ['card', walk / 2, sheet - 3],
  ] as const)
    for (const [outer = [], ...holes] of walks.reach(metres)) reach.add(material, prism(outer, z, z + 0.9, holes));
  for (const { at } of posts) {
    const ring = circle(at, walk, 60);
    reach.line(...[...ring, ring[0] ?? [0, 0]].map(([x, y]): Point3 => [x, y, sheet - 2]));
  }
}
