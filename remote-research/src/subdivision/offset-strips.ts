import { anticlockwise, inset, sides, type Outline } from 'shared/model/geometry/outlines';
import { distance, type Point } from 'shared/model/geometry/points';
import { createRandom } from 'shared/model/geometry/random';
import { cutOutline } from './cut-outline';
import { frontage, type Lot } from './lot';

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

/**
 * Subdivision by offset strips: a strip along every street is cut across into lots, what is left inside is common.
 * Vanegas et al. 2012 (see oriented-boxes). The block is convex, in metres.
 */
export function offsetStrips(
  block: Outline,
  { seed, depth, width, irregularity }: StripSettings,
): { lots: Lot[]; court: Point[] } {
  const random = createRandom(seed);
  const outer = anticlockwise(block);
  const court = inset(outer, depth);
  if (!court.length) return { lots: [{ outline: outer, depth: 0, frontage: frontage(outer, outer) }], court: [] };
  const lots = sides(outer).flatMap(([a, b], i) => {
    const [back, front] = [court[i], court[(i + 1) % court.length]];
    if (!back || !front) return [];
    return slices([a, b, front, back], a, b, stations(distance(a, b), width, irregularity, random));
  });
  return { lots: lots.map((outline) => ({ outline, depth: 1, frontage: frontage(outline, outer) })), court };
}

/** Where the strip is cut: metres along its street. */
function stations(length: number, width: number, irregularity: number, random: () => number): number[] {
  const count = Math.max(1, Math.round(length / width));
  return Array.from({ length: count - 1 }, (_, i) => ((i + 1 + (random() - 0.5) * irregularity) * length) / count);
}

function slices(strip: Outline, a: Point, b: Point, at: readonly number[]): Outline[] {
  const length = distance(a, b);
  const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
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
