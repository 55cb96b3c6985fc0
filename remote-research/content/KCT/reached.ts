import { rect, type Bounds } from '@portfolio/model/geometry/outlines';
import type { Point } from '@portfolio/model/geometry/points';
import type { Label } from '@portfolio/model/drawing/drawing';
import type { ModelBuilder } from '@portfolio/model/start-model';
import { addIsochrones, served } from './isochrones';
import type { Post } from './posts';
import type { House } from './town';
import { bridge, field } from './valley';
import { kilometresOf, minutesIfLevel, walksOn } from './walks';
import { waysOf } from './ways';

const town: Bounds = [-1240, -1000, 1240, 860];
/** A house on the northern hillside stands at least as high as this, metres. */
const uphill = 25;

type Map = { layers: string[]; labels: Label[] };

/**
 * Who reaches what on foot: from the posts, and from the field that the town had set aside.
 * @param all every house, and `standing` those that the squares of the posts leave.
 */
export function addReached(
  kct: ModelBuilder,
  { all, standing }: Record<'all' | 'standing', readonly House[]>,
  posts: readonly Post[],
  paths: readonly (readonly Point[])[],
): { fromPosts: Map; fromField: Map; measures: Record<string, number> } {
  const from = posts.map(({ at }) => at);
  const ways = waysOf(standing, from, paths, town);
  const walks = walksOn(ways, town);
  const gate = fieldWays();
  const ofField = walksOn(waysOf(standing, [gate.middle], [...paths, ...gate.ways], town), town);
  const fromPosts = addIsochrones(kct, standing, { name: 'posts', from, minutes: [2, 5], walks });
  const site = rect(...field);
  const fromField = addIsochrones(kct, standing, {
    name: 'field',
    from: [gate.middle],
    minutes: [5, 10],
    walks: ofField,
    site,
  });
  const ifLevel = minutesIfLevel(ways);
  const farther = all.filter((one) => walks.minutesOf(one) > served);
  const within = (minutes: number) => all.filter((one) => ofField.minutesOf(one) <= minutes).length;
  return {
    fromPosts,
    fromField,
    measures: {
      fartherOnFoot: farther.length,
      servedOnFoot: 1 - farther.length / all.length,
      fartherIfLevel: all.filter((one) => ifLevel(one) > served).length,
      fartherUphill: farther.filter(({ at: [, y], z }) => y > 0 && z >= uphill).length,
      withoutWay: farther.filter((one) => walks.minutesOf(one) === Infinity).length,
      kilometresOfWays: kilometresOf(ways),
      fiveFromTheField: within(5),
      tenFromTheField: within(10),
    },
  };
}

/** The field as it would be built: a street through its middle, and one along its edge that leads to the bridge. */
function fieldWays(): { middle: Point; ways: Point[][] } {
  const [west, south, east, north] = field;
  const y = (south + north) / 2;
  const edge = west + 4;
  const through: Point[] = [
    [edge, y],
    [east, y],
  ];
  const along: Point[] = [
    [edge, south],
    [edge, north],
    [edge - 12, north + 18],
    [bridge.x, bridge.south - 14],
  ];
  return { middle: [(west + east) / 2, y], ways: [along, through] };
}
