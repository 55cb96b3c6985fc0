import { convexHull } from '@portfolio/model/geometry/hull';
import type { Point3 } from '@portfolio/model/geometry/points';
import type { Face, Solid } from './solids';

/** What is left of a body below a horizontal cut; `lid` is the face that the cut opens. Nothing where none is left. */
export function cutAt(solid: Solid, height: number): (Solid & { lid?: Face }) | undefined {
  if (solid.low >= height) return undefined;
  if (solid.corners.every(([, , z]) => z <= height)) return solid;
  const rim: Point3[] = [];
  const faces = solid.faces.flatMap((face) => below(face, height, rim));
  const corners = solid.corners.map(([x, y, z]): Point3 => [x, y, Math.min(z, height)]);
  if (solid.radius !== undefined) return { ...solid, corners: shortened(solid.corners, height), isShortened: true };
  const lid = lidOf(solid, rim, height);
  return { ...solid, corners: [...corners.filter(([, , z]) => z < height), ...rim], faces, lid };
}

/** A prism is cut along its outline, and where another piece goes on no edge is drawn. */
function lidOf({ faces, corners, rim: drawn }: Solid, rim: readonly Point3[], height: number): Face {
  const top = faces.find(({ corners: own, normal }) => normal[2] === 1 && own.length * 2 === corners.length);
  if (top) return { ...top, ink: drawn ?? top.ink, corners: top.corners.map(([x, y]): Point3 => [x, y, height]) };
  const around = convexHull(rim, 1e-9);
  return { corners: around, normal: [0, 0, 1], ink: around.map(() => 'drawn') };
}

function below(face: Face, height: number, rim: Point3[]): Face[] {
  const corners: Point3[] = [];
  const ink: Face['ink'][number][] = [];
  face.corners.forEach((a, i) => {
    const b = face.corners[(i + 1) % face.corners.length] ?? a;
    const drawn = face.ink[i] ?? 'none';
    const crossing = a[2] < height !== b[2] < height;
    if (a[2] < height) {
      corners.push(a);
      ink.push(drawn);
    }
    if (!crossing) return;
    const share = (height - a[2]) / (b[2] - a[2]);
    const middle: Point3 = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, height];
    corners.push(middle);
    ink.push(a[2] < height ? 'none' : drawn);
    rim.push(middle);
  });
  return corners.length > 2 ? [{ ...face, corners, ink }] : [];
}

function shortened([a, b]: readonly Point3[], height: number): Point3[] {
  if (!a || !b) return [];
  const [low, high] = a[2] < b[2] ? [a, b] : [b, a];
  const share = (height - low[2]) / (high[2] - low[2] || 1);
  return [low, [low[0] + (high[0] - low[0]) * share, low[1] + (high[1] - low[1]) * share, height]];
}
