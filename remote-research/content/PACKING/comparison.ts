import type { Label } from '@portfolio/model/drawing/drawing';
import { dashes } from '@portfolio/model/geometry/dashes';
import { rect, type Bounds } from '@portfolio/model/geometry/outlines';
import type { Point, Point3 } from '@portfolio/model/geometry/points';
import { prism } from '@portfolio/model/geometry/prism';
import type { ModelBuilder } from '@portfolio/model/start-model';
import type { Packing, Placed, Plate, Rectangle, Room } from '../../src/studies/packing/algorithm/packing';

export type Result = Packing & { name: string };

/** Metres from one plate to the next, and what lies round all four. */
const step = { across: 74, down: 46 };
const origin: Point = [1000, 0];

export function comparisonFrame({ width, depth }: Plate): Bounds {
  return [origin[0] - 8, origin[1] - step.down - 9, origin[0] + step.across + width + 21, origin[1] + depth + 7];
}

/**
 * The four methods side by side, far from the model, for the diagram alone. Numbers say in which order the rooms came,
 * hatching is floor that nobody uses, and what found no place lies dashed beside its plate.
 */
export function addComparison(
  model: ModelBuilder,
  plate: Plate,
  rooms: readonly Room[],
  results: readonly Result[],
): Label[] {
  const ink = model.layer('comparison', 'diagram');
  const grey = model.layer('comparison grey', 'drawing');
  const late = rooms.at(-1);
  return results.flatMap((result, i) => {
    const [x0, y0] = cornerOf(i);
    ink.add('card', prism(rect(x0 - 0.6, y0 - 0.6, x0 + plate.width + 0.6, y0 + plate.depth + 0.6), 0, 0.2));
    for (const { room, ...place } of result.placed) {
      const outer = within(place, x0, y0, 0.1);
      if (room === late) ink.add('red', prism(outer, 0.2, 3));
      else ink.add('white', prism(outer, 0.2, 3, [within(place, x0, y0, 0.3)]));
    }
    for (const line of waste(plate, result.placed)) grey.line(...line.map(([x, y]): Point3 => [x0 + x, y0 + y, 0.25]));
    let above = 0;
    const left = result.left.toReversed().map((room): Label => {
      const place = { x: plate.width + 3, y: above, width: room.width, depth: room.depth };
      above += room.depth + 1;
      const outline = within(place, x0, y0, 0.1).map(([x, y]): Point3 => [x, y, 1]);
      for (const stroke of dashes([...outline, ...outline.slice(0, 1)], 0.8, 0.6)) ink.line(...stroke);
      return number(room, place, x0, y0);
    });
    const lengths = i === 0 ? drawLengths(x0, y0) : [];
    const title: Label[] = [
      { at: [x0, y0 - 4.2, 3], text: result.name, align: 'start' },
      { at: [x0 + plate.width, y0 - 4.2, 3], text: percent(result), align: 'end' },
    ];
    const numbers = result.placed.map((one) => ({ ...number(one.room, one, x0, y0), onRed: one.room === late }));
    return [...numbers, ...left, ...lengths, ...title];
  });

  function number(room: Room, { x, y, width, depth }: Rectangle, x0: number, y0: number): Label {
    const text = String(rooms.indexOf(room) + 1);
    return { at: [x0 + x + width / 2, y0 + y + depth / 2, 3], text, size: 'small' };
  }

  /** How wide and how deep the plate is, metres. */
  function drawLengths(x0: number, y0: number): Label[] {
    const { width, depth } = plate;
    const top = y0 + depth + 3;
    const side = x0 - 3;
    grey.line([x0, top, 1], [x0 + width, top, 1]);
    grey.line([side, y0, 1], [side, y0 + depth, 1]);
    for (const x of [x0, x0 + width]) ink.line([x - 0.7, top - 0.7, 1], [x + 0.7, top + 0.7, 1]);
    for (const y of [y0, y0 + depth]) ink.line([side - 0.7, y - 0.7, 1], [side + 0.7, y + 0.7, 1]);
    return [
      { at: [x0 + width / 2, top + 1.7, 3], text: String(width), size: 'small' },
      { at: [side - 2.2, y0 + depth / 2, 3], text: String(depth), size: 'small' },
    ];
  }
}

function cornerOf(i: number): Point {
  return [origin[0] + (i % 2) * step.across, origin[1] - Math.floor(i / 2) * step.down];
}

function within({ x, y, width, depth }: Rectangle, x0: number, y0: number, by: number): Point[] {
  return rect(x0 + x + by, y0 + y + by, x0 + x + width - by, y0 + y + depth - by);
}

/** Metres along the plate from one stroke of the hatching to the next. */
const spacing = 1.1;

/** Strokes at 45 degrees over all floor that no room covers. */
function waste({ width, depth }: Plate, placed: readonly Placed[]): [Point, Point][] {
  const strokes: [Point, Point][] = [];
  for (let sum = spacing; sum < width + depth; sum += spacing) {
    const [from, to] = [Math.max(0, sum - depth), Math.min(width, sum)];
    let runs: [number, number][] = [[from, to]];
    for (const room of placed) {
      const [a, b] = [Math.max(room.x, sum - room.y - room.depth), Math.min(room.x + room.width, sum - room.y)];
      if (a >= b) continue;
      runs = runs.flatMap(([p, q]): [number, number][] => [
        [p, Math.min(q, a)],
        [Math.max(p, b), q],
      ]);
    }
    for (const [a, b] of runs)
      if (b - a > 0.25)
        strokes.push([
          [a, sum - a],
          [b, sum - b],
        ]);
  }
  return strokes;
}

function percent({ occupancy }: Packing): string {
  return `${(occupancy * 100).toFixed(1)} %`;
}
