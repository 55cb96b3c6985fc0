import { area, type Outline } from 'shared/model/geometry/outlines';
import type { Point } from 'shared/model/geometry/points';
import { createRandom, type Random } from 'shared/model/geometry/random';
import { cutOutline } from './cut-outline';
import { frontage, type Lot } from './lot';
import { orientedBox } from './oriented-box';

/** The parameters of Vanegas et al. 2012, section 4.1. */
export type BoxSettings = {
  seed: number;
  /** Square metres: a piece is cut again until it is smaller. */
  largestLot: number;
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
 * Computer Graphics Forum 31(2), 2012. The block is convex, in metres; the lots' areas sum to the block's.
 */
export function orientedBoxes(block: Outline, settings: BoxSettings): { lots: Lot[]; cuts: Cut[] } {
  const random = createRandom(settings.seed);
  const lots: Lot[] = [];
  const cuts: Cut[] = [];

  function divide(outline: Outline, depth: number) {
    const parts = area(outline) > settings.largestLot ? cutOnce(outline, block, settings, random) : undefined;
    if (!parts) return void lots.push({ outline, depth, frontage: frontage(outline, block) });
    cuts.push({ depth, from: parts.line[0], to: parts.line[1] });
    divide(parts.left, depth + 1);
    divide(parts.right, depth + 1);
  }

  divide(block, 0);
  return { lots, cuts };
}

function cutOnce(outline: Outline, block: Outline, settings: BoxSettings, random: Random) {
  const box = orientedBox(outline);
  const stray = (random() * 2 - 1) * settings.irregularity;
  const across = cutAt(outline, box.middle, box.long, box.short, stray * box.length);
  const along = cutAt(outline, box.middle, box.short, box.long, stray * box.width);
  const wantsStreet = random() < settings.streetAccess;
  const keepsStreet = [across.left, across.right].every((part) => frontage(part, block) >= settings.leastFrontage);
  const turnedKeeps = [along.left, along.right].every((part) => frontage(part, block) >= settings.leastFrontage);
  const chosen = wantsStreet && !keepsStreet && turnedKeeps ? along : across;
  return chosen.left.length > 2 && chosen.right.length > 2 ? chosen : undefined;
}

/** A cut along `direction` through a point moved by `by` metres along `towards`. */
function cutAt(outline: Outline, middle: Point, towards: Point, direction: Point, by: number) {
  const through: Point = [middle[0] + towards[0] * by, middle[1] + towards[1] * by];
  const [left, right] = cutOutline(outline, through, direction);
  const line = left.filter((point) => right.includes(point));
  const [from = through, to = through] = line;
  return { left, right, line: [from, to] as const };
}
