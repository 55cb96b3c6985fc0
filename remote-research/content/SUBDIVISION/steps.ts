import type { Label } from '@portfolio/model/drawing/drawing';
import { dashes } from '@portfolio/model/geometry/dashes';
import { area, centroid, contains, inset, sides, type Bounds, type Outline } from '@portfolio/model/geometry/outlines';
import { distance, type Point, type Point3 } from '@portfolio/model/geometry/points';
import { prism } from '@portfolio/model/geometry/prism';
import type { ModelBuilder } from '@portfolio/model/start-model';
import { onEdge, type Lot } from '../../src/studies/subdivision/algorithm/lot';
import { orientedBox } from '../../src/studies/subdivision/algorithm/oriented-box';
import type { Boxes } from '../../src/studies/subdivision/algorithm/oriented-boxes';

type Block = Boxes & { outline: Outline; houses: readonly Outline[] };

/** Depths 0 to 5, then the lots by size, by street and with their houses. */
const depths = 6;
const columns = 3;
/** Metres from one plan to the next. */
const step = { across: 184, down: 132 };
const origin: Point = [1000, 0];

/** Metres: west, south, east, north of all nine plans. */
export const stepsFrame: Bounds = [
  origin[0] - 108,
  origin[1] - 2 * step.down - 78,
  origin[0] + 2 * step.across + 98,
  origin[1] + 62,
];

/**
 * The block cut by cut, far from the model, for the diagram alone: what was cut last is a heavy line, the box that the
 * next cut divides is dashed, and a wedge points from the street into every piece that still has one.
 */
export function addSteps(model: ModelBuilder, block: Block): Label[] {
  const ink = model.layer('steps', 'diagram');
  const grey = model.layer('steps grey', 'drawing');
  return [
    ...Array.from({ length: depths }, (_, depth) => drawDepth(depth)).flat(),
    ...drawSizes(),
    ...drawStreets(),
    ...drawHouses(),
  ];

  function drawDepth(depth: number): Label[] {
    const place = placeOf(depth);
    drawGround(place);
    for (const cut of block.cuts) {
      if (cut.depth < depth) ink.line(...raised(place, [cut.from, cut.to]));
      if (cut.depth === depth - 1) ink.add('white', bar(place, cut.from, cut.to, 0.85));
    }
    const next = block.pieces.filter((piece) => piece.depth === depth);
    for (const { outline } of next) drawBox(place, outline);
    const pieces = [...next, ...block.lots.filter((lot) => lot.depth <= depth)];
    for (const piece of pieces) drawAccess(place, piece);
    const mean = area(block.outline) / pieces.length;
    const lengths = depth === 0 ? drawLengths(place) : [];
    return [...lengths, ...title(place, String(depth), `${pieces.length} × ${whole(mean)} m²`)];
  }

  /** The tightest box dashed, and its middle, from which the cut strays a little. */
  function drawBox(place: Point, outline: Outline) {
    for (const stroke of dashes(closed(place, boxOf(outline)), 2.6, 2)) grey.line(...stroke);
    const { middle, long, short } = orientedBox(outline);
    for (const [u, v] of [long, short])
      ink.line(
        ...raised(place, [
          [middle[0] - u * 1.8, middle[1] - v * 1.8],
          [middle[0] + u * 1.8, middle[1] + v * 1.8],
        ]),
      );
  }

  /** A wedge at the street, or red where no street is left. */
  function drawAccess(place: Point, { outline, frontage }: Lot) {
    const front = frontOf(outline);
    if (frontage < 1 || !front) return ink.add('red', prism(shifted(place, inset(outline, 0.4)), 0, 0.5));
    const [a, b] = front;
    const length = distance(a, b);
    const [along, inwards]: [Point, Point] = [
      [(b[0] - a[0]) / length, (b[1] - a[1]) / length],
      [-(b[1] - a[1]) / length, (b[0] - a[0]) / length],
    ];
    const at = (u: number, v: number): Point => [
      (a[0] + b[0]) / 2 + along[0] * u + inwards[0] * v,
      (a[1] + b[1]) / 2 + along[1] * u + inwards[1] * v,
    ];
    ink.add('white', prism(shifted(place, [at(-1.5, -3.4), at(1.5, -3.4), at(0, 1.2)]), 0, 2));
  }

  function drawLengths(place: Point): Label[] {
    const { middle, long, short, length, width } = orientedBox(block.outline);
    const at = (u: number, v: number): Point => [
      middle[0] + long[0] * u + short[0] * v,
      middle[1] + long[1] * u + short[1] * v,
    ];
    const flip = long[0] < 0 ? -1 : 1;
    const lines: [Point, Point, string][] = [
      [at((-flip * length) / 2, width / 2 + 9), at((flip * length) / 2, width / 2 + 9), length.toFixed(1)],
      [
        at((-flip * length) / 2 - flip * 9, -width / 2),
        at((-flip * length) / 2 - flip * 9, width / 2),
        width.toFixed(1),
      ],
    ];
    return lines.map(([a, b, text]) => {
      grey.line(...raised(place, [a, b]));
      const size = distance(a, b);
      const [u, v] = [((b[0] - a[0]) / size) * 1.6, ((b[1] - a[1]) / size) * 1.6];
      for (const [x, y] of [a, b])
        ink.line(...raised(place, [[x - u - v, y - v + u] as const, [x + u + v, y + v - u] as const]));
      const off: Point = Math.abs(u) > Math.abs(v) ? [0, 4] : [-9, 0];
      const [x, y] = [(a[0] + b[0]) / 2 + off[0], (a[1] + b[1]) / 2 + off[1]];
      return { at: [place[0] + x, place[1] + y, 3], text, size: 'small' };
    });
  }

  function drawSizes(): Label[] {
    const place = placeOf(depths);
    drawGround(place);
    drawLots(place);
    const sizes = block.lots.map(({ outline }) => area(outline));
    return [
      ...block.lots.map((lot): Label => ({
        ...label(place, centroid(lot.outline), whole(area(lot.outline))),
        onRed: lot.frontage < 1,
      })),
      ...title(place, 'A', `${whole(Math.min(...sizes))}–${whole(Math.max(...sizes))} m²`),
    ];
  }

  /** Metres of street of every lot, as a heavy line along it. */
  function drawStreets(): Label[] {
    const place = placeOf(depths + 1);
    drawGround(place);
    drawLots(place);
    for (const { outline } of block.lots)
      for (const [a, b] of sides(outline)) {
        if (!onEdge(a, b, block.outline) || distance(a, b) < 3) continue;
        const [from, to] = [between(a, b, 1 / distance(a, b)), between(a, b, 1 - 1 / distance(a, b))];
        ink.add('white', bar(place, from, to, 1.6));
      }
    const fronts = block.lots.map(({ frontage }) => frontage);
    const labels = block.lots.map((lot) => {
      const front = frontOf(lot.outline);
      const middle = centroid(lot.outline);
      const at = front ? between(middle, between(...front, 0.5), 0.42) : middle;
      return { ...label(place, at, lot.frontage.toFixed(0)), onRed: lot.frontage < 1 };
    });
    return [...labels, ...title(place, 'B', `${Math.min(...fronts).toFixed(0)}–${Math.max(...fronts).toFixed(0)} m`)];
  }

  function drawHouses(): Label[] {
    const place = placeOf(depths + 2);
    drawGround(place);
    drawLots(place);
    for (const house of block.houses) {
      const lot = block.lots.find(({ outline }) => contains(outline, centroid(house)));
      const isLost = lot !== undefined && lot.frontage < 1;
      ink.add(isLost ? 'red' : 'white', prism(shifted(place, house), 0, 2));
      const front = lot && frontOf(lot.outline);
      if (!front || isLost) continue;
      const [from, to] = [between(...front, 0.5), centroid(house)];
      for (const stroke of dashes(raised(place, [from, to]), 1.4, 1.1)) grey.line(...stroke);
    }
    for (const [a, b] of sides(inset(block.outline, -1.1)))
      for (let metres = 7; metres < distance(a, b) - 5; metres += 12) {
        const [x, y] = between(a, b, metres / distance(a, b));
        grey.tree(place[0] + x, place[1] + y, 0.5, { variant: 0, turn: metres * 40, size: 0.62 });
      }
    return title(place, 'C', String(block.houses.length));
  }

  function drawLots(place: Point) {
    for (const { outline, frontage } of block.lots) {
      if (frontage < 1) ink.add('red', prism(shifted(place, inset(outline, 0.4)), 0, 0.5));
    }
    for (const { from, to } of block.cuts) ink.line(...raised(place, [from, to]));
  }

  /** The block's edge in ink, the kerb in grey. */
  function drawGround(place: Point) {
    ink.line(...closed(place, block.outline));
    grey.line(...closed(place, inset(block.outline, -2.2)));
  }

  /** The longest side that lies on a street. */
  function frontOf(outline: Outline): [Point, Point] | undefined {
    const streets = sides(outline).filter(([a, b]) => onEdge(a, b, block.outline));
    return streets.toSorted(([p, q], [r, s]) => distance(r, s) - distance(p, q))[0];
  }
}

