import type { Bounds } from './outlines';
import type { Point, Point3 } from './points';
import { box, upright } from './prism';
import { mapped, type Solid } from './solid';

type Pitch = {
  z0: number;
  eaves: number;
  /** The higher line: ridge of a gable, upper edge of a shed. */
  ridge: number;
  /** Which way the ridge runs: 'x' from west to east, 'y' from south to north. */
  along: 'x' | 'y';
};

/** A house with a gabled roof in one body. Heights in metres above zero. */
export function pitchedHouse(plan: Bounds, { z0, eaves, ridge, along }: Pitch): Solid {
  const { origin, degrees, span, length } = frame(plan, along);
  const profile: Point[] = [
    [0, z0],
    [span, z0],
    [span, eaves],
    [span / 2, ridge],
    [0, eaves],
  ];
  return upright(profile, origin, degrees, length);
}

/** A house whose roof falls to one side: to the south ('x') or west ('y') where `ridge` is above `eaves`. */
export function shedHouse(plan: Bounds, { z0, eaves, ridge, along }: Pitch): Solid {
  const { origin, degrees, span, length } = frame(plan, along);
  const [left, right] = along === 'x' ? [ridge, eaves] : [eaves, ridge];
  return upright(
    [
      [0, z0],
      [span, z0],
      [span, right],
      [0, left],
    ],
    origin,
    degrees,
    length,
  );
}

/** Only the roof: two leaning sheets in one body, `thickness` measured upright. Widen the plan for an overhang. */
export function gableRoof(
  plan: Bounds,
  { eaves, ridge, along, thickness }: Omit<Pitch, 'z0'> & { thickness: number },
): Solid {
  const { origin, degrees, span, length } = frame(plan, along);
  const profile: Point[] = [
    [0, eaves],
    [span / 2, ridge],
    [span, eaves],
    [span, eaves + thickness],
    [span / 2, ridge + thickness],
    [0, eaves + thickness],
  ];
  return upright(profile, origin, degrees, length);
}

/** A hall under `teeth` saw-tooth roofs with upright lights on the north ('x') or east ('y'), in one body. */
export function sawtoothHall(plan: Bounds, { z0, eaves, ridge, along }: Pitch, teeth: number): Solid {
  const { origin, degrees, span, length } = frame(plan, along);
  const profile: Point[] = [
    [0, z0],
    [span, z0],
  ];
  for (let i = teeth; i > 0; i--) {
    const [a, b] = [((i - 1) * span) / teeth, (i * span) / teeth];
    if (along === 'x') profile.push([b, eaves], [a, ridge]);
    else profile.push([b, ridge], [a, eaves]);
  }
  return upright(dedupe(profile), origin, degrees, length);
}

/** A pyramid-like roof with a level ridge along the longer side. */
export function hipRoof([west, south, east, north]: Bounds, eaves: number, ridge: number): Solid {
  const [w, d] = [east - west, north - south];
  const r = Math.min(w, d) / 2;
  const [midX, midY] = [(west + east) / 2, (south + north) / 2];
  const wide = w >= d;
  const a: Point3 = wide ? [west + r, midY, ridge] : [midX, south + r, ridge];
  const b: Point3 = wide ? [east - r + 0.001, midY, ridge] : [midX, north - r + 0.001, ridge];
  const vertices: Point3[] = [
    [west, south, eaves],
    [east, south, eaves],
    [east, north, eaves],
    [west, north, eaves],
    a,
    b,
  ];
  const slopes = wide
    ? [
        [0, 1, 5, 4],
        [1, 2, 5],
        [2, 3, 4, 5],
        [3, 0, 4],
      ]
    : [
        [0, 1, 4],
        [1, 2, 5, 4],
        [2, 3, 5],
        [3, 0, 4, 5],
      ];
  return { vertices, faces: [...slopes, [3, 2, 1, 0]] };
}

/** Profiles run across the ridge; the thickness of the profile is the length of the ridge. */
function frame([west, south, east, north]: Bounds, along: 'x' | 'y') {
  return along === 'y'
    ? { origin: [west, south, 0] as Point3, degrees: 0, span: east - west, length: north - south }
    : { origin: [west, north, 0] as Point3, degrees: -90, span: north - south, length: east - west };
}

function dedupe(points: Point[]): Point[] {
  return points.filter((p, i) => {
    const before = points.at(i - 1);
    return !before || p[0] !== before[0] || p[1] !== before[1];
  });
}

type Courses = {
  /** Metres along the ridge to each gable, and from the ridge to the eaves in plan. */
  along: number;
  across: number;
  /** Height of the roof's surface at the eaves, and how much higher the ridge is. */
  low: number;
  rise: number;
  count: number;
  /** Metres off the surface where a course begins and ends. */
  off: readonly [from: number, to: number];
};

/** Rows of tiles or shingles on both sides of a gable roof round the origin, its ridge along east. */
export function courses({ along, across, low, rise, count, off: [from, to] }: Courses): Solid[] {
  return ([1, -1] as const).flatMap((side) =>
    Array.from({ length: count - 1 }, (_, i) => (i + 1) / count).flatMap((share) =>
      // Seen from the other side of the ridge the way along runs backwards.
      mapped(box([-along, share - 0.012, from], [along, share + 0.012, to]), ([x, s, o]): Point3 => [
        side === 1 ? -x : x,
        side * (across - s * across),
        low + s * rise + o,
      ]),
    ),
  );
}
