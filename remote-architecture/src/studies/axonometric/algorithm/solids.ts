import { dot, type Point3 } from '@portfolio/model/geometry/points';
import { isOpen, styles, wall, type Body, type Prism, type Style } from '@portfolio/model/massing/massing';

/** A polygon of a body, anticlockwise from outside. `ink[i]`: whether its edge i is drawn, or only as a contour. */
export type Face = { corners: readonly Point3[]; normal: Point3; ink: readonly ('drawn' | 'contour' | 'none')[] };

/** A convex body in metres. `bounds` are planes that it lies behind, also those where no face is drawn. */
export type Solid = {
  style: Style;
  corners: readonly Point3[];
  faces: readonly Face[];
  bounds: readonly { normal: Point3; distance: number }[];
  low: number;
  /** Which sides of a prism are drawn round a cut. */
  rim?: Face['ink'];
  /** Radius of a bar; bars have no faces. One that a cut has shortened ends in it with its second corner. */
  radius?: number;
  isShortened?: true;
};

/** Reads a body of a massing. */
export function solidOf(body: Body): Solid {
  const style = styles[body[1]] ?? 'building';
  switch (body[0]) {
    case 'prism':
      return prism(style, body);
    case 'hull':
      return hull(style, triplesIn(body[2]), body[3]);
    case 'post':
      return post(style, vector(body[2]), vector(body[3]), body[4] / 100);
  }
}

function prism(style: Style, [, , bottom, height, points, walls, goesOn = 0]: Prism): Solid {
  const [from, to, plan] = [bottom / 100, height / 100, pointsIn(points)];
  const low = plan.map(([x, y]): Point3 => [x, y, from]);
  const high = plan.map(([x, y]): Point3 => [x, y, to]);
  const sides = plan.map((_, i) => [i, (i + 1) % plan.length] as const);
  const [above, below] = [goesOn & 1 ? 'none' : 'drawn', goesOn & 2 ? 'none' : 'drawn'] as const;
  const edge = (at: number) => {
    if (walls[at] === wall.flush || walls[at] === wall.open) return 'none';
    return walls[at] === wall.round && !isOpen(walls[(at + plan.length - 1) % plan.length]) ? 'contour' : 'drawn';
  };
  const drawn = sides.flatMap(([a, b], i): Face[] => {
    const corners = [low[a], low[b], high[b], high[a]].flatMap((corner) => (corner ? [corner] : []));
    if (isOpen(walls[i])) return [];
    return [{ corners, normal: normalOf(corners), ink: [below, edge(b), above, edge(i)] }];
  });
  const rim = plan.map((_, i) => (isOpen(walls[i]) ? 'none' : 'drawn'));
  const top: Face = { corners: high, normal: [0, 0, 1], ink: above === 'none' ? rim.map(() => 'none') : rim };
  const bounds = sides.flatMap(([a, b]) => {
    const [p, q, up] = [low[a], low[b], high[b]];
    return p && q && up ? [boundOf([p, q, up])] : [];
  });
  const lids = [
    { normal: [0, 0, 1] as const, distance: to },
    { normal: [0, 0, -1] as const, distance: -from },
  ];
  return { style, corners: [...low, ...high], faces: [...drawn, top], rim, bounds: [...bounds, ...lids], low: from };
}

function hull(style: Style, corners: readonly Point3[], rings: readonly (readonly number[])[]): Solid {
  const faces = rings.flatMap(([mask = -1, ...ring]): Face[] => {
    const points = ring.flatMap((i) => {
      const corner = corners[i];
      return corner ? [corner] : [];
    });
    const normal = normalOf(points);
    if (Math.hypot(...normal) < 0.5) return [];
    return [{ corners: points, normal, ink: points.map((_, i) => (mask & (1 << i) ? 'drawn' : 'none')) }];
  });
  const low = Math.min(...corners.map(([, , z]) => z));
  return { style, corners, faces, bounds: faces.map(({ corners: points }) => boundOf(points)), low };
}

function post(style: Style, from: Point3, to: Point3, radius: number): Solid {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const flat = Math.hypot(dx, dy);
  const across: Point3[] =
    flat > radius
      ? [
          [dy / flat, -dx / flat, 0],
          [-dy / flat, dx / flat, 0],
        ]
      : compass;
  const normals: Point3[] = [...across, [0, 0, 1], [0, 0, -1]];
  const bounds = normals.map((normal) => ({ normal, distance: Math.max(dot(normal, from), dot(normal, to)) }));
  return { style, corners: [from, to], faces: [], bounds, low: Math.min(from[2], to[2]), radius };
}

const compass: Point3[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
];

function boundOf(points: readonly Point3[]) {
  const normal = normalOf(points);
  return { normal, distance: Math.max(...points.map((point) => dot(normal, point))) };
}

/** Newell's normal: sound also where a face is bent a little. */
function normalOf(points: readonly Point3[]): Point3 {
  let [x, y, z] = [0, 0, 0];
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    x += (a[1] - b[1]) * (a[2] + b[2]);
    y += (a[2] - b[2]) * (a[0] + b[0]);
    z += (a[0] - b[0]) * (a[1] + b[1]);
  });
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

function vector(numbers: readonly number[]): Point3 {
  return [(numbers[0] ?? 0) / 100, (numbers[1] ?? 0) / 100, (numbers[2] ?? 0) / 100];
}

function pointsIn(numbers: readonly number[]): (readonly [number, number])[] {
  return Array.from({ length: numbers.length / 2 }, (_, i) => [
    (numbers[i * 2] ?? 0) / 100,
    (numbers[i * 2 + 1] ?? 0) / 100,
  ]);
}

function triplesIn(numbers: readonly number[]): Point3[] {
  return Array.from({ length: numbers.length / 3 }, (_, i) => vector(numbers.slice(i * 3, i * 3 + 3)));
}
