/** A point in plan. Metres, x to the east, y to the north. */
export type Point = readonly [x: number, y: number];

/** A point or a direction in space. Metres, x to the east, y to the north, z up. */
export type Point3 = readonly [x: number, y: number, z: number];

export function add(a: Point3, b: Point3): Point3 {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function subtract(a: Point3, b: Point3): Point3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function scale(a: Point3, factor: number): Point3 {
  return [a[0] * factor, a[1] * factor, a[2] * factor];
}

export function dot(a: Point3, b: Point3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Point3, b: Point3): Point3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** The unit vector along `a`; the zero vector stays as it is. */
export function normalize(a: Point3): Point3 {
  return scale(a, 1 / (Math.hypot(...a) || 1));
}

/** The point that lies the share `t` (0 to 1) of the way from `a` to `b`. */
export function mix(a: Point3, b: Point3, t: number): Point3 {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** The unit vector in plan at an angle in degrees, anticlockwise from east. */
export function direction(degrees: number): Point {
  return [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
}

/**
 * The unit vector that points at the sun or at an observer.
 * @param azimuth degrees, clockwise from north
 * @param altitude degrees above the horizon
 */
export function towards(azimuth: number, altitude: number): Point3 {
  const a = radians(azimuth);
  const e = radians(altitude);
  return [Math.sin(a) * Math.cos(e), Math.cos(a) * Math.cos(e), Math.sin(e)];
}
