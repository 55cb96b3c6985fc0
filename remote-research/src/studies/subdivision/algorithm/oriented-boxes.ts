import { runToEnd } from '@portfolio/study/run-to-end';
import { area, type Outline } from '@portfolio/model/geometry/outlines';
import type { Point } from '@portfolio/model/geometry/points';
import { createRandom, type Random } from '@portfolio/model/geometry/random';
import { frontage, type Lot } from './lot';
import { orientedBox } from './oriented-box';
import { splitOutline } from './split-outline';

/** The parameters of Vanegas et al. 2012, section 4.1. */
export type BoxSettings = {
  seed: number;
  /** Square metres: a piece is cut again until it is smaller. */
  largestLot: number;
  /** Square metres: a cut that would leave a smaller piece is not made, and the piece stays large. 0 when left out. */
  smallestLot?: number;
  /** Metres: cuts that leave a narrower street side are turned by a quarter. */
  leastFrontage: number;
  /** How far a cut may stray from the middle, as a share of the box: 0 to 0.45. */
  irregularity: number;
  /** How willing a cut is to turn so that both parts keep a street: 0 never, 1 always. */
  streetAccess: number;
};

/** One cut of a block: the piece it went through and the line. */
export type Cut = { depth: number; from: Point; to: Point };

/**
 * Recursive subdivision by oriented bounding boxes: every piece is cut across the middle of its smallest box.
 * Vanegas, Kelly, Weber, Halatsch, Aliaga and Müller, "Procedural Generation of Parcels in Urban Modeling",
 * Computer Graphics Forum 31(2), 2012. The block is simple, in metres; the lots' areas sum to the block's.
 * A cut may leave an outline with inner corners in more than two pieces; all of them are divided on.
 * `pieces` are those that were cut, from the block on, so that every depth can be shown.
 */
export function orientedBoxes(block: Outline, settings: BoxSettings): Boxes {
  return runToEnd(boxesStepwise(block, settings));
}

export type Boxes = { lots: Lot[]; cuts: Cut[]; pieces: Lot[] };

/** The same with a pause after every cut, so that a browser can draw in between. */
export function* boxesStepwise(block: Outline, settings: BoxSettings): Generator<undefined, Boxes> {
  const random = createRandom(settings.seed);
  const lots: Lot[] = [];
  const cuts: Cut[] = [];
  const pieces: Lot[] = [];

  function* divide(outline: Outline, depth: number): Generator<undefined, void> {
    const parts = area(outline) > settings.largestLot ? cutOnce(outline, block, settings, random) : undefined;
    const piece = { outline, depth, frontage: frontage(outline, block) };
    if (!parts) return void lots.push(piece);
    pieces.push(piece);
    cuts.push({ depth, from: parts.line[0], to: parts.line[1] });
    yield;
    for (const part of [...parts.left, ...parts.right]) yield* divide(part, depth + 1);
  }

  yield* divide(block, 0);
  return { lots, cuts, pieces };
}

function cutOnce(outline: Outline, block: Outline, settings: BoxSettings, random: Random) {
  const box = orientedBox(outline);
  const stray = (random() * 2 - 1) * settings.irregularity;
  const across = cutAt(outline, box.middle, box.long, box.short, stray * box.length);
  const along = cutAt(outline, box.middle, box.short, box.long, stray * box.width);
  const wantsStreet = random() < settings.streetAccess;
  const keeps = ({ left, right }: typeof across) =>
    [...left, ...right].every((part) => frontage(part, block) >= settings.leastFrontage);
  const chosen = wantsStreet && !keeps(across) && keeps(along) ? along : across;
  const { smallestLot = 0 } = settings;
  const isLarge = [...chosen.left, ...chosen.right].every((part) => area(part) >= smallestLot);
  return chosen.left.length && chosen.right.length && isLarge ? chosen : undefined;
}

/** A cut along `direction` through a point moved by `by` metres along `towards`. */
function cutAt(outline: Outline, middle: Point, towards: Point, direction: Point, by: number) {
  const through: Point = [middle[0] + towards[0] * by, middle[1] + towards[1] * by];
  const [left, right] = splitOutline(outline, through, direction);
  const shared = new Set(right.flat());
  const [from = through, to = through] = left.flat().filter((point) => shared.has(point));
  return { left, right, line: [from, to] as const };
}
