import { Delaunay } from 'd3-delaunay';
import { area, boundsOf, centroid, contains, type Outline } from '@portfolio/model/geometry/outlines';
import { distance, type Point } from '@portfolio/model/geometry/points';
import { createRandom } from '@portfolio/model/geometry/random';
import { frontage, type Lot } from './lot';
import { splitOutline } from './split-outline';

export type VoronoiSettings = {
  seed: number;
  /** Square metres of a lot, about: the block's area over this is the number of sites. */
  lotArea: number;
};

/** Sites scattered evenly over a block; the same seed gives the same sites. */
export function scatterSites(block: Outline, { seed, lotArea }: VoronoiSettings): Point[] {
  const random = createRandom(seed);
  const [west, south, east, north] = boundsOf(block);
  const count = Math.max(1, Math.round(area(block) / lotArea));
  const sites: Point[] = [];
  while (sites.length < count) {
    const point: Point = [west + random() * (east - west), south + random() * (north - south)];
    if (contains(block, point)) sites.push(point);
  }
  return sites;
}

/** A site with the part of the block that is nearer to it than to any other. In a block with inner corners it may lie in pieces. */
export type Cell = { readonly site: Point; readonly pieces: readonly Outline[] };

/**
 * The Voronoi diagram of the sites inside a simple block (Delaunay triangulation by d3-delaunay).
 * The pieces' areas sum to the block's.
 */
export function voronoiCells(block: Outline, sites: readonly Point[]): Cell[] {
  if (sites.length === 1) return sites.map((site) => ({ site, pieces: [block] }));
  const [west, south, east, north] = boundsOf(block);
  const wide = Math.max(east - west, north - south);
  const frame: [number, number, number, number] = [west - wide, south - wide, east + wide, north + wide];
  const diagram = Delaunay.from(sites as [number, number][]).voronoi(frame);
  return sites.map((site, i) => ({ site, pieces: clipped(block, (diagram.cellPolygon(i) as Point[] | null) ?? []) }));
}

/** The parts of a simple outline inside a convex ring whose last point is its first. */
function clipped(block: Outline, ring: readonly Point[]): Outline[] {
  const clockwise =
    ring.reduce((sum, [x, y], i) => sum + x * (ring[i + 1]?.[1] ?? y) - y * (ring[i + 1]?.[0] ?? x), 0) < 0;
  let pieces: Outline[] = ring.length ? [block] : [];
  for (const [i, a] of ring.slice(0, -1).entries()) {
    const b = ring[i + 1] ?? a;
    const length = distance(a, b);
    if (length < 1e-9) continue;
    const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    pieces = pieces.flatMap((piece) => splitOutline(piece, a, along)[clockwise ? 1 : 0]);
  }
  return pieces;
}

/**
 * One round of Lloyd's relaxation (1982): every site moves to the middle of its cell. Where the middle
 * lies outside the block, round an inner corner, the site stays.
 */
export function relaxed(block: Outline, cells: readonly Cell[]): Point[] {
  return cells.map(({ site, pieces }) => {
    const largest = pieces.toSorted((a, b) => area(b) - area(a))[0];
    const middle = largest && centroid(largest);
    return middle && contains(block, middle) ? middle : site;
  });
}

/** Mean square distance of a place in the block to its site, in square metres; relaxation never raises it in a convex block. */
export function unrest(cells: readonly Cell[]): number {
  let [sum, whole] = [0, 0];
  for (const { site, pieces } of cells) {
    for (const piece of pieces) {
      whole += area(piece);
      sum += secondMoment(piece, site);
    }
  }
  return sum / whole;
}

/** Of an anticlockwise outline about a point: the integral of the squared distance. */
function secondMoment(outline: Outline, [px, py]: Point): number {
  let sum = 0;
  outline.forEach(([x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length] ?? [x, y];
    const [ax, ay, bx, by] = [x - px, y - py, nextX - px, nextY - py];
    sum += (ax * by - bx * ay) * (ax * ax + ax * bx + bx * bx + ay * ay + ay * by + by * by);
  });
  return Math.abs(sum) / 12;
}

/** One lot for every piece of every cell. */
export function voronoiLots(block: Outline, cells: readonly Cell[]): Lot[] {
  return cells.flatMap(({ pieces }) =>
    pieces.map((outline) => ({ outline, depth: 1, frontage: frontage(outline, block) })),
  );
}
