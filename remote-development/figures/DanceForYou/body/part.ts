import { add, cross, dot, normalize, scale, subtract, type Point3 } from '@portfolio/model/geometry/points';

/** A cross-section: share of the way along the part, half widths to the side and to the front, shift to the front; metres. */
export type Station = readonly [t: number, side: number, front: number, shift?: number];

/** Which limb a part belongs to: limbs melt into the trunk only near their joint. */
export type Chain = 'trunk' | 'rightArm' | 'leftArm' | 'rightLeg' | 'leftLeg';

/** What covers the skin there; where it changes, a line is drawn. */
export type Cloth = 'skin' | 'top' | 'leggings' | 'hair';

/** A stretch of flesh round an axis: an ellipse that changes along the way, with round ends. */
export type Part = {
  chain: Chain;
  /** Parts of one segment hide each other without a line between them. */
  segment: number;
  cloth: Cloth;
  /** Cloth before this share of the way along the part, where it changes. */
  before?: { t: number; cloth: Cloth };
  origin: Point3;
  axis: Point3;
  side: Point3;
  front: Point3;
  length: number;
  caps: readonly [number, number];
  /** How softly it melts into what is already there, metres. */
  melt: number;
  /** Distance in metres of the part's start along its limb: mesh lines run on across a joint. */
  along: number;
  /** side, front and shift, `samples + 1` times. */
  table: Float64Array;
  /** Largest distance of the surface from the axis. */
  reach: number;
};

export const samples = 48;

type PartOptions = {
  chain: Chain;
  segment: number;
  cloth: Cloth;
  before?: { t: number; cloth: Cloth };
  /** Roughly to the front; it is set square to the axis. */
  front: Point3;
  stations: readonly Station[];
  /** Length of the round ends as a multiple of the half width there. */
  caps?: readonly [number, number];
  melt?: number;
  along?: number;
};

/** A part from one joint to the next. */
export function partBetween(from: Point3, to: Point3, options: PartOptions): Part {
  const axis = normalize(subtract(to, from));
  const front = normalize(subtract(options.front, scale(axis, dot(options.front, axis))));
  const table = tableOf(options.stations);
  const [startCap, endCap] = options.caps ?? [1, 1];
  const last = samples * 3;
  const thickness = (i: number) => ((table[i] ?? 0) + (table[i + 1] ?? 0)) / 2;
  let reach = 0;
  for (let i = 0; i <= last; i += 3)
    reach = Math.max(reach, Math.max(table[i] ?? 0, table[i + 1] ?? 0) + Math.abs(table[i + 2] ?? 0));
  return {
    chain: options.chain,
    segment: options.segment,
    cloth: options.cloth,
    ...(options.before && { before: options.before }),
    origin: from,
    axis,
    front,
    side: cross(front, axis),
    length: Math.hypot(...subtract(to, from)),
    caps: [thickness(0) * startCap, thickness(last) * endCap],
    melt: options.melt ?? 0.02,
    along: options.along ?? 0,
    table,
    reach,
  };
}

/** A point on a part's axis, in metres. */
export function onAxis(part: Part, t: number): Point3 {
  return add(part.origin, scale(part.axis, t * part.length));
}

/** Stations joined by monotone cubics (Fritsch and Carlson 1980), so that a calf swells and nothing ripples. */
function tableOf(stations: readonly Station[]): Float64Array {
  const table = new Float64Array((samples + 1) * 3);
  for (let column = 0; column < 3; column++) {
    const at = monotone(stations.map((station) => [station[0], station[column + 1] ?? 0]));
    for (let i = 0; i <= samples; i++) table[i * 3 + column] = at(i / samples);
  }
  return table;
}

function monotone(knots: readonly (readonly [number, number])[]): (t: number) => number {
  const slope = (i: number) => {
    const [a, b] = [knots[i], knots[i + 1]];
    return a && b ? (b[1] - a[1]) / (b[0] - a[0]) : undefined;
  };
  const tangent = knots.map((_, i) => {
    const [before, after] = [slope(i - 1), slope(i)];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  return (t) => {
    let i = 0;
    while (i < knots.length - 2 && t > (knots[i + 1]?.[0] ?? 1)) i++;
    const [a, b] = [knots[i], knots[i + 1]];
    if (!a || !b) return a?.[1] ?? 0;
    const h = b[0] - a[0];
    const u = Math.min(1, Math.max(0, (t - a[0]) / h));
    const [m, n] = [tangent[i] ?? 0, tangent[i + 1] ?? 0];
    return (
      a[1] * (1 + 2 * u) * (1 - u) ** 2 +
      h * m * u * (1 - u) ** 2 +
      b[1] * u * u * (3 - 2 * u) +
      h * n * u * u * (u - 1)
    );
  };
}
