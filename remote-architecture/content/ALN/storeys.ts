import { chair, desk, shelf } from '@portfolio/model/geometry/furniture';
import { rect } from '@portfolio/model/geometry/outlines';
import type { Point } from '@portfolio/model/geometry/points';
import { box } from '@portfolio/model/geometry/prism';
import type { Random } from '@portfolio/model/geometry/random';
import { stair } from '@portfolio/model/geometry/stairs';
import { walls, type Opening, type Wall } from '@portfolio/model/geometry/walls';
import type { LayerBuilder } from '@portfolio/model/start-model';

export const storeys = 10;
export const rise = 4.2;
export const slab = 0.35;
/** Half the length and half the depth of the house. */
export const half = { length: 48, depth: 14 };
/** Columns stand every 7.2 m; the outer bays are cut short by the end walls. */
export const bay = 7.2;
export const firstColumn = -46.8;
/** Half the width of the street that runs through every storey. */
export const street = 2.4;
/** Distance of the two cores from the middle. */
export const core = 21.6;

/** A room of air through the whole depth: from column to column, three storeys from `storey` upwards. */
export type Cut = { west: number; east: number; storey: number };
export const cutStoreys = 3;
export const cuts = {
  west: { west: -39.6, east: -25.2, storey: 1 },
  hall: { west: -10.8, east: 10.8, storey: 3 },
  east: { west: 25.2, east: 39.6, storey: 5 },
} as const satisfies Record<string, Cut>;
const inOrder: readonly Cut[] = [cuts.west, cuts.hall, cuts.east];

type Span = readonly [west: number, east: number];

/** Where the slab of a storey lies: the lowest slab of a cut is the floor of its garden. */
export function floorSpans(storey: number): Span[] {
  return less(inOrder.filter((cut) => storey > cut.storey && storey < cut.storey + cutStoreys));
}

/** Where a storey has rooms. */
export function roomSpans(storey: number): Span[] {
  return less(inOrder.filter((cut) => storey >= cut.storey && storey < cut.storey + cutStoreys));
}

/** The parts of an upright line on the facade that no cut interrupts. */
export function uprightSpans(x: number): Span[] {
  const open = inOrder.find((cut) => x > cut.west - 0.1 && x < cut.east + 0.1);
  const [foot, top] = [rise - slab, storeys * rise];
  if (!open) return [[foot, top]];
  return [
    [foot, open.storey * rise],
    [(open.storey + cutStoreys) * rise - slab, top],
  ];
}

function less(gone: readonly Cut[]): Span[] {
  const ends = [-half.length, ...gone.flatMap(({ west, east }) => [west, east]), half.length];
  return Array.from({ length: ends.length / 2 }, (_, i): Span => [ends[2 * i] ?? 0, ends[2 * i + 1] ?? 0]);
}

/** Slab, columns, partitions, glass and what stands in the rooms of one storey. */
export function addStorey(layer: LayerBuilder, storey: number, random: Random) {
  const z = storey * rise;
  for (const [west, east] of floorSpans(storey)) {
    layer.floor(
      'white',
      rect(west, -half.depth, east, half.depth),
      z - slab,
      z,
      storey === 0 ? [] : stairWells([west, east]),
    );
  }
  for (const span of roomSpans(storey)) addRooms(layer, span, z, random);
  for (const side of [-1, 1] as const) addCore(layer, side, z);
  if (storey === 0) return;
  for (const side of [-1, 1] as const) addEndStair(layer, side, storey);
}

function addRooms(layer: LayerBuilder, [west, east]: Span, z: number, random: Random) {
  const ceiling = z + rise - slab;
  const ground = z === 0;
  const front = ground ? 11.4 : 13.66;
  const lines = columnLines(west, east);
  for (const x of lines) {
    for (const y of [-13.1, -street, street, 13.1])
      layer.add('white', box([x - 0.22, y - 0.22, z], [x + 0.22, y + 0.22, ceiling]));
  }
  const list: Wall[] = [];
  for (const side of [-1, 1] as const) {
    const [a, b] = [Math.max(west, -47.7), Math.min(east, 47.7)];
    layer.add('glass', box([a, side * front, z], [b, side * (front + 0.05), ceiling]));
    const units = unitsOf(a, b, lines, random, side);
    list.push(streetWall(units, side));
    for (const [x] of units.slice(1))
      list.push({ from: [x, side * street], to: [x, side * (front - 0.15)], thickness: 0.16 });
    for (const unit of units) if (!isCore(unit, side)) addWork(layer, unit, side, z, random);
    if (!ground) addBlinds(layer, [a, b], side, z, random);
  }
  layer.add('white', walls(list, z, ceiling));
}

function columnLines(west: number, east: number): number[] {
  return Array.from({ length: 14 }, (_, i) => firstColumn + i * bay).filter(
    (x) => x >= west - 0.01 && x <= east + 0.01,
  );
}

/** Workshops of one, two or three bays; the cores keep a bay each. */
function unitsOf(west: number, east: number, lines: readonly number[], random: Random, side: 1 | -1): Span[] {
  const besideCore = (x: number) => side === 1 && [18, 25.2].some((edge) => Math.abs(Math.abs(x) - edge) < 0.1);
  const cutsBetween = lines.filter((x) => x > west + 3 && x < east - 3 && (besideCore(x) || random() < 0.62));
  const ends = [west, ...cutsBetween, east];
  return ends.slice(1).map((to, i): Span => [ends[i] ?? west, to]);
}

