import { smoothstep, type Vector } from './vector';

/** A point of a vessel's wall: distance from the axis and height, in centimetres. */
export type ProfilePoint = readonly [radius: number, height: number];

/** Where on the wall: height in centimetres, angle around the axis in radians, and whether it is the inner side. */
export type Spot = { height: number; angle: number; inside: boolean };

/**
 * A vessel that was turned on a wheel, open at its top.
 * `outline` leads from the foot to the rim; `colour` is linear light from 0 to 1, `gloss` from 0 (clay) to 1 (glaze).
 */
export type Vessel = {
  outline: readonly ProfilePoint[];
  wall: number;
  at: readonly [x: number, z: number];
  surface: (spot: Spot) => { colour: Vector; gloss: number };
};

/** A point of the whole profile with its outward normal, in the plane of the profile, and how open to light it is. */
export type Ring = { radius: number; height: number; normal: readonly [number, number]; inside: boolean; open: number };

const steps = 14;

/** The profile outside from the foot, over the rim, and down inside. */
export function ringsOf({ outline, wall }: Pick<Vessel, 'outline' | 'wall'>): Ring[] {
  const outer = smooth(outline);
  const rim = outer[outer.length - 1] ?? [1, 1];
  const inner = outer
    .filter(([, height]) => height > wall * 1.4)
    .map(([radius, height]): ProfilePoint => [Math.max(0.15, radius - wall), height - wall * 0.15])
    .reverse();
  const lip = Array.from({ length: 7 }, (_, index): ProfilePoint => {
    const turn = (Math.PI * (index + 1)) / 8;
    return [rim[0] - (wall / 2) * (1 - Math.cos(turn)), rim[1] + (wall / 2) * Math.sin(turn) * 0.8];
  });
  const floor = inner[inner.length - 1] ?? [1, wall];
  const points = [...outer, ...lip, ...inner, [0.01, floor[1]] as const];
  return points.map(([radius, height], index) => {
    const before = points[index - 1] ?? [radius - 0.01, height];
    const after = points[index + 1] ?? [radius - 0.01, height];
    const [along, up] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(along, up) || 1;
    const inside = index >= outer.length + lip.length - 2;
    const depth = (rim[1] - height) / Math.max(1, rim[0]);
    const open = inside ? 1 / (1 + 1.5 * depth * depth) : 0.55 + 0.45 * smoothstep(0, 3.5, height);
    return { radius, height, normal: [up / length, -along / length], inside, open };
  });
}

/** A curve through the points: https://en.wikipedia.org/wiki/Catmull–Rom_spline */
function smooth(points: readonly ProfilePoint[]): ProfilePoint[] {
  const at = (index: number): ProfilePoint => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  const curve: ProfilePoint[] = [];
  for (let index = 0; index < points.length - 1; index++)
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const value = (axis: 0 | 1) => {
        const [a, b, c, d] = [at(index - 1)[axis], at(index)[axis], at(index + 1)[axis], at(index + 2)[axis]];
        return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
      };
      curve.push([value(0), value(1)]);
    }
  return [...curve, at(points.length - 1)];
}
