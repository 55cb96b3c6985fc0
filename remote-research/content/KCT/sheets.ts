import { circle } from '@portfolio/model/geometry/outlines';
import { prism } from '@portfolio/model/geometry/prism';
import type { ModelBuilder } from '@portfolio/model/start-model';
import { footprint } from './buildings';
import type { Post } from './posts';
import type { House } from './town';

/** Drawings show plans of houses cut high above the valley, where no slope hides them. */
export const sheet = 300;
/** The height at which plans are cut. */
export const sheetCut = sheet + 0.5;
/** Layers that only the plan shows. */
export const sheets = ['figure', 'marks'];

/** What only the plan shows. */
export function addSheets(kct: ModelBuilder, houses: readonly House[], posts: readonly Post[]): void {
  const black = kct.layer('figure', 'drawing');
  const marks = kct.layer('marks', 'drawing');
  for (const one of houses) black.add('white', prism(footprint(one), sheet, sheet + 1));
  for (const one of posts) marks.add('red', prism(circle(one.at, 15, 24), sheet - 1, sheet + 0.4));
}
