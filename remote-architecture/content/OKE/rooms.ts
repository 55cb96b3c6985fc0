import { bed, bench, chair, doorSwing, placed, shelf, table } from 'shared/model/geometry/furniture';
import type { Point, Point3 } from 'shared/model/geometry/points';
import { rect } from 'shared/model/geometry/outlines';
import { box, prism } from 'shared/model/geometry/prism';
import { stair } from 'shared/model/geometry/stairs';
import type { Solid } from 'shared/model/geometry/solid';
import { walls, type Opening, type Wall } from 'shared/model/geometry/walls';
import type { LayerBuilder, ModelBuilder } from 'shared/model/start-model';
import { eachSide, faces, house, onSide, type Side } from './ring';

/** Edges of the corridor that goes around once, from the middle of the court: metres. */
const corridor = { inner: 19.8, outer: 22.8 };
const corner = 19.2;
const thin = 0.18;

/** Rooms in a row along one side: where each begins and ends. */
type Row = { from: number; to: number; count: number };

const bedrooms = { long: { from: -corner, to: corner, count: 9 }, short: { from: -corridor.outer, to: corridor.outer, count: 11 }, court: { from: -12.53, to: 12.53, count: 6 } };
const classrooms = { long: { from: -corner, to: corner, count: 4 }, short: { from: -corridor.outer, to: corridor.outer, count: 5 }, court: { from: -12.53, to: 12.53, count: 3 } };

export const beds = 2 * (2 * bedrooms.long.count + 2 * bedrooms.short.count + 4 * bedrooms.court.count - 4);

export function addRooms(oke: ModelBuilder) {
  const furniture = oke.layer('furniture');
  addStorey(oke.layer('classrooms'), classrooms, house.lower, house.upper - 0.4);
  addStorey(oke.layer('bedrooms'), bedrooms, house.upper, house.roof);
  eachSide((side) => {
    const long = side % 2 === 0;
    for (const [u, width] of middles(long ? bedrooms.long : bedrooms.short)) furnishBedroom(furniture, side, { u, width, v: 26.1, back: corridor.outer + 0.3 });
    for (const [u, width] of middles(bedrooms.court)) furnishBedroom(furniture, side, { u, width, v: 16, back: corridor.inner - 0.3 });
    middles(long ? classrooms.long : classrooms.short).forEach(([u], i) => {
      if (side !== 2 || i === 0 || i === 3) furnishClass(furniture, side, u);
    });
    for (const [u] of middles(classrooms.court)) if (side !== 2) furnishStudy(furniture, side, u);
    addLounges(furniture, side);
    if (side === 2) furnishHall(furniture);
    addFlights(furniture, side);
  });
}

function middles({ from, to, count }: Row): [u: number, width: number][] {
  const width = (to - from) / count;
  return Array.from({ length: count }, (_, i) => [from + (i + 0.5) * width, width]);
}

type Rows = typeof bedrooms;

function addStorey(layer: LayerBuilder, rows: Rows, z0: number, z1: number) {
  const list: Wall[] = [];
  const isUpper = rows === bedrooms;
  eachSide((side) => {
    const long = side % 2 === 0;
    const outer = long ? rows.long : rows.short;
    const wall = (u0: number, v0: number, u1: number, v1: number, thickness: number, openings: Opening[] = []) =>
      list.push({ from: onSide(side, u0, v0), to: onSide(side, u1, v1), thickness, openings });
    const full = faces.outer;
    const open = !isUpper && side === 2;
    wall(-full, full, full, full, faces.wall, windows(full, isUpper, 15, open));
    wall(-faces.court, faces.court, faces.court, faces.court, faces.wall, windows(faces.court, isUpper, 6, open));
    const end = long ? full : corridor.outer;
    const lounge = long ? [-21, 21].map((u) => ({ at: u + end, width: 1.6, head: 2.4 })) : [];
    wall(-end, corridor.outer, end, corridor.outer, thin, [...doors(outer, end, open), ...lounge]);
    wall(-corridor.inner, corridor.inner, corridor.inner, corridor.inner, thin, [...doors(rows.court, corridor.inner, open), ...[-17.6, 17.6].map((u) => ({ at: u + corridor.inner, width: 1.4, head: 2.4 }))]);
    for (const u of edges(outer)) if (!(open && Math.abs(u) < 1)) wall(u, corridor.outer, u, full, thin);
    for (const u of edges(rows.court)) if (!(open && Math.abs(u) < 6)) wall(u, faces.court, u, corridor.inner, thin);
    addGlass(layer, side, isUpper);
    if (!isUpper) addSwings(layer, side, outer, rows.court);
    else addShutters(layer, side);
  });
  layer.add('white', walls(list, z0, z1));
}

