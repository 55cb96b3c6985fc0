import { anticlockwise, sides, type Outline } from '@portfolio/model/geometry/outlines';
import { distance, type Point } from '@portfolio/model/geometry/points';
import { createRandom } from '@portfolio/model/geometry/random';
import { convexParts } from './convex-parts';
import { cutOutline } from './cut-outline';
import { frontage, onEdge, type Lot } from './lot';
import { distinct } from './split-outline';

/** The parameters of Vanegas et al. 2012, section 4.2. */
export type StripSettings = {
  seed: number;
  /** Metres from the street to the back of a lot. */
  depth: number;
  /** Metres of street for one lot, about. */
  width: number;
  /** How much widths differ: 0 to 0.45. */
  irregularity: number;
};

/** A side on a street with the strip behind it. */
type Strip = { side: readonly [Point, Point]; outline: Outline };

export type Strips = {
  lots: Lot[];
  /** The strips before they were cut across. */
  strips: Outline[];
  /** What no strip reaches: the common inside, in one piece for each convex part of the block. */
  courts: Outline[];
};

/**
 * Subdivision by offset strips: a strip along every street is cut across into lots, what is left inside is common.
 * Vanegas et al. 2012 (see oriented-boxes). The block is simple, in metres. A strip holds what is nearer to
 * its street than to another and at most `depth` away: in a convex outline that is the face of the straight
 * skeleton (Aichholzer et al. 1995), so strips of a narrow block meet in its middle. A block with inner
 * corners is first cut along their bisectors, where two strips meet anyway.
 */
export function offsetStrips(block: Outline, { seed, depth, width, irregularity }: StripSettings): Strips {
  const random = createRandom(seed);
  const outer = anticlockwise(block);
  const lots: Lot[] = [];
  const strips: Outline[] = [];
  const courts: Outline[] = [];
  for (const part of convexParts(outer)) {
    const streets = sides(part).filter(([a, b]) => onEdge(a, b, outer));
    for (const { side, outline } of stripsOf(part, streets, depth)) {
      const [a, b] = side;
      strips.push(outline);
      for (const slice of slices(outline, a, b, stations(distance(a, b), width, irregularity, random)).map(distinct))
        lots.push({ outline: slice, depth: 1, frontage: frontage(slice, outer) });
    }
    const court = streets.reduce<Outline>((rest, [a, b]) => leftOf(rest, a, b, depth), part);
    if (court.length > 2) courts.push(court);
  }
  return { lots, strips, courts };
}

function stripsOf(part: Outline, streets: readonly (readonly [Point, Point])[], depth: number): Strip[] {
  return streets.flatMap(([a, b]) => {
    const start = part.indexOf(a);
    let outline: Outline = rightOf([...part.slice(start), ...part.slice(0, start)], a, b, depth);
    for (const [c, d] of streets) if (c !== a) outline = nearer(outline, [a, b], [c, d]);
    return outline.length > 2 ? [{ side: [a, b] as const, outline }] : [];
  });
}

/** What lies more than `metres` to the left of the line from a to b. */
function leftOf(outline: Outline, a: Point, b: Point, metres: number): Outline {
  const along = unit(a, b);
  return cutOutline(outline, [a[0] - along[1] * metres, a[1] + along[0] * metres], along)[0];
}

function rightOf(outline: Outline, a: Point, b: Point, metres: number): Outline {
  const along = unit(a, b);
  return cutOutline(outline, [a[0] - along[1] * metres, a[1] + along[0] * metres], along)[1];
}

/** What is nearer to the line of the first side than to that of the second; both have the outline on their left. */
function nearer(outline: Outline, [a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): Outline {
  const [one, two] = [unit(a, b), unit(c, d)];
  // Distances to the lines are linear, so their difference is zero on a line: nx x + ny y = offset.
  const normal: Point = [one[1] - two[1], two[0] - one[0]];
  const size = Math.hypot(...normal);
  if (size < 1e-6) return onOwnHalf(outline, [a, b], [c, d]);
  const offset = a[0] * one[1] - a[1] * one[0] - (c[0] * two[1] - c[1] * two[0]);
  const through: Point = [(normal[0] * offset) / size ** 2, (normal[1] * offset) / size ** 2];
  return cutOutline(outline, through, [-normal[1] / size, normal[0] / size])[1];
}

/** Two sides on one line are equally near everywhere: they part at right angles between them. */
function onOwnHalf(outline: Outline, [a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): Outline {
  const [x, y] = unit(a, b);
  const isAhead = (c[0] - a[0]) * x + (c[1] - a[1]) * y > 0;
  const [end, start] = isAhead ? [b, c] : [d, a];
  const [before, after] = cutOutline(outline, [(end[0] + start[0]) / 2, (end[1] + start[1]) / 2], [-y, x]);
  return isAhead ? before : after;
}

function unit(a: Point, b: Point): Point {
  const length = distance(a, b);
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

/** Where the strip is cut: metres along its street. */
function stations(length: number, width: number, irregularity: number, random: () => number): number[] {
  const count = Math.max(1, Math.round(length / width));
  return Array.from({ length: count - 1 }, (_, i) => ((i + 1 + (random() - 0.5) * irregularity) * length) / count);
}

function slices(strip: Outline, a: Point, b: Point, at: readonly number[]): Outline[] {
  const along = unit(a, b);
  const done: Outline[] = [];
  let rest: Outline = strip;
  for (const metres of at) {
    const through: Point = [a[0] + along[0] * metres, a[1] + along[1] * metres];
    // The left of a line that runs into the block lies towards the side's start.
    const [before, after] = cutOutline(rest, through, [-along[1], along[0]]);
    if (before.length > 2) done.push(before);
    rest = after;
  }
  return rest.length > 2 ? [...done, rest] : done;
}
