import { area, boundsOf, centroid, distanceTo, rect, sides, type Outline } from '@portfolio/model/geometry/outlines';
import { distance, type Point } from '@portfolio/model/geometry/points';
import type { Random } from '@portfolio/model/geometry/random';

export type Parcel = {
  outline: Outline;
  middle: Point;
  size: number;
  /** Metres from its middle to the nearest avenue, and whether that is the diagonal one. */
  inward: number;
  diagonal: boolean;
};

/** Metres: half the side of the square that was counted. */
export const half = 500;
const avenue = 32;
/** The avenue that was there before the grid: a line through `at`, `turn` up from east, and its width. */
export const diagonal = { at: [-40, 30] as Point, slope: 0.72, width: 40 };
const columns = [-500, -268, -22, 226, 500];
const rows = [-500, -186, 158, 500];

/** Distance to the line in the middle of the diagonal avenue; above zero north of it. */
export function fromDiagonal([x, y]: Point): number {
  return (y - diagonal.at[1] - diagonal.slope * (x - diagonal.at[0])) / Math.hypot(1, diagonal.slope);
}

/** Superblocks: what the avenues leave of the square. */
export function superblocks(): Outline[] {
  return columns.slice(1).flatMap((east, i) =>
    rows.slice(1).flatMap((north, j) => {
      const [west, south] = [columns[i] ?? 0, rows[j] ?? 0];
      const plain = rect(west + gap(west), south + gap(south), east - gap(east), north - gap(north));
      const sidesOfAvenue = [1, -1].map((side) => part(plain, (p) => side * fromDiagonal(p) - diagonal.width / 2));
      return sidesOfAvenue.filter((outline) => outline.length > 2 && area(outline) > 400);
    }),
  );
}

function gap(line: number): number {
  return Math.abs(line) === half ? avenue / 4 : avenue / 2;
}

/** Cuts every superblock in two again and again: first along lanes, then into parcels. */
export function divide(random: Random): Parcel[] {
  return superblocks().flatMap((block) => {
    const found: Outline[] = [];
    split(block, block, random, found);
    return found.map((outline): Parcel => {
      const middle = centroid(outline);
      const toDiagonal = Math.abs(fromDiagonal(middle)) - diagonal.width / 2;
      const inward = distanceTo(block, middle);
      return { outline, middle, size: area(outline), inward, diagonal: toDiagonal < inward + 1 };
    });
  });
}

function split(outline: Outline, block: Outline, random: Random, found: Outline[]) {
  const size = area(outline);
  if (size < 60) return;
  const inward = distanceTo(block, centroid(outline));
  const enough = (inward < 21 ? 950 : 315) * (0.55 + random() * 0.9);
  if (size < enough) return void found.push(outline);
  const lane = size > 16000 ? 9 : size > 2600 ? 5.5 : 0.3;
  const [low, high] = halves(outline, 0.4 + random() * 0.2, lane);
  for (const piece of [low, high]) if (piece.length > 2) split(piece, block, random, found);
}

/** Two parts across the outline's longest side, a gap between them. */
function halves(outline: Outline, share: number, lane: number): [Outline, Outline] {
  const longest = sides(outline).reduce((best, side) => (distance(...side) > distance(...best) ? side : best));
  const length = distance(...longest) || 1;
  const along: Point = [(longest[1][0] - longest[0][0]) / length, (longest[1][1] - longest[0][1]) / length];
  const axis =
    extent(outline, along) >= extent(outline, [-along[1], along[0]]) ? along : ([-along[1], along[0]] as const);
  const reach = outline.map(([x, y]) => x * axis[0] + y * axis[1]);
  const [from, to] = [Math.min(...reach), Math.max(...reach)];
  const at = from + (to - from) * share;
  const over = ([x, y]: Point) => x * axis[0] + y * axis[1] - at;
  return [part(outline, (p) => -over(p) - lane / 2), part(outline, (p) => over(p) - lane / 2)];
}

function extent(outline: Outline, [u, v]: Point): number {
  const reach = outline.map(([x, y]) => x * u + y * v);
  return Math.max(...reach) - Math.min(...reach);
}

/** The part of a convex outline where `inside` is above zero; it must be linear. */
function part(outline: Outline, inside: (p: Point) => number): Point[] {
  return sides(outline).flatMap(([a, b]): Point[] => {
    const [p, q] = [inside(a), inside(b)];
    const kept: Point[] = p >= 0 ? [a] : [];
    if (p >= 0 === q >= 0) return kept;
    const t = p / (p - q);
    return [...kept, [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]];
  });
}

/** Square metres: for a developer a smaller piece does not exist. */
export const small = 200;

/**
 * The idle parcels by the strict reading: seven hectares, half of them in number smaller than 200 m²,
 * most of them inside the superblocks, hardly two that touch.
 */
export function findIdle(parcels: readonly Parcel[], random: Random): Set<Parcel> {
  const idle = new Set<Parcel>();
  const order = parcels
    .map((parcel) => ({ parcel, rank: random() * chanceOf(parcel) }))
    .toSorted((a, b) => b.rank - a.rank);
  const take = (fits: (size: number) => boolean, done: () => boolean) => {
    for (const { parcel } of order) {
      if (done()) return;
      if (!fits(parcel.size) || idle.has(parcel) || [...idle].some((other) => touches(other, parcel))) continue;
      idle.add(parcel);
    }
  };
  take(
    (size) => size < small,
    () => idle.size >= 108,
  );
  take(
    (size) => size >= small && size < 380,
    () => idle.size >= 142,
  );
  take(
    (size) => size >= 380 && size < 1500,
    () => sizeOf(idle) >= 69600,
  );
  return idle;
}

export function sizeOf(parcels: Iterable<Parcel>): number {
  let sum = 0;
  for (const { size } of parcels) sum += size;
  return sum;
}

/** Triangles at the diagonal fit no standard plan; towers leave little. */
function chanceOf({ outline, inward, diagonal: atDiagonal, size }: Parcel): number {
  if (atDiagonal && outline.length === 3) return 2.2;
  if (inward < 21) return 0.55;
  return size > small ? Math.min(3.2, size / 170) : 1;
}

function touches(a: Parcel, b: Parcel): boolean {
  const reach = (outline: Outline) => {
    const [west, south, east, north] = boundsOf(outline);
    return Math.hypot(east - west, north - south) / 2;
  };
  return distance(a.middle, b.middle) < (reach(a.outline) + reach(b.outline)) * 0.8;
}
