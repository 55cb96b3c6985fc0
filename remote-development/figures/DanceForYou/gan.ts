import { createRandom } from '@portfolio/model/geometry/random';
import { polyline } from '#figures/path';
import { fill, ink, key, sheet, stroke, weight } from '#figures/sheet';
import { poseAt } from './body/motion';
import { bonesOn, cornersOf, coverage, fieldsOn, gridOn, picture, sheetOf, type Plate } from './plate';

const size = { width: 1200, height: 600 };
/** The height on which the frames travel. */
const level = 222;
const moment = 4 / 12;
const returning = 566;

const learner: Plate = { x: 62, y: level - 74, height: 120 };
const wanted: Plate = { x: 62, y: level + 74, height: 120 };
const drawn: Plate = { x: 562, y: level, height: 290 };
/** From coarse to fine and back: rows of fields on each plate. */
const generator: (Plate & { rows: number })[] = [
  { x: 172, y: level, height: 84, rows: 4 },
  { x: 222, y: level, height: 122, rows: 8 },
  { x: 292, y: level, height: 170, rows: 16 },
  { x: 384, y: level, height: 228, rows: 32 },
];
const discriminator: (Plate & { rows: number })[] = [
  { x: 776, y: level, height: 228, rows: 32 },
  { x: 880, y: level, height: 170, rows: 16 },
  { x: 958, y: level, height: 122, rows: 8 },
  { x: 1016, y: level, height: 84, rows: 4 },
];
const real: Plate[] = [
  { x: 440, y: 482, height: 112 },
  { x: 512, y: 482, height: 112 },
  { x: 584, y: 482, height: 112 },
];
const verdict = { x: 1116, r: 25 };

/** Two networks that face each other: one draws a frame, the other tells it from real ones. */
export function gan(): string {
  return sheet(size.width, size.height, [
    feedback(),
    flow(),
    cone(discriminator),
    cone(generator),
    ...[...discriminator].reverse().map((plate, i) => layer(plate, 0.1, 40 + i)),
    picture(drawn, poseAt(moment), { color: ink.red, width: 5 }),
    ...[...generator].reverse().map((plate, i) => layer(plate, [0.12, 0.34, 0.62, 0.95][i] ?? 0, 10 + i)),
    picture(learner, poseAt(0)),
    bonesOn(wanted, poseAt(moment)),
    ...[...real].reverse().map((plate, i) => picture(plate, poseAt([10 / 12, 8 / 12, 4 / 12][i] ?? 0))),
    judgement(),
    keys(),
  ]);
}

/** What a plate holds: the body, and noise that has not been learnt away. */
function layer(plate: Plate & { rows: number }, noise: number, seed: number): string {
  const columns = Math.round(plate.rows * 0.75);
  const random = createRandom(seed);
  const body = coverage(poseAt(moment), columns, plate.rows);
  const values = body.map((value) => value * (1 - noise * 0.8) + random() * noise * (plate.rows < 16 ? 1.25 : 0.9));
  return (
    sheetOf(plate, ink.line, weight.line) +
    fieldsOn(plate, columns, plate.rows, values) +
    gridOn(plate, columns, plate.rows, ink.paper, 0.8) +
    stroke(polyline(cornersOf(plate), true), ink.line, weight.line)
  );
}

/** Lines from plate to plate along their corners. */
function cone(plates: readonly Plate[]): string {
  const lines = [0, 1, 2, 3].map((corner) => polyline(plates.map((plate) => cornersOf(plate)[corner] ?? [0, 0])));
  return stroke(lines.join(''), ink.soft, weight.fine);
}

function flow(): string {
  const gate = 690;
  const input = `M${learner.x} ${learner.y}H126V${wanted.y}H${wanted.x}M126 ${level}H172`;
  const made = `M384 ${level}H776`;
  const seen = `M${real[2]?.x ?? 0} ${real[2]?.y ?? 0}H${gate}V${level}`;
  const judged = `M1016 ${level}H${verdict.x}`;
  return (
    stroke(input + made + seen + judged, ink.line, weight.line) +
    fill(`M${gate - 7} ${level}a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z`, ink.line)
  );
}

/** Back to both networks. */
function feedback(): string {
  const up = (x: number, y: number) => `M${x} ${returning}V${y}`;
  const [left, right] = [300, 884];
  const [leftTop, rightTop] = [level + 128, level + 128];
  const head = (x: number, y: number) => `M${x - 9} ${y + 17}L${x} ${y}l9 17`;
  return (
    stroke(
      `M${verdict.x} ${level + verdict.r}V${returning}H${left}${up(left, leftTop)}${up(right, rightTop)}`,
      ink.line,
      weight.line,
      'stroke-dasharray="3 8"',
    ) + stroke(head(left, leftTop) + head(right, rightTop), ink.line, weight.line)
  );
}

function judgement(): string {
  const { x, r } = verdict;
  return (
    `<circle cx="${x}" cy="${level}" r="${r}" fill="${ink.paper}" stroke="${ink.line}" stroke-width="${weight.line}"/>` +
    fill(`M${x} ${level - r}a${r} ${r} 0 0 1 0 ${2 * r}z`, ink.line)
  );
}

function keys(): string {
  const y = 52;
  return (
    key('1', 300, y) +
    key('2', 508, y + 26, ink.red) +
    key('3', 378, 498) +
    key('4', 900, y) +
    key('5', verdict.x, y) +
    key('6', 1010, returning - 18)
  );
}
