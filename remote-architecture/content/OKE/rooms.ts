import { doorSwing } from '@portfolio/model/geometry/furniture';
import { rect } from '@portfolio/model/geometry/outlines';
import { box, prism } from '@portfolio/model/geometry/prism';
import { tube } from '@portfolio/model/geometry/rings';
import { walls, type Opening, type Wall } from '@portfolio/model/geometry/walls';
import type { LayerBuilder, ModelBuilder } from '@portfolio/model/start-model';
import { addFlights, addLounges, furnishBedroom, furnishClass, furnishHall, furnishStudy } from './furniture';
import { eachSide, faces, house, onSide, type Side } from './ring';
import { corridor, middles, turnOf, type Row } from './rows';
import { stairWay } from './stair';

const corner = 19.2;
const thin = 0.18;

const bedrooms = {
  long: { from: -corner, to: corner, count: 9 },
  short: { from: -corridor.outer, to: corridor.outer, count: 11 },
  court: { from: -12.53, to: 12.53, count: 6 },
};
const classrooms = {
  long: { from: -corner, to: corner, count: 4 },
  short: { from: -corridor.outer, to: corridor.outer, count: 5 },
  court: { from: -12.53, to: 12.53, count: 3 },
};

export const beds = 2 * (2 * bedrooms.long.count + 2 * bedrooms.short.count + 4 * bedrooms.court.count - 4);

export function addRooms(oke: ModelBuilder) {
  const furniture = oke.layer('furniture');
  const curtains = oke.layer('curtains', 'photo');
  addStorey(oke.layer('classrooms'), curtains, classrooms, house.lower, house.upper - 0.4);
  addStorey(oke.layer('bedrooms'), curtains, bedrooms, house.upper, house.roof);
  eachSide((side) => {
    const long = side % 2 === 0;
    for (const [u, width] of middles(long ? bedrooms.long : bedrooms.short))
      furnishBedroom(furniture, side, { u, width, v: 26.1, back: corridor.outer + 0.3 });
    for (const [u, width] of middles(bedrooms.court))
      furnishBedroom(furniture, side, { u, width, v: 16, back: corridor.inner - 0.3 });
    middles(long ? classrooms.long : classrooms.short).forEach(([u], i) => {
      if (side !== 2 || i === 0 || i === 3) furnishClass(furniture, side, u);
    });
    for (const [u] of middles(classrooms.court)) if (side !== 2) furnishStudy(furniture, side, u);
    addLounges(furniture, side);
    if (side === 2) furnishHall(furniture);
    addFlights(furniture, side);
  });
}

type Rows = typeof bedrooms;

function addStorey(layer: LayerBuilder, curtains: LayerBuilder, rows: Rows, z0: number, z1: number) {
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
    wall(-corridor.inner, corridor.inner, corridor.inner, corridor.inner, thin, [
      ...doors(rows.court, corridor.inner, open),
      ...[-17.6, 17.6].map((u) => ({ at: u + corridor.inner, width: 1.4, head: 2.4 })),
    ]);
    for (const u of edges(outer)) if (!(open && Math.abs(u) < 1)) wall(u, corridor.outer, u, full, thin);
    for (const u of edges(rows.court)) if (!(open && Math.abs(u) < 6)) wall(u, faces.court, u, corridor.inner, thin);
    addGlass(layer, side, isUpper);
    if (!isUpper) addSwings(layer, side, outer, rows.court);
    else addShutters(layer, curtains, side);
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
    return [
      { at: 0.5 + width / 2, width, sill: 0.35, head: 3.2 },
      { at: half, width: 3, head: 3.2 },
      { at: half + 1.5 + width / 2, width, sill: 0.35, head: 3.2 },
    ];
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
  for (const [row, v, opens] of [
    [outer, corridor.outer, -1],
    [court, corridor.inner, 1],
  ] as const) {
    for (const [u, width] of middles(row)) {
      if (side === 2 && Math.abs(u) < 9) continue;
      layer.line(...doorSwing(onSide(side, u - width / 2 + 0.45, v), 1, turnOf(side), opens, house.lower + 1.3));
    }
  }
}

/** A shutter beside every window, some half across, and curtains behind the glass, some drawn. */
function addShutters(layer: LayerBuilder, curtains: LayerBuilder, side: Side) {
  const span = (faces.outer * 2 - 0.6) / 15;
  const out = faces.outer + faces.wall / 2;
  for (let i = 0; i < 15; i++) {
    const slid = [0, 0.9, 0, 0.5, 1.15, 0, 0.7][(i * 3 + side * 2) % 7] ?? 0;
    const u = -faces.outer + 0.3 + (i + 0.5) * span + 1.72 - slid;
    const [a, b] = [onSide(side, u - 0.58, out + 0.05), onSide(side, u + 0.58, out + 0.12)];
    layer.add('white', box([...a, house.upper + 0.5], [...b, house.upper + 2.85]));
    const middle = -faces.outer + 0.3 + (i + 0.5) * span;
    const drawn = [1.25, 0.7, 2.3, 0.9, 1.6][(i * 2 + side) % 5] ?? 1;
    const [c, d] = [onSide(side, middle - 1.13, out - 0.42), onSide(side, middle - 1.13 + drawn * 0.98, out - 0.38)];
    curtains.add('paper', box([...c, house.upper + 0.4], [...d, house.upper + 2.9]));
  }
}

/** After dark: a lamp in every other bedroom at the court, the corridor behind it, and light under the rails of the stair. */
export function addNightLamps(oke: ModelBuilder) {
  const layer = oke.layer('night lamps', 'photo');
  const z = house.roof - 0.12;
  const square = (half: number) => rect(-half, -half, half, half);
  layer.add('glow', prism(square(22.2), z, z + 0.04, [square(20.4)]));
  eachSide((side) => {
    middles(bedrooms.court).forEach(([u, width], i) => {
      const share = [1, 0, 0.8, 0.35, 0.25, 0.9, 0.5][(i * 3 + side * 5) % 7] ?? 0;
      if (share === 0) return;
      const half = (width / 2 - 0.4) * share;
      const [a, b] = [onSide(side, u - half, 16.2 - 2.6 * share), onSide(side, u + half, 16.2 + 2.6 * share)];
      layer.add('glow', box([...a, z], [...b, z + 0.04]));
    });
  });
  const { foot, top, rise } = stairWay;
  for (const x of [-3, 3])
    layer.add('glow', tube([x, foot + 0.8, 0.86], [x, top - 0.2, rise + 0.71], 0.18, { sides: 8 }));
}

/** Light in the classrooms from ceilings as wide as the rooms: small lamps behind glass would only sparkle. */
export function addLamps(oke: ModelBuilder) {
  const layer = oke.layer('lamps', 'photo');
  const z = house.upper - 0.5;
  const square = (half: number) => rect(-half, -half, half, half);
  layer.add('glow', prism(square(28.6), z, z + 0.04, [square(23.6)]), prism(square(18.6), z, z + 0.04, [square(13.6)]));

  // The bedrooms are lit in the near view alone: from across the harbour their windows are specks.
  const above = oke.layer('bedroom lamps', 'photo');
  const ceiling = house.roof - 0.12;
  above.add(
    'glow',
    prism(square(28.4), ceiling, ceiling + 0.04, [square(24)]),
    prism(square(18), ceiling, ceiling + 0.04, [square(14)]),
  );
}
