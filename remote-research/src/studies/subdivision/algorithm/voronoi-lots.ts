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
 * The Voronoi diagram of the sites inside a simple block: each cell is what the bisectors with the other sites leave of
 * the block, the nearest site first, until the next is too far to reach it (Okabe et al., Spatial Tessellations, 2000,
 * "half-plane intersection"). The pieces' areas sum to the block's. The sites differ.
 */
export function voronoiCells(block: Outline, sites: readonly Point[]): Cell[] {
  return sites.map((site) => ({ site, pieces: cellOf(site, block, sites) }));
}

function cellOf(site: Point, block: Outline, sites: readonly Point[]): Outline[] {
  const others = sites
    .filter((other) => other !== site)
    .map((other) => ({ other, far: distance(site, other) }))
    .sort((a, b) => a.far - b.far);
  const fromSite = ([x, y]: Point) => (x - site[0]) ** 2 + (y - site[1]) ** 2;
  let pieces: Outline[] = [block];
  for (const { other, far } of others) {
    if (far ** 2 > 4 * Math.max(...pieces.flat().map(fromSite))) break;
    const middle: Point = [(site[0] + other[0]) / 2, (site[1] + other[1]) / 2];
    // The site lies on the left of the bisector.
    const along: Point = [(site[1] - other[1]) / far, (other[0] - site[0]) / far];
    pieces = pieces.flatMap((piece) => splitOutline(piece, middle, along)[0]);
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
