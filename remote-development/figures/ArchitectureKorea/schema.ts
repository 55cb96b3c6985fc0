import type { Point } from '@portfolio/model/geometry/points';
import { short } from '#figures/path';
import { ink, sheet, stroke, weight } from '#figures/sheet';
import { card, ports, record } from './record';
import { photos, ratings, reviews } from './sources';
import { byArchitect, byCoordinates, byRegion } from './ways';

const size = { width: 1200, height: 800 };

/** One record: what flows in on the left, what is written from it, and the three ways that lead to it on the right. */
export function schema(): string {
  const read = reviews(52, 314);
  return sheet(size.width, size.height, [
    flow(),
    photos(52, 72),
    read.svg,
    ratings(52, 596),
    record(),
    ...read.quotes.map(trace),
    byCoordinates(910, 66),
    byArchitect(910, 288),
    byRegion(918, 478, 50),
  ]);
}

/** From a line of a review to the sentence that took it over. */
function trace([x, y]: Point): string {
  const end: Point = [card.left + 20, ports.sentence];
  const middle = (x + end[0]) / 2 + 30;
  return stroke(
    `M${short(x + 8)} ${short(y)}C${short(middle)} ${short(y)} ${short(middle)} ${end[1]} ${end[0]} ${end[1]}`,
    ink.red,
    weight.fine,
  );
}

function flow(): string {
  const into = (from: Point, y: number) =>
    `M${from[0]} ${from[1]}H${card.left - 54}V${y}H${card.left - 4}m-13 -8l13 8l-13 8`;
  const right = card.left + card.width;
  const lanes: readonly (readonly [from: number, turn: number, to: number])[] = [
    [ports.out[0], 40, 154],
    [ports.out[1], 70, 384],
    [ports.out[2], 100, 618],
  ];
  const out = lanes.map(([from, turn, to]) => `M${right} ${from}H${right + turn}V${to}H892m-13 -8l13 8l-13 8`);
  return stroke(into([306, 204], ports.photo) + into([306, 640], ports.rating) + out.join(''), ink.line, weight.line);
}