function placeOf(index: number): Point {
  return [origin[0] + (index % columns) * step.across, origin[1] - Math.floor(index / columns) * step.down];
}

function boxOf(outline: Outline): Outline {
  const { middle, long, short, length, width } = orientedBox(outline);
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([u = 0, v = 0]): Point => [
    middle[0] + (long[0] * u * length) / 2 + (short[0] * v * width) / 2,
    middle[1] + (long[1] * u * length) / 2 + (short[1] * v * width) / 2,
  ]);
}

/** A straight line so many metres wide, cut by the drawing and so filled. */
function bar(place: Point, a: Point, b: Point, width: number) {
  const length = distance(a, b);
  const [u, v] = [((b[0] - a[0]) / length) * (width / 2), ((b[1] - a[1]) / length) * (width / 2)];
  const around: Outline = [
    [a[0] + v, a[1] - u],
    [b[0] + v, b[1] - u],
    [b[0] - v, b[1] + u],
    [a[0] - v, a[1] + u],
  ];
  return prism(shifted(place, around), 0, 2);
}

function shifted([dx, dy]: Point, outline: Outline): Point[] {
  return outline.map(([x, y]) => [x + dx, y + dy]);
}

function raised(place: Point, line: readonly Point[]): Point3[] {
  return shifted(place, line).map(([x, y]) => [x, y, 1]);
}

function closed(place: Point, outline: Outline): Point3[] {
  return raised(place, [...outline, ...outline.slice(0, 1)]);
}

function title([x, y]: Point, key: string, text: string): Label[] {
  return [
    { at: [x - 74, y - 55, 3], text: key },
    { at: [x - 64, y - 55.4, 3], text, size: 'small', align: 'start' },
  ];
}

function label([x, y]: Point, [u, v]: Point, text: string): Label {
  return { at: [x + u, y + v, 3], text, size: 'small' };
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-GB');
}

function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}
