import type { Point3 } from '@portfolio/model/geometry/points';
import { cutAt } from './cut';
import type { Face, Solid } from './solids';

/** A body as a picture needs it: every corner once, and faces as numbers of corners. */
export type Shape = {
  solid: Solid;
  /** x, y and z in turn. */
  corners: Float64Array;
  faces: readonly ShapeFace[];
};

type ShapeFace = {
  normal: Point3;
  /** The face that a cut opens is seen from everywhere. */
  lid: boolean;
  ring: readonly number[];
  edges: readonly Edge[];
};

/** `beside` is the other face at an edge; −1 where there is none. */
type Edge = { ink: Face['ink'][number]; beside: number; drawnBeside: boolean };

/** What is left of a body below a cut, or nothing. */
export function shapeOf(whole: Solid, height = Infinity): Shape | undefined {
  const solid = cutAt(whole, height);
  if (!solid) return undefined;
  if (solid.radius !== undefined) return { solid, corners: Float64Array.from(solid.corners.flat()), faces: [] };
  const corners: Point3[] = [];
  const own = solid.lid ? [...solid.faces, solid.lid] : solid.faces;
  const rings = own.map((face) => face.corners.map((corner) => numberOf(corner, corners)));
  const owners = new Map<number, { face: number; ink: Edge['ink'] }[]>();
  const nameOf = (ring: readonly number[], i: number) => {
    const [a = 0, b = 0] = [ring[i], ring[(i + 1) % ring.length]];
    return a < b ? a * corners.length + b : b * corners.length + a;
  };
  rings.forEach((ring, face) => {
    if (own[face] === solid.lid) return;
    ring.forEach((_, i) => {
      const [name, one] = [nameOf(ring, i), { face, ink: own[face]?.ink[i] ?? 'none' }];
      const known = owners.get(name);
      if (known) known.push(one);
      else owners.set(name, [one]);
    });
  });
  const faces = own.map(({ normal, ink }, face): ShapeFace => {
    const ring = rings[face] ?? [];
    const lid = own[face] === solid.lid;
    const edges = ring.map((_, i): Edge => {
      const other = lid ? undefined : owners.get(nameOf(ring, i))?.find((each) => each.face !== face);
      return { ink: ink[i] ?? 'none', beside: other?.face ?? -1, drawnBeside: other?.ink === 'drawn' };
    });
    return { normal, lid, ring, edges };
  });
  return { solid, corners: Float64Array.from(corners.flat()), faces };
}

/** Metres within which two corners are one. */
const same = 0.001;

/** The number of a corner in a list, at the end of which it is put when it is new. */
function numberOf(corner: Point3, corners: Point3[]): number {
  for (let i = corners.length - 1; i >= 0; i--) {
    const [x, y, z] = corners[i] ?? corner;
    if (Math.abs(x - corner[0]) < same && Math.abs(y - corner[1]) < same && Math.abs(z - corner[2]) < same) return i;
  }
  return corners.push(corner) - 1;
}
