import { direction, type Point, type Point3 } from './points';
import { box } from './prism';
import { circle } from './outlines';
import { moved, turned, type Solid } from './solid';

/** Puts something made round the origin at a place, turned by degrees anticlockwise. */
export function placed(solids: Solid[], at: Point3, degrees = 0): Solid[] {
  return moved(turned(solids, degrees), at);
}

/** A table top on two trestles, metres, its length along east. */
export function table(at: Point3, length = 1.8, width = 0.8, degrees = 0): Solid[] {
  const [l, w] = [length / 2, width / 2];
  return placed(
    [
      box([-l, -w, 0.7], [l, w, 0.75]),
      box([-l + 0.15, -w + 0.08, 0], [-l + 0.2, w - 0.08, 0.7]),
      box([l - 0.2, -w + 0.08, 0], [l - 0.15, w - 0.08, 0.7]),
    ],
    at,
    degrees,
  );
}

export function chair(at: Point3, degrees = 0): Solid[] {
  return placed(
    [box([-0.22, -0.22, 0.4], [0.22, 0.22, 0.46]), box([-0.24, -0.22, 0], [-0.221, 0.22, 0.82])],
    at,
    degrees,
  );
}

/** A table with chairs on both long sides. */
export function desk(at: Point3, length = 2.4, degrees = 0): Solid[] {
  const seats = Math.max(1, Math.floor(length / 0.8));
  const row = (side: 1 | -1) =>
    Array.from({ length: seats }, (_, i) => {
      const x = ((i + 0.5) / seats - 0.5) * length;
      return chair([x, side * 0.72, 0], side === 1 ? -90 : 90);
    }).flat();
  return placed([...table([0, 0, 0], length, 0.9), ...row(1), ...row(-1)], at, degrees);
}

export function bench(at: Point3, length = 2, degrees = 0): Solid[] {
  return placed([box([-length / 2, -0.25, 0], [length / 2, 0.25, 0.45])], at, degrees);
}

/** A bookcase, its length along east. */
export function shelf(at: Point3, length: number, height = 2.1, depth = 0.45, degrees = 0): Solid[] {
  return placed([box([-length / 2, -depth / 2, 0], [length / 2, depth / 2, height])], at, degrees);
}

export function bed(at: Point3, degrees = 0): Solid[] {
  return placed([box([-1, -0.45, 0], [1, 0.45, 0.4]), box([-0.95, -0.35, 0.4], [-0.55, 0.35, 0.5])], at, degrees);
}

/** A low parked car, 4.4 m long. */
export function car(at: Point3, degrees = 0): Solid[] {
  return placed([box([-2.2, -0.85, 0.2], [2.2, 0.85, 0.85]), box([-1.3, -0.75, 0.85], [1.2, 0.75, 1.4])], at, degrees);
}

/** A moored boat: hull, deck cabin. `length` in metres, the bow to the east. */
export function boat(at: Point3, length = 8, degrees = 0): Solid[] {
  const beam = length * 0.32;
  const hull = (shrink: number, z: number): Point3[] => {
    const side: Point[] = [
      [-0.5, 0.36],
      [-0.1, 0.5],
      [0.22, 0.38],
      [0.5, 0],
    ];
    const line = [...side.map(([u, v]): Point => [u, -v]), ...side.slice(0, -1).toReversed()];
    return line.map(([u, v]) => [u * length * shrink, v * beam * shrink, z]);
  };
  const [low, high] = [hull(0.82, -0.2), hull(1, length * 0.1)];
  const n = low.length;
  const faces = [low.map((_, i) => n - 1 - i), low.map((_, i) => n + i)];
  for (let i = 0; i < n; i++) faces.push([i, (i + 1) % n, ((i + 1) % n) + n, i + n]);
  const cabin = box([-0.28 * length, -0.24 * beam, length * 0.1], [0.1 * length, 0.24 * beam, length * 0.23]);
  return placed([{ vertices: [...low, ...high], faces }, cabin], at, degrees);
}

/** A round tank or silo with a shallow cone on top. */
export function silo(middle: Point, radius: number, z0: number, z1: number, roof = radius * 0.35): Solid[] {
  const rim = circle(middle, radius);
  const n = rim.length;
  const vertices = [
    ...rim.map(([x, y]): Point3 => [x, y, z0]),
    ...rim.map(([x, y]): Point3 => [x, y, z1]),
    [middle[0], middle[1], z1 + roof] as const,
  ];
  const faces: number[][] = [rim.map((_, i) => n - 1 - i)];
  for (let i = 0; i < n; i++) {
    const next = (i + 1) % n;
    faces.push([i, next, next + n, i + n], [i + n, next + n, 2 * n]);
  }
  return [{ vertices, faces, smooth: true }];
}

/** The points of a door leaf and its quarter circle, for a drawing: hinge in plan, degrees of the closed leaf. */
export function doorSwing(hinge: Point, width: number, closed: number, opens: 1 | -1, z: number): Point3[] {
  const at = (degrees: number): Point3 => {
    const [c, s] = direction(degrees);
    return [hinge[0] + c * width, hinge[1] + s * width, z];
  };
  const steps = Array.from({ length: 9 }, (_, i) => at(closed + opens * (90 - (i * 90) / 8)));
  return [[hinge[0], hinge[1], z], ...steps];
}
