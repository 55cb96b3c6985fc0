import type { Camera, Still } from './still';
import { contactShare, litShare, type Standing } from './light';
import { mix, smoothstep, times, type Vector } from './vector';

/** The ground changes slowly: it is drawn in cells of some pixels, and what lies between them follows. */
const cell = 4;

/** Fills the picture with the ground, its shadows, and the wall that it rises into. */
export function drawGround(pixels: Float32Array, camera: Camera, still: Still, standing: readonly Standing[]): void {
  const { size } = camera;
  const [columns, rows] = [Math.ceil(size.width / cell) + 2, Math.ceil(size.height / cell) + 2];
  const shadow = shadowMap(standing);
  const colours = [0, 1, 2].map(() => new Float32Array(columns * rows));
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const colour = groundAt(column * cell, row * cell, { camera, still, standing, shadow });
      colours.forEach((channel, axis) => (channel[row * columns + column] = colour[axis]!));
    }
  for (let row = 0; row < size.height; row++)
    for (let column = 0; column < size.width; column++)
      for (const axis of [0, 1, 2])
        pixels[(row * size.width + column) * 3 + axis] = between(colours[axis]!, columns, column / cell, row / cell);
}

type Ground = { camera: Camera; still: Still; standing: readonly Standing[]; shadow: (x: number, z: number) => number };

function groundAt(column: number, row: number, { camera, still, standing, shadow }: Ground): Vector {
  const across = (column - camera.size.width / 2) / camera.scale;
  const above = (camera.size.height / 2 - row) / camera.scale;
  const { forward, right, up, place, size } = camera;
  const ray: Vector = [
    forward[0] + right[0] * across + up[0] * above,
    forward[1] + right[1] * across + up[1] * above,
    forward[2] + right[2] * across + up[2] * above,
  ];
  const height = 1 - row / size.height;
  const fall = 1.08 - 0.34 * smoothstep(-0.1, 0.62, across + 0.25 * height);
  const wall = times(still.wall, fall * (1.05 - 0.28 * height));
  // Above the horizon there is only the wall.
  if (ray[1] > -0.001) return wall;
  const way = place[1] / -ray[1];
  const [x, z] = [place[0] + ray[0] * way, place[2] + ray[2] * way];
  const far = smoothstep(14, 95, z);
  const dark = contactShare(x, z, standing) * (1 - far);
  return mix(times(still.ground, (0.4 + 0.6 * shadow(x, z)) * (1 - dark) * fall), wall, far);
}

/** How much light a point of the ground has, looked up in a grid. */
function shadowMap(standing: readonly Standing[]): (x: number, z: number) => number {
  const [cells, extent] = [112, 75];
  const along = (step: number) => (step / (cells - 1) - 0.5) * 2 * extent;
  const grid = Float32Array.from({ length: cells * cells }, (_, index) =>
    litShare([along(index % cells), 0, along(Math.floor(index / cells))], standing),
  );
  return (x, z) => {
    const [u, v] = [((x / extent + 1) / 2) * (cells - 1), ((z / extent + 1) / 2) * (cells - 1)];
    return u < 0 || v < 0 || u >= cells - 1 || v >= cells - 1 ? 1 : between(grid, cells, u, v);
  };
}

/** A value between the four cells of a grid around a place. */
function between(grid: Float32Array, columns: number, u: number, v: number): number {
  const [column, row] = [Math.floor(u), Math.floor(v)];
  const first = row * columns + column;
  const top = grid[first]! * (1 - u + column) + grid[first + 1]! * (u - column);
  const bottom = grid[first + columns]! * (1 - u + column) + grid[first + columns + 1]! * (u - column);
  return top * (1 - v + row) + bottom * (v - row);
}
