import { cross, direction, dot, normalize, subtract, type Point3 } from '@portfolio/model/geometry/points';
import type { Camera } from '@portfolio/model/model';

/** Width of a camera's frame by its height. */
export function aspectOf({ aspect = 3 / 2 }: Camera): number {
  return aspect;
}

/** Where a point lies in a camera's frame: shares of its width from the left and of its height from the top, and metres before the camera. */
export function placeInFrame(camera: Camera, point: Point3) {
  const { from, at, level, lens, shift = [0, 0] } = camera;
  const target: Point3 = level ? [at[0], at[1], from[2]] : at;
  const ahead = normalize(subtract(target, from));
  const right = normalize(cross(ahead, [0, 0, 1]));
  const up = cross(right, ahead);
  const ray = subtract(point, from);
  const depth = dot(ray, ahead);
  // A frame is 36 mm wide, however high; a shift counts in its width.
  const x = ((dot(ray, right) / depth) * lens) / 36 - shift[0];
  const y = ((dot(ray, up) / depth) * lens) / 36 - shift[1];
  return { x: 0.5 + x, y: 0.5 - y * aspectOf(camera), depth };
}

/** The room of a person around where they stand or sit, looking east, metres: along and across, below and above. */
type Room = { along: readonly [number, number]; across: number; upright: readonly [number, number] };
const standing: readonly Room[] = [{ along: [-0.4, 0.4], across: 0.4, upright: [0, 1.8] }];
/** Body and legs. */
const sitting: readonly Room[] = [
  { along: [-0.3, 0.3], across: 0.3, upright: [0, 0.92] },
  { along: [0.3, 0.7], across: 0.3, upright: [-0.48, 0.2] },
];

/**
 * Whether the edge of the frame would cut through a person who is there.
 * @param looking where somebody who sits looks, degrees anticlockwise from east; undefined for who stands or walks.
 */
export function cutsPerson(camera: Camera, [x, y, z]: Point3, looking?: number): boolean {
  const [u, v] = direction(looking ?? 0);
  const corners = (looking === undefined ? standing : sitting).flatMap(({ along, across, upright }) =>
    along.flatMap((a) =>
      [-across, across].flatMap((b) =>
        upright.map((up) => placeInFrame(camera, [x + a * u - b * v, y + a * v + b * u, z + up])),
      ),
    ),
  );
  const isIn = corners.map((place) => place.depth > 0 && place.x > 0 && place.x < 1 && place.y > 0 && place.y < 1);
  return isIn.includes(true) && isIn.includes(false);
}