function streetWall(units: readonly Span[], side: 1 | -1): Wall {
  const west = units[0]?.[0] ?? 0;
  const east = units.at(-1)?.[1] ?? 0;
  const openings = units.flatMap(([a, b]): Opening[] => {
    const door = { at: a - west + 1.7, width: 1.6, head: 2.6 };
    const pane = { at: (a + b) / 2 - west + 1.6, width: Math.max(1.2, b - a - 6.4), sill: 0.9, head: 2.6 };
    return b - a > 5 ? [door, pane] : [door];
  });
  return { from: [west, side * street], to: [east, side * street], thickness: 0.16, openings };
}

function isCore([west, east]: Span, side: 1 | -1): boolean {
  return side === 1 && east - west < bay + 0.1 && Math.abs(Math.abs(west + east) / 2 - core) < 0.1;
}

/** Two lifts and the washrooms of a storey, in a bay of their own on the north side. */
function addCore(layer: LayerBuilder, side: 1 | -1, z: number) {
  const [west, east] = [side * core - bay / 2, side * core + bay / 2];
  const front = street + 2.4;
  const lift = (at: number): Opening => ({ at, width: 1.1, head: 2.2 });
  const shafts: Wall[] = [
    {
      from: [west + 0.4, front],
      to: [east - 0.4, front],
      openings: [lift(1.3), lift(3.4), { at: 5.5, width: 0.9, head: 2.1 }],
    },
    { from: [west + 0.4, front + 2.4], to: [east - 0.4, front + 2.4] },
    { from: [west + 0.4, front], to: [west + 0.4, front + 2.4] },
    { from: [west + 2.4, front], to: [west + 2.4, front + 2.4] },
    { from: [west + 4.6, front], to: [west + 4.6, front + 5.6] },
    { from: [east - 0.4, front], to: [east - 0.4, front + 5.6] },
    { from: [west + 4.6, front + 5.6], to: [east - 0.4, front + 5.6] },
  ];
  layer.add(
    'white',
    walls(
      shafts.map((wall) => ({ ...wall, thickness: 0.22 })),
      z,
      z + rise - slab,
    ),
  );
  for (const x of [west + 1.4, west + 3.5])
    layer.add('wood', box([x - 0.8, front + 0.3, z], [x + 0.8, front + 2, z + 0.06]));
}

/** A workshop has its machines along the street and its tables at the window. */
function addWork(layer: LayerBuilder, [west, east]: Span, side: 1 | -1, z: number, random: Random) {
  for (let x = west + 2; x < east - 1.4; x += 3.4) {
    const kind = random() * 0.9;
    const y = side * (kind < 0.5 ? 9.6 : 9);
    if (kind < 0.42) layer.add('wood', desk([x, y, z], 2.4, 90));
    else if (kind < 0.7)
      layer.add('wood', box([x - 0.6, y - 1.5, z], [x + 0.6, y + 1.5, z + 0.9]), chair([x + 1, y, z], 180));
    else if (kind < 0.85)
      layer.add(
        'grey',
        box([x - 0.9, y - 1.1, z], [x + 0.9, y + 1.1, z + 1.5]),
        box([x - 0.5, y - 0.7, z + 1.5], [x + 0.3, y + 0.7, z + 1.9]),
      );
    const store = side * 4.4;
    if (random() < 0.8 && x > west + 3) layer.add('book', shelf([x, store, z], 2.2, 2, 0.6));
  }
}

/** Some blinds are down: the facade is strict, its tenants are not. */
function addBlinds(layer: LayerBuilder, [west, east]: Span, side: 1 | -1, z: number, random: Random) {
  const top = z + rise - slab - 0.02;
  for (let x = Math.ceil(west / 1.2) * 1.2; x < east - 1.2; x += 1.2) {
    if (random() > 0.3) continue;
    const drop = 0.6 + random() * 2.4;
    layer.add('paper', box([x + 0.05, side * 13.5, top - drop], [x + 1.15, side * 13.54, top]));
  }
}

function stairWells([west, east]: Span): Point[][] {
  const [inner, outer] = [42.59, 47.5];
  return [
    ...(west < -outer ? [rect(-outer, -2.22, -inner, 2.22)] : []),
    ...(east > outer ? [rect(inner, -2.22, outer, 2.22)] : []),
  ];
}

/** Two flights at the glazed end of the street. */
function addEndStair(layer: LayerBuilder, side: 1 | -1, storey: number) {
  const below = (storey - 1) * rise;
  // Flights above each other differ by a hair, so that their sides do not lie in one plane.
  const width = 1.9 + (storey % 2) * 0.04;
  const steps = 12;
  const riser = rise / 2 / steps;
  const foot = side * 42.6;
  const outward = side === 1 ? 0 : 180;
  layer.add('white', stair([foot, 1.2, below], outward, { steps, riser, tread: 0.28, width, slab: 0.18 }));
  layer.add(
    'white',
    stair([foot + side * steps * 0.28, -1.2, below + rise / 2], outward + 180, {
      steps,
      riser,
      tread: 0.28,
      width,
      slab: 0.18,
    }),
  );
  const landing: Point = [foot + side * steps * 0.28 + side * 0.02, foot + side * (steps * 0.28 + 1.5)];
  layer.floor(
    'white',
    rect(Math.min(...landing), -2.2, Math.max(...landing), 2.2),
    below + rise / 2 - 0.22,
    below + rise / 2 - 0.02,
  );
}