/** Partitions between the rooms of a row; its ends too, where a lounge or a staircase begins. */
function edges({ from, to, count }: Row): number[] {
  const all = Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
  return from === -corridor.outer ? all.slice(1, -1) : all;
}

/** A door to every room; where the house is open to the court there is a wide one. */
function doors(row: Row, half: number, open: boolean): Opening[] {
  return middles(row).map(([u, width]) => {
    const wide = open && Math.abs(u) < 6;
    return { at: (wide ? u : u - width / 2 + 0.95) + half, width: wide ? 3 : 1, head: 2.3 };
  });
}

/** Above, one window to a room; below, glass from wall to wall behind the blades. */
function windows(half: number, isUpper: boolean, count: number, door: boolean): Opening[] {
  const span = (half * 2 - 0.6) / count;
  if (door) {
    const width = half - 2;
    return [{ at: 0.5 + width / 2, width, sill: 0.35, head: 3.2 }, { at: half, width: 3, head: 3.2 }, { at: half + 1.5 + width / 2, width, sill: 0.35, head: 3.2 }];
  }
  if (!isUpper) return [{ at: half, width: half * 2 - 1, sill: 0.35, head: 3.2 }];
  return Array.from({ length: count }, (_, i) => ({ at: 0.3 + (i + 0.5) * span, width: 2.3, sill: 0.6, head: 2.7 }));
}

function addGlass(layer: LayerBuilder, side: Side, isUpper: boolean) {
  const [z, head] = isUpper ? [house.upper + 0.6, house.upper + 2.7] : [house.lower + 0.35, house.lower + 3.2];
  for (const v of [faces.outer, faces.court]) {
    const [a, b] = [onSide(side, -v + 0.6, v - 0.03), onSide(side, v - 0.6, v + 0.03)];
    layer.add('glass', box([...a, z], [...b, head]));
  }
}

/** How the doors open, for the plan. */
function addSwings(layer: LayerBuilder, side: Side, outer: Row, court: Row) {
  for (const [row, v, opens] of [[outer, corridor.outer, -1], [court, corridor.inner, 1]] as const) {
    for (const [u, width] of middles(row)) {
      if (side === 2 && Math.abs(u) < 9) continue;
      layer.line(...doorSwing(onSide(side, u - width / 2 + 0.45, v), 1, turnOf(side), opens, house.lower + 1.3));
    }
  }
}

/** A shutter beside every window; some are drawn half across. */
function addShutters(layer: LayerBuilder, side: Side) {
  const span = (faces.outer * 2 - 0.6) / 15;
  const out = faces.outer + faces.wall / 2;
  for (let i = 0; i < 15; i++) {
    const slid = [0, 0.9, 0, 0.5, 1.15, 0, 0.7][(i * 3 + side * 2) % 7] ?? 0;
    const u = -faces.outer + 0.3 + (i + 0.5) * span + 1.72 - slid;
    const [a, b] = [onSide(side, u - 0.58, out + 0.05), onSide(side, u + 0.58, out + 0.12)];
    layer.add('white', box([...a, house.upper + 0.5], [...b, house.upper + 2.85]));
  }
}

/** Light in the classrooms from ceilings as wide as the rooms: small lamps behind glass would only sparkle. */
export function addLamps(oke: ModelBuilder) {
  const layer = oke.layer('lamps', 'photo');
  const z = house.upper - 0.5;
  const square = (half: number) => rect(-half, -half, half, half);
  layer.add('glow', prism(square(28.6), z, z + 0.04, [square(23.6)]), prism(square(18.6), z, z + 0.04, [square(13.6)]));
}

