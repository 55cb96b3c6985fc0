import { add, direction, type Point, type Point3 } from './points';

/**
 * A closed body. Faces list their corners anticlockwise as seen from outside;
 * every edge belongs to exactly two faces.
 */
export type Solid = {
  readonly vertices: readonly Point3[];
  readonly faces: readonly (readonly number[])[];
  /** Round surface: shaded smoothly, and only its contour is drawn. */
  readonly smooth?: boolean;
  /** A straight flight of stairs, which a plan draws in its own way where it cuts it. */
  readonly flight?: Flight;
};

/** The middle of the lowest and of the highest edge; the width in metres. */
export type Flight = { readonly foot: Point3; readonly top: Point3; readonly width: number; readonly steps: number };

/** One body, or the several bodies of a composite such as a table. */
export type Solids = Solid | readonly Solids[];

export function flatten(solids: Solids): Solid[] {
  return isSolid(solids) ? [solids] : solids.flatMap(flatten);
}

function isSolid(solids: Solids): solids is Solid {
  return 'faces' in solids;
}

/** Shifted by metres. */
export function moved(solids: Solids, by: Point3): Solid[] {
  return mapped(solids, (p) => add(p, by));
}

/** Turned about a vertical axis by degrees, anticlockwise. */
export function turned(solids: Solids, degrees: number, about: Point = [0, 0]): Solid[] {
  const [c, s] = direction(degrees);
  return mapped(solids, ([x, y, z]) => {
    const [u, v] = [x - about[0], y - about[1]];
    return [about[0] + u * c - v * s, about[1] + u * s + v * c, z];
  });
}

/** Every corner put through `place`, which must not mirror. */
export function mapped(solids: Solids, place: (point: Point3) => Point3): Solid[] {
  return flatten(solids).map((solid) => ({
    ...solid,
    vertices: solid.vertices.map(place),
    ...(solid.flight && { flight: { ...solid.flight, foot: place(solid.flight.foot), top: place(solid.flight.top) } }),
  }));
}

export function corner(solid: Solid, index: number): Point3 {
  const point = solid.vertices[index];
  if (!point) throw new RangeError(`A face names corner ${index}, the solid has ${solid.vertices.length}.`);
  return point;
}
