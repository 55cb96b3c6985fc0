import { add, cross, dot, scale, subtract, type Point3 } from '@portfolio/model/geometry/points';

/** A point on the sheet with its distance towards the viewer in metres: larger is nearer. */
export type Seen = readonly [x: number, y: number, nearness: number];

export type Camera = {
  target: Point3;
  right: Point3;
  up: Point3;
  /** From the target to the viewer. */
  toward: Point3;
  /** Units of the sheet per metre at the target. */
  scale: number;
  /** Where the target lies on the sheet. */
  centre: readonly [x: number, y: number];
  /** Metres from the target to the eye; Infinity for parallel rays. */
  distance: number;
};

type CameraOptions = Pick<Camera, 'scale' | 'centre'> & {
  target?: Point3;
  /** Degrees by which the viewer walks round, to the right of the picture. */
  yaw?: number;
  /** Degrees by which the viewer looks down. */
  pitch?: number;
  distance?: number;
};

export function createCamera({
  target = [0, 0, 0],
  yaw = 0,
  pitch = 0,
  distance = Infinity,
  scale,
  centre,
}: CameraOptions): Camera {
  const [a, b] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
  const toward: Point3 = [Math.sin(a) * Math.cos(b), -Math.cos(a) * Math.cos(b), Math.sin(b)];
  const right: Point3 = [Math.cos(a), Math.sin(a), 0];
  return { target, right, up: cross(toward, right), toward, scale, centre, distance };
}

export function see(camera: Camera, point: Point3): Seen {
  const q = subtract(point, camera.target);
  const nearness = dot(q, camera.toward);
  const size = camera.scale * foreshortening(camera, nearness);
  return [camera.centre[0] + dot(q, camera.right) * size, camera.centre[1] - dot(q, camera.up) * size, nearness];
}

/** How much larger than at the target something is drawn. */
export function foreshortening(camera: Camera, nearness: number): number {
  return camera.distance === Infinity ? 1 : camera.distance / (camera.distance - nearness);
}

/** The ray through a place on the sheet: where it crosses the target's plane, and its direction away from the viewer. */
export function rayAt(camera: Camera, x: number, y: number): { through: Point3; away: Point3 } {
  const across = (x - camera.centre[0]) / camera.scale;
  const high = (camera.centre[1] - y) / camera.scale;
  const inPlane = add(scale(camera.right, across), scale(camera.up, high));
  const through = add(camera.target, inPlane);
  if (camera.distance === Infinity) return { through, away: scale(camera.toward, -1) };
  const away = subtract(inPlane, scale(camera.toward, camera.distance));
  return { through, away: scale(away, 1 / Math.hypot(...away)) };
}
