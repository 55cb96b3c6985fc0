import type { Point } from '@portfolio/model/geometry/points';
import { createRandom } from '@portfolio/model/geometry/random';

/** An invented town between hills, on a sheet 1600 by 400. */
export const size = { width: 1600, height: 400 };
/** Units between two samples of the land. */
export const step = 4;
export const columns = size.width / step + 1;
export const rows = size.height / step + 1;

const hills: readonly (readonly [x: number, y: number, high: number, wide: number, deep: number])[] = [
  [150, 70, 1.15, 150, 90],
  [392, 20, 0.8, 130, 70],
  [330, 395, 0.7, 150, 60],
  [640, 30, 1.2, 140, 96],
  [905, -10, 0.85, 150, 80],
  [1190, 60, 1.3, 130, 110],
  [1460, 30, 0.9, 150, 90],
  [1010, 410, 0.95, 160, 84],
  [1390, 390, 1.1, 190, 96],
  [20, 400, 0.8, 120, 90],
];
const lattice = latticeOf(64, 11);

/** Height of the land at a place of the sheet; the plain is about 0, the hills about 1. */
export function heightAt(x: number, y: number): number {
  let height = 0.26 * noise(x / 150, y / 130) + 0.14 * noise(x / 62, y / 56 + 9) + 0.05 * noise(x / 27, y / 27 + 30);
  // Hills are pushed about by the same noise, so that they get spurs and hollows instead of rings.
  const [u, v] = [x + 52 * noise(x / 84 + 5, y / 84), y + 46 * noise(x / 84, y / 84 + 21)];
  for (const [hx, hy, high, wide, deep] of hills)
    height += high * Math.exp(-(((u - hx) / wide) ** 2) - ((v - hy) / deep) ** 2);
  const away = Math.abs(y - riverAt(x));
  return height - 0.32 * Math.exp(-((away / 64) ** 2));
}

/** The middle of the river at x. */
export function riverAt(x: number): number {
  return 262 + 46 * Math.sin(x / 214 + 0.7) + 22 * Math.sin(x / 97 + 2.1) + 8 * Math.sin(x / 41);
}

/** Half the river's width at x. */
export function riverWidth(x: number): number {
  return 11 + 4.5 * Math.sin(x / 150 + 1) + 2.5 * Math.sin(x / 61);
}

/** Where the river can be crossed. */
export const bridges = [236, 520, 742, 874, 1122, 1344];

function latticeOf(count: number, seed: number): number[] {
  const random = createRandom(seed);
  return Array.from({ length: count * count }, () => random() * 2 - 1);
}

/** Smooth noise between -1 and 1 (K. Perlin's value noise). */
function noise(x: number, y: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const ease = (t: number) => t * t * (3 - 2 * t);
  const [u, v] = [ease(x - i), ease(y - j)];
  const at = (a: number, b: number) => lattice[(((b % 64) + 64) % 64) * 64 + (((a % 64) + 64) % 64)] ?? 0;
  const upper = at(i, j) + (at(i + 1, j) - at(i, j)) * u;
  const lower = at(i, j + 1) + (at(i + 1, j + 1) - at(i, j + 1)) * u;
  return upper + (lower - upper) * v;
}

/** A building, with the number of its reviews as a size from 0 to 1. */
export type Place = { at: Point; size: number };

/** Buildings stand where the ground is low and gentle, close together in a few quarters, never in the river. */
export function placesOf(count: number): Place[] {
  const random = createRandom(38);
  const quarters: readonly (readonly [x: number, y: number, reach: number])[] = [
    [300, 190, 150],
    [560, 215, 110],
    [780, 170, 120],
    [900, 318, 110],
    [1060, 200, 110],
    [1290, 250, 130],
    [1500, 210, 120],
    [90, 280, 120],
  ];
  const places: Place[] = [];
  for (let tries = 0; tries < 9000 && places.length < count; tries++) {
    const [x, y, reach] = quarters[Math.floor(random() * quarters.length)] ?? [0, 0, 1];
    const [turn, far] = [random() * 2 * Math.PI, Math.sqrt(random()) * reach * 1.35];
    const at: Point = [x + Math.cos(turn) * far, y + Math.sin(turn) * far * 0.72];
    const inside = at[0] > 26 && at[0] < size.width - 26 && at[1] > 26 && at[1] < size.height - 26;
    const dry = Math.abs(at[1] - riverAt(at[0])) > riverWidth(at[0]) + 12;
    const low = heightAt(at[0], at[1]) < 0.42 + random() * 0.22;
    if (inside && dry && low && places.every((other) => Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) > 17))
      places.push({ at, size: random() ** 2.2 });
  }
  return places;
}
