import { placed } from '@portfolio/model/geometry/furniture';
import { rect, type Outline } from '@portfolio/model/geometry/outlines';
import { direction, radians, type Point, type Point3 } from '@portfolio/model/geometry/points';
import type { Solid } from '@portfolio/model/geometry/solid';
import { natural } from './natural';

/** How a room gets its light. The low ones get none. */
export type Light = 'none' | 'sheds' | 'lantern' | 'oculus' | 'slots' | 'window';

type Programme = {
  /** Metres: inner side of the square, and from the floor to the top of the parapet. */
  side: number;
  height: number;
  light: Light;
  /** Where along its face the door sits, metres from the middle. */
  door: number;
};

type Stop = Point | (Programme & { at: Point });

export const pathWidth = 2.8;
/** Metres from one terrace to the next. */
export const terrace = 1.5;
/** Metres from the middle of the walk to a room's wall. */
const setback = pathWidth / 2 + 0.7;
export const wall = 0.5;

const stops: readonly Stop[] = [
  [-52, -153],
  [-44, -134],
  [-22, -118],
  { at: [22, -112], side: 27, height: 6.5, light: 'none', door: -6 },
  { at: [86, -101], side: 21, height: 14, light: 'window', door: 5 },
  [131, -80],
  [140, -60],
  { at: [108, -41], side: 30, height: 9, light: 'sheds', door: 9 },
  { at: [50, -28], side: 19, height: 17, light: 'slots', door: -4 },
  [15, -16],
  [-53, -15],
  { at: [-93, -27], side: 24, height: 11.5, light: 'oculus', door: 6 },
  [-126, -4],
  [-135, 22],
  { at: [-104, 46], side: 28, height: 5.5, light: 'none', door: 6 },
  { at: [-46, 52], side: 22, height: 20, light: 'window', door: 4 },
  { at: [14, 44], side: 26, height: 8, light: 'sheds', door: -7 },
  { at: [74, 62], side: 17, height: 29, light: 'lantern', door: -3 },
  [118, 62],
  [155, 40],
];

/** Between these two places the walk leaves the ground. */
export const bridge: readonly [Point, Point] = [
  [15, -16],
  [-53, -15],
];

export type Room = Programme & {
  at: Point;
  /** The way of the walk at the door, degrees anticlockwise from east. */
  turn: number;
  /** Height of the terrace it stands on, metres. */
  level: number;
  /** Inner and outer walls in the room's own axes: zero lies on the walk, in front of the door; y points into the room. */
  inner: Outline;
  outer: Outline;
};

export const rooms: readonly Room[] = stops.flatMap((stop, i) => {
  if (!isRoom(stop)) return [];
  const [before, after] = [placeOf(stops[i - 1] ?? stop), placeOf(stops[i + 1] ?? stop)];
  const way = (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI;
  // Every door opens from the uphill side of the walk, so the walk lies in front of its rooms.
  const turn = Math.abs(way) > 90 ? way + 180 : way;
  const { side, door } = stop;
  const south = setback + wall;
  const west = -side / 2 - door;
  const room = { ...stop, turn, level: 0, inner: rect(west, south, west + side, south + side) };
  const [c, s] = direction(turn);
  const middle: Point = [stop.at[0] - s * side * 0.35, stop.at[1] + c * side * 0.35];
  return [
    {
      ...room,
      level: Math.round(natural(...middle) / terrace) * terrace,
      outer: rect(west - wall, setback, west + side + wall, south + side + wall),
    },
  ];
});

/** Points of the walk in plan; it runs straight past every door. */
export const line: readonly Point[] = stops.flatMap((stop, i) => {
  if (!isRoom(stop)) return [stop];
  const [before, after] = [placeOf(stops[i - 1] ?? stop), placeOf(stops[i + 1] ?? stop)];
  const a = Math.atan2(after[1] - before[1], after[0] - before[0]);
  // The whole front of the room, counted along the walk: westward walks pass it the other way round.
  const ahead = Math.cos(a) < 0 ? stop.door : -stop.door;
  const reach = stop.side / 2 + 2.5;
  return [ahead - reach, ahead, ahead + reach].map((d): Point => [
    stop.at[0] + Math.cos(a) * d,
    stop.at[1] + Math.sin(a) * d,
  ]);
});

export function inPlace({ at, turn, level }: Room, solids: Solid[]): Solid[] {
  return placed(solids, [...at, level], turn);
}

/** A point of the room's own axes in the park. */
export function pointInPark({ at, turn, level }: Room, [u, v]: Point, z = 0): Point3 {
  const [c, s] = direction(turn);
  return [at[0] + u * c - v * s, at[1] + u * s + v * c, level + z];
}

export function outlineInPark(room: Room, outline: Outline): Point[] {
  return outline.map((p) => {
    const [x, y] = pointInPark(room, p);
    return [x, y];
  });
}

/** Metres from a place to a room and its forecourt, 0 inside. */
export function distanceToRoom({ at, turn, outer }: Room, [x, y]: Point): number {
  const a = radians(-turn);
  const [dx, dy] = [x - at[0], y - at[1]];
  const [u, v] = [dx * Math.cos(a) - dy * Math.sin(a), dx * Math.sin(a) + dy * Math.cos(a)];
  const [low = [0, 0], , high = [0, 0]] = outer;
  return Math.hypot(Math.max(low[0] - u, 0, u - high[0]), Math.max(-pathWidth / 2 - v, 0, v - high[1]));
}

function isRoom(stop: Stop): stop is Programme & { at: Point } {
  return 'side' in stop;
}

function placeOf(stop: Stop): Point {
  return isRoom(stop) ? stop.at : stop;
}
