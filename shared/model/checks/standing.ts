import { sits, sitting } from '../figures/people';
import { crowns } from '../figures/trees';
import { direction, type Point3 } from '../geometry/points';
import { isBuilt, type Figure, type Layer, type Model } from '../model';
import { boxesOf, crossings, isInside, type Box } from './inside';
import { seenTogether } from './together';

/** Metres a foot may hang above the ground or stick in it. */
const slack = { above: 0.25, below: 0.45 };

/** The same for somebody who sits: a seat above what it is on, and feet above theirs. */
const seatSlack = { above: 0.04, below: 0.06, feet: 0.12 };

/** Trees and people of renders that stand in a wall, grow through a roof, float, or sit on nothing, as sentences. */
export function misplacedFigures(model: Model): string[] {
  const around = boxesAround(model);
  return model.figures
    .filter(({ layer }) => isBuilt(layer))
    .flatMap((figure) => {
      const body = bodyPoints(figure);
      const boxes = boxesUnder(around(figure.layer), [figure.at, ...body]);
      const where = `${figure.kind} in "${figure.layer.name}" at (${figure.at.map((v) => v.toFixed(1)).join(', ')})`;
      const hit = body.flatMap((point) => boxes.find((box) => isInside(box, point)) ?? [])[0];
      if (hit) return [`${where} stands in ${hit.part.material} of "${hit.part.layer.name}"`];
      if (isSitting(figure)) return misplacedSeat(figure, boxes, model.look.ground).map((fault) => `${where} ${fault}`);
      const ground = groundUnder(boxes, figure.at, model.look.ground);
      const gap = figure.at[2] - ground;
      return gap > slack.above ? [`${where} floats ${gap.toFixed(2)} m above the ground`] : [];
    });
}

/** The bodies that are seen together with a layer. */
function boxesAround(model: Model): (layer: Layer) => Box[] {
  const together = seenTogether(model);
  const all = boxesOf(model);
  const known = new Map(
    model.layers.map((layer) => [layer, all.filter(({ part }) => together(part.layer, layer))] as const),
  );
  return (layer) => known.get(layer) ?? all;
}

/** The bodies through which an upright line at one of the points may go: of thousands there are a few. */
function boxesUnder(boxes: readonly Box[], points: readonly Point3[]): Box[] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return boxes.filter(({ low, high }) => low[0] <= east && high[0] >= west && low[1] <= north && high[1] >= south);
}

/** Points that must be in the open: a person's body, a tree's trunk and the outside of its crown. */
function bodyPoints(figure: Figure): Point3[] {
  const {
    kind,
    at: [x, y, z],
    size,
  } = figure;
  if (isSitting(figure)) {
    const back = [0, 90, 180, 270].map((a): Point3 => [
      x + direction(a)[0] * 0.15,
      y + direction(a)[1] * 0.15,
      z + 0.45 * size,
    ]);
    const { knee, feet, high } = sitting;
    return [...back, ahead(figure, knee, 0.1), ahead(figure, knee + 0.04, -high / 2), ahead(figure, feet, 0.1 - high)];
  }
  if (kind === 'person') {
    return [0, 90, 180, 270].map((a) => [x + direction(a)[0] * 0.2, y + direction(a)[1] * 0.2, z + 0.9 * size]);
  }
  const { middle, radius, rise } = crowns[kind];
  const ring = [0, 60, 120, 180, 240, 300].flatMap((a): Point3[] => {
    const [c, s] = direction(a);
    const r = radius * size * 0.85;
    return [
      [x + c * r, y + s * r, z + middle * size],
      [x + c * r * 0.7, y + s * r * 0.7, z + (middle + rise * 0.6) * size],
    ];
  });
  return [[x, y, z + slack.below + 0.4], [x, y, z + middle * size * 0.5], ...ring];
}

function isSitting({ kind, variant }: Figure): boolean {
  return kind === 'person' && sits(variant);
}

/** A place before somebody who sits, and above the seat. */
function ahead({ at: [x, y, z], turn, size }: Figure, metres: number, up: number): Point3 {
  const [c, s] = direction(turn);
  return [x + c * metres * size, y + s * metres * size, z + up * size];
}

/** What is wrong with a seat: nothing under the person, or nothing under the feet. */
function misplacedSeat(figure: Figure, boxes: readonly Box[], endless: number | null): string[] {
  const seat = figure.at[2] - groundUnder(boxes, figure.at, endless, seatSlack.below);
  if (seat > seatSlack.above) return [`sits ${seat.toFixed(2)} m above what is there`];
  const feet = ahead(figure, sitting.feet, -sitting.high);
  const gap = feet[2] - groundUnder(boxes, feet, endless, seatSlack.feet);
  return gap > seatSlack.feet ? [`has its feet ${gap.toFixed(2)} m above the ground`] : [];
}

function groundUnder(
  boxes: readonly Box[],
  point: Point3,
  endless: number | null,
  below: number = slack.below,
): number {
  let ground = endless ?? -Infinity;
  for (const { part, low, high } of boxes) {
    if (point[0] < low[0] || point[0] > high[0] || point[1] < low[1] || point[1] > high[1]) continue;
    if (low[2] > point[2] + below) continue;
    for (const z of crossings(part, point)) if (z <= point[2] + below && z > ground) ground = z;
  }
  return ground;
}
