import { cross, dot, normalize, subtract, type Point3 } from '@portfolio/model/geometry/points';
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

/** How far a person reaches from where they stand, and from where they sit, metres. */
const reaches = {
  standing: { behind: 0.4, ahead: 0.4, aside: 0.4, down: 0, up: 1.8 },
  sitting: { behind: 0.3, ahead: 0.7, aside: 0.3, down: 0.48, up: 0.92 },
};

/**
 * Whether the edge of the frame would cut through a person who is there.
 * @param looking where somebody who sits looks, degrees anticlockwise from east; undefined for who stands or walks.
 */
export function cutsPerson(camera: Camera, [x, y, z]: Point3, looking?: number): boolean {
  const { behind, ahead, aside, down, up } = reaches[looking === undefined ? 'standing' : 'sitting'];
  const [u, v] = [Math.cos(((looking ?? 0) * Math.PI) / 180), Math.sin(((looking ?? 0) * Math.PI) / 180)];
  const corners = [-behind, ahead].flatMap((along) =>
    [-aside, aside].flatMap((across) =>
      [-down, up].map((dz) => placeInFrame(camera, [x + along * u - across * v, y + along * v + across * u, z + dz])),
    ),
  );
  const isIn = corners.map((place) => place.depth > 0 && place.x > 0 && place.x < 1 && place.y > 0 && place.y < 1);
  return isIn.includes(true) && isIn.includes(false);
}
