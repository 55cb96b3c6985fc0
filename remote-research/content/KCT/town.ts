import { distance, direction, type Point } from '@portfolio/model/geometry/points';
import type { Random } from '@portfolio/model/geometry/random';
import { bridge, field, groundAt, toRiver } from './valley';

/** A house on a street: middle, size along and across, degrees, metres to the eaves, and on which side its garden lies. */
export type House = {
  at: Point;
  length: number;
  depth: number;
  turn: number;
  eaves: number;
  z: number;
  garden: 1 | -1;
};

type Quarter = {
  at: Point;
  turn: number;
  block: readonly [along: number, across: number];
  street: number;
  eaves: number;
};

/** Each quarter was laid out in its own time, with its own direction; the old town lies in the bend. */
const quarters: readonly Quarter[] = [
  { at: [40, -200], turn: 8, block: [62, 44], street: 9, eaves: 7.5 },
  { at: [-330, 30], turn: -32, block: [88, 52], street: 13, eaves: 6 },
  { at: [390, 40], turn: 34, block: [86, 52], street: 13, eaves: 6 },
  { at: [20, 240], turn: 2, block: [92, 54], street: 13, eaves: 6 },
  { at: [-480, 400], turn: 14, block: [96, 46], street: 14, eaves: 5 },
  { at: [480, 430], turn: -10, block: [96, 46], street: 14, eaves: 5 },
  { at: [-70, -650], turn: -4, block: [84, 52], street: 13, eaves: 5.5 },
  { at: [850, -60], turn: 58, block: [84, 52], street: 13, eaves: 5 },
  { at: [-770, -110], turn: -44, block: [84, 52], street: 13, eaves: 5 },
];

export const square = { at: [40, -210] as Point, radius: 42 };

/** The axes of all streets between blocks, straight and free of houses but at their ends. */
export function streetAxes(): Point[][] {
  return quarters.flatMap(axesOf);
}

/** The middles of the strips where two quarters meet; houses stand out into them here and there. */
export function seams(): Point[][] {
  return quarters.flatMap((one, i) => quarters.slice(i + 1).flatMap((other) => seam(one, other)));
}

function axesOf(quarter: Quarter): Point[][] {
  const [c, s] = direction(quarter.turn);
  return (
    [
      [c, s],
      [-s, c],
    ] as Point[]
  ).flatMap((over, i) => {
    const way: Point = i ? [c, s] : [-s, c];
    const pitch = (quarter.block[i] ?? 0) + quarter.street;
    return Array.from({ length: 22 }, (_, k) => (k - 10.5) * pitch).flatMap((off) =>
      runs(at(quarter.at, over, off), way, (place) => nearest(place)[0] === quarter),
    );
  });
}

/** Where it is as far to one quarter as to the other. */
function seam(a: Quarter, b: Quarter): Point[][] {
  const apart = distance(a.at, b.at);
  const over: Point = [(b.at[0] - a.at[0]) / apart, (b.at[1] - a.at[1]) / apart];
  return runs(at(a.at, over, apart / 2), [-over[1], over[0]], (place) =>
    nearest(place)
      .slice(0, 2)
      .every((one) => one === a || one === b),
  );
}

/** The stretches of a line on which something holds, each by its two ends. */
function runs(middle: Point, way: Point, holds: (place: Point) => boolean): Point[][] {
  const found: Point[][] = [];
  let last: Point[] | undefined;
  for (let t = -700; t <= 700; t += 2) {
    const place = at(middle, way, t);
    if (!holds(place)) last = undefined;
    else if (last) last[1] = place;
    else found.push((last = [place]));
  }
  return found.filter(({ length }) => length > 1);
}

function at(from: Point, way: Point, metres: number): Point {
  return [from[0] + way[0] * metres, from[1] + way[1] * metres];
}

function nearest(place: Point): Quarter[] {
  return quarters.toSorted((a, b) => distance(a.at, place) - distance(b.at, place));
}

/** All houses, before the posts take their places. */
export function layOut(random: Random): House[] {
  return quarters.flatMap((quarter) => housesOf(quarter, random));
}

function housesOf(quarter: Quarter, random: Random): House[] {
  const {
    block: [long, wide],
    street,
    turn,
    at,
  } = quarter;
  const [c, s] = direction(turn);
  const place = (u: number, v: number): Point => [at[0] + u * c - v * s, at[1] + u * s + v * c];
  const houses: House[] = [];
  for (let i = -8; i <= 8; i++) {
    for (let j = -10; j <= 10; j++) {
      const [u, v] = [i * (long + street) - long / 2, j * (wide + street) - wide / 2];
      for (const front of [0, 1]) {
        for (let x = 0; x < long - 8;) {
          const length = Math.min(long - x, 10 + random() * 14);
          const depth = 10 + random() * 3;
          const across = front ? wide - depth / 2 - random() * 2 : depth / 2 + random() * 2;
          const middle = place(u + x + length / 2, v + across);
          const gap = random() < 0.3 ? 0.6 : 3 + random() * 4;
          x += length + gap;
          if (length < 9 || !isTown(middle, quarter, random())) continue;
          const z = groundAt(...middle);
          houses.push({
            at: middle,
            length,
            depth,
            turn,
            eaves: quarter.eaves * (0.85 + random() * 0.35),
            z,
            garden: front ? -1 : 1,
          });
        }
      }
    }
  }
  return houses;
}

/** Whether a house stands at a place: its quarter's own ground, off the river, and thinning out towards the fields. */
function isTown([x, y]: Point, quarter: Quarter, chance: number): boolean {
  const [own = 0, next = 0] = quarters.map(({ at }) => distance(at, [x, y])).toSorted((a, b) => a - b);
  if (distance(quarter.at, [x, y]) > own + 0.01 || next - own < 13) return false;
  if (toRiver(x, y) < 48 || groundAt(x, y) > 70) return false;
  if (Math.abs(x - bridge.x) < 16 && y < -300 && y > -620) return false;
  if (distance(square.at, [x, y]) < square.radius) return false;
  if (x > field[0] - 14 && x < field[2] + 14 && y > field[1] - 14 && y < field[3] + 14) return false;
  return chance < (1.12 - own / edgeOf(quarter)) / 0.34;
}

/** How far a quarter reaches. */
function edgeOf({ at: [x, y] }: Quarter): number {
  if (y < -500) return 225;
  return Math.abs(x) > 700 ? 200 : 320;
}
