import { cutAt } from './cut';
import type { Face, Solid, Vector } from './solids';

/** A body as a picture needs it: every corner once, and faces as numbers of corners. */
export type Shape = {
  solid: Solid;
  corners: readonly Vector[];
  faces: readonly ShapeFace[];
};

type ShapeFace = {
  normal: Vector;
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
  if (solid.radius !== undefined) return { solid, corners: solid.corners, faces: [] };
  const corners: Vector[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (corner: Vector) => {
    const key = corner.map((value) => Math.round(value * 500)).join();
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, corners.length);
    return corners.push(corner) - 1;
  };
  const own = solid.lid ? [...solid.faces, solid.lid] : solid.faces;
  const rings = own.map((face) => face.corners.map(numberOf));
  const owners = new Map<string, { face: number; ink: Edge['ink'] }[]>();
  const nameOf = (ring: readonly number[], i: number) => {
    const [a = 0, b = 0] = [ring[i], ring[(i + 1) % ring.length]];
    return a < b ? `${a} ${b}` : `${b} ${a}`;
  };
  rings.forEach((ring, face) => {
    if (own[face] === solid.lid) return;
    ring.forEach((_, i) => {
      const name = nameOf(ring, i);
      owners.set(name, [...(owners.get(name) ?? []), { face, ink: own[face]?.ink[i] ?? 'none' }]);
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
  return { solid, corners, faces };
}
