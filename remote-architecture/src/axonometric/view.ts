import type { Box } from './order';
import type { Vector } from './solids';

/** A parallel projection: where points go in a picture, and the way to the observer. */
export type View = {
  readonly toward: Vector;
  /** Picture units per metre. */
  readonly scale: number;
  place: (point: Vector) => readonly [x: number, y: number];
};

export type ViewFrame = { width: number; height: number; scale: number; middle: Vector };

/**
 * @param azimuth where the observer stands, degrees clockwise from north
 * @param altitude degrees above the horizon; at 90 the picture is a plan
 */
export function viewFrom(azimuth: number, altitude: number, { width, height, scale, middle }: ViewFrame): View {
  const [a, e] = [(azimuth * Math.PI) / 180, (altitude * Math.PI) / 180];
  const [sa, ca, se, ce] = [Math.sin(a), Math.cos(a), Math.sin(e), Math.cos(e)];
  return {
    toward: [sa * ce, ca * ce, se],
    scale,
    place: ([x, y, z]) => {
      const [dx, dy, dz] = [x - middle[0], y - middle[1], z - middle[2]];
      return [width / 2 + (dy * sa - dx * ca) * scale, height / 2 + ((dx * sa + dy * ca) * se - dz * ce) * scale];
    },
  };
}

export function boxOf(points: readonly (readonly [number, number])[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return [left, top, right, bottom];
}