type Place = { u: number; width: number; v: number; back: number };

/** Two beds, two desks at the window, a wardrobe beside the door. */
function furnishBedroom(layer: LayerBuilder, side: Side, { u, width, v, back }: Place) {
  const z = house.upper;
  const out = v > 20 ? 1 : -1;
  const put = (solids: Solid[], du: number, at: number, turn = 0) => layer.add('wood', placed(solids, spot(side, u + du, at, z), turnOf(side) + turn));
  for (const du of [-1, 1]) {
    put(bed([0, 0, 0]), du * (width / 2 - 0.65), v - out * 0.3, 90);
    put(table([0, 0, 0], 1.4, 0.65), du * (width / 2 - 0.95), v + out * 2.4);
  }
  put(shelf([0, 0, 0], 1.4, 2.1, 0.6), width / 2 - 0.9, back + out * 0.25);
}

function furnishClass(layer: LayerBuilder, side: Side, u: number) {
  const z = house.lower;
  for (const du of [-2.4, 0, 2.4]) {
    for (const v of [24.6, 26.2, 27.8]) {
      const unit = [...table([0, 0, 0], 1.5, 0.6, 90), ...chair([-0.65, -0.35, 0], 0), ...chair([-0.65, 0.35, 0], 0)];
      layer.add('wood', placed(unit, spot(side, u + du, v, z), turnOf(side)));
    }
  }
}

function furnishStudy(layer: LayerBuilder, side: Side, u: number) {
  for (const v of [14.6, 17.2]) {
    const seats = [-1.2, 0, 1.2].flatMap((x) => [...chair([x, 0.8, 0], -90), ...chair([x, -0.8, 0], 90)]);
    layer.add('wood', placed([...table([0, 0, 0], 3.6, 1.1), ...seats], spot(side, u, v, house.lower), turnOf(side)));
  }
}

/** Between the bridge and the court: a counter, benches, the tables of the canteen. */
function furnishHall(layer: LayerBuilder) {
  const z = house.lower;
  layer.add('wood', box([-7.6, 25.6, z], [-4, 26.4, z + 1.05]));
  for (const x of [4.6, 7.2]) layer.add('wood', bench([x, 26, z], 3.6, 90));
  for (const x of [-9.4, -6.4, 6.4, 9.4]) {
    const seats = [-1.2, -0.4, 0.4, 1.2].flatMap((u) => [...chair([u, 0.72, 0], -90), ...chair([u, -0.72, 0], 90)]);
    layer.add('wood', placed([...table([0, 0, 0], 3.4, 0.9), ...seats], [x, 16.1, z], 90));
  }
}

/** In the corners one cooks and eats together, and reads below. */
function addLounges(layer: LayerBuilder, side: Side) {
  if (side % 2) return;
  for (const u of [-25.5, 25.5]) {
    layer.add('wood', placed(table([0, 0, 0], 4.5, 1.2), spot(side, u, 26.2, house.upper), turnOf(side)));
    for (const dv of [-1, 1]) for (const du of [-1.5, -0.5, 0.5, 1.5]) layer.add('wood', placed(chair([0, 0, 0], dv > 0 ? 90 : -90), spot(side, u + du, 26.2 + dv * 0.9, house.upper), turnOf(side)));
    for (const v of [24.4, 26, 27.6]) layer.add('book', placed(shelf([0, 0, 0], 5, 1.9), spot(side, u, v, house.lower), turnOf(side)));
  }
}

/** A staircase in every corner of the court, from the corridor of one storey to the other. */
function addFlights(layer: LayerBuilder, side: Side) {
  const [x, y]: Point = onSide(side, 15, 15.9);
  const riser = (house.upper - house.lower) / 26;
  layer.add('white', stair([x - 1.5, y, house.lower], turnOf(side), { steps: 13, riser, tread: 0.28, width: 1.3, slab: 0.2 }));
  layer.add('white', box([x - 2.8, y - 2.6, house.upper], [x + 2.8, y - 2.5, house.upper + 1]));
}

function spot(side: Side, u: number, v: number, z: number): Point3 {
  return [...onSide(side, u, v), z];
}

function turnOf(side: Side): number {
  return side * 90;
}
