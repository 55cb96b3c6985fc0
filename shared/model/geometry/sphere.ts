import { add, normalize, scale, type Point3 } from './points';
import type { Solid } from './solid';

const golden = (1 + Math.sqrt(5)) / 2;
const icosahedron: Solid = {
  vertices: (
    [
      [-1, golden, 0],
      [1, golden, 0],
      [-1, -golden, 0],
      [1, -golden, 0],
      [0, -1, golden],
      [0, 1, golden],
      [0, -1, -golden],
      [0, 1, -golden],
      [golden, 0, -1],
      [golden, 0, 1],
      [-golden, 0, -1],
      [-golden, 0, 1],
    ] as const
  ).map(normalize),
  faces: [
    [0, 11, 5],
    [0, 5, 1],
    [0, 1, 7],
    [0, 7, 10],
    [0, 10, 11],
    [1, 5, 9],
    [5, 11, 4],
    [11, 10, 2],
    [10, 7, 6],
    [7, 1, 8],
    [3, 9, 4],
    [3, 4, 2],
    [3, 2, 6],
    [3, 6, 8],
    [3, 8, 9],
    [4, 9, 5],
    [2, 4, 11],
    [6, 2, 10],
    [8, 6, 7],
    [9, 8, 1],
  ],
};

/** A ball. `fineness` 0 has 20 faces, each step four times more; `flatten` squeezes its height. */
export function sphere(middle: Point3, radius: number, fineness = 1, flatten = 1): Solid {
  let unit = icosahedron;
  for (let i = 0; i < fineness; i++) unit = refined(unit);
  const place = ([x, y, z]: Point3): Point3 => add(middle, scale([x, y, z * flatten], radius));
  return { vertices: unit.vertices.map(place), faces: unit.faces, smooth: true };
}

function refined(solid: Solid): Solid {
  const vertices = [...solid.vertices];
  const middles = new Map<string, number>();
  const between = (a: number, b: number) => {
    const key = a < b ? `${a} ${b}` : `${b} ${a}`;
    const known = middles.get(key);
    if (known !== undefined) return known;
    const [p, q] = [vertices[a], vertices[b]];
    const index = vertices.push(p && q ? normalize(add(p, q)) : [0, 0, 0]) - 1;
    middles.set(key, index);
    return index;
  };
  const faces = solid.faces.flatMap(([a = 0, b = 0, c = 0]) => {
    const [ab, bc, ca] = [between(a, b), between(b, c), between(c, a)];
    return [
      [a, ab, ca],
      [b, bc, ab],
      [c, ca, bc],
      [ab, bc, ca],
    ];
  });
  return { vertices, faces };
}
