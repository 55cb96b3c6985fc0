import { circle, rect, type Bounds } from '@portfolio/model/geometry/outlines';
import type { Point3 } from '@portfolio/model/geometry/points';
import { box, prism, upright } from '@portfolio/model/geometry/prism';
import type { Solid } from '@portfolio/model/geometry/solid';

/** Where the lantern stands in its post, metres. */
export const lantern: Bounds = [3.8, -1.6, 7, 1.6];
const lanternTop = 14;

/** Slats between four uprights: at dusk the post is seen from the end of its street. */
export function tower(floor: number): Solid[] {
  const [west, south, east, north] = lantern;
  const corners = [west, east - 0.24].flatMap((x) =>
    [south, north - 0.24].map((y) => box([x, y, floor], [x + 0.24, y + 0.24, lanternTop])),
  );
  const slats: Solid[] = [];
  for (let z = 3; z < lanternTop - 0.3; z += 0.36) {
    for (const y of [south + 0.06, north - 0.14])
      slats.push(box([west + 0.24, y, z], [east - 0.24, y + 0.08, z + 0.17]));
    for (const x of [west + 0.06, east - 0.14])
      slats.push(box([x, south + 0.24, z], [x + 0.08, north - 0.24, z + 0.17]));
  }
  return [
    ...corners,
    ...slats,
    prism(rect(west - 0.25, south - 0.25, east + 0.25, north + 0.25), lanternTop, lanternTop + 0.2),
  ];
}

/** White dials on the lantern: the person with known hours. */
export function dials(): Solid[] {
  return faces((at, degrees) => [upright(circle([0, 0], 1.05, 32), at, degrees, 0.08)], 0.1);
}

export function hands(): Solid[] {
  return faces(
    (at, degrees) => [
      upright(rect(-0.04, -0.12, 0.04, 0.85), at, degrees, 0.02),
      upright(rect(-0.1, -0.05, 0.6, 0.05), at, degrees, 0.035),
    ],
    0.14,
  );
}

/** One clock to the south and one to the west, `proud` metres before the slats. */
function faces(make: (at: Point3, degrees: number) => Solid[], proud: number): Solid[] {
  const [west, south, east, north] = lantern;
  const z = lanternTop - 1.7;
  return [...make([(west + east) / 2, south - proud, z], 0), ...make([west - proud, (south + north) / 2, z], -90)];
}
