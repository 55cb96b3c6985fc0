import { boat, car } from '@portfolio/model/geometry/furniture';
import { rect, type Bounds } from '@portfolio/model/geometry/outlines';
import { box, cylinder, prism } from '@portfolio/model/geometry/prism';
import { tube } from '@portfolio/model/geometry/rings';
import { pitchedHouse, sawtoothHall } from '@portfolio/model/geometry/roofs';
import type { Solids } from '@portfolio/model/geometry/solid';
import type { ModelBuilder } from '@portfolio/model/start-model';

/** Top of quays and yards: one step below the ground floor. */
export const yard = -0.15;
/** The canal runs from west to east along the south side. */
export const canal = { north: -32, south: -56, water: -2.1 };
const bridge = { x: -66, width: 3.2 };

/** Canal, quays and the sheds of the quarter. */
export function addSite(model: ModelBuilder) {
  addGround(model);
  addQuays(model);
  addSheds(model);
  addBridge(model);
}

function addGround(model: ModelBuilder) {
  const ground = model.layer('ground', 'site');
  ground.add('site', prism(rect(-520, canal.north, 520, 620), -6, yard));
  ground.add('site', prism(rect(-520, -420, 520, canal.south), -6, yard));
  ground.add('water', prism(rect(-520, canal.south, 520, canal.north), -6, canal.water));
  const paving = model.layer('paving', 'photo');
  const joints = model.layer('joints', 'drawing');
  const joint = (a: readonly [number, number], b: readonly [number, number]) => {
    paving.add('grey', box([a[0] - 0.04, a[1] - 0.04, yard], [b[0] + 0.04, b[1] + 0.04, yard + 0.012]));
    joints.line([...a, yard + 0.02], [...b, yard + 0.02]);
  };
  for (let x = -57.6; x <= 57.6; x += 7.2) joint([x, canal.north + 1.4], [x, -16.6]);
  for (let y = canal.north + 1.4; y < -16; y += 4.6) joint([-57.6, y], [57.6, y]);
}

/** Stone copings, bollards, rails of the old quay crane, moored barges. */
function addQuays(model: ModelBuilder) {
  const quay = model.layer('quay', 'site');
  quay.add('card', box([-520, canal.north - 0.25, yard], [520, canal.north + 0.65, yard + 0.22]));
  quay.add('card', box([-520, canal.south - 0.65, yard], [520, canal.south + 0.25, yard + 0.22]));
  for (const y of [canal.north + 2.6, canal.north + 8.6]) {
    quay.add('grey', box([-120, y - 0.09, yard], [120, y + 0.09, yard + 0.1]));
  }
  for (let x = -94; x <= 110; x += 12) {
    for (const y of [canal.north + 0.2, canal.south - 0.2])
      quay.add('dark', cylinder([x, y], 0.22, yard + 0.22, 0.55, 12));
  }
  for (let x = -86; x <= 110; x += 36) {
    for (let i = 0; i < 9; i++) {
      const z = canal.water - 0.2 + i * 0.24;
      quay.add('grey', box([x, canal.north - 0.34, z], [x + 0.5, canal.north - 0.28, z + 0.06]));
    }
  }
  const boats = model.layer('boats', 'site');
  boats.add('card', barge([13, canal.north - 4.2], 34), barge([-38, canal.south + 4.4], 30));
  boats.add(
    'white',
    boat([54, canal.north - 2.6, canal.water + 0.3], 9, 180),
    boat([-8, canal.south + 2.4, canal.water + 0.3], 7),
  );
  boats.add('white', boat([76, canal.south + 2.8, canal.water + 0.3], 10, 4));
  addCrane(model);
}

/** A flat hull with a low hatch and a wheelhouse aft. */
function barge([x, y]: readonly [number, number], length: number): Solids[] {
  const half = length / 2;
  const hull = [
    [x - half, y - 2.4],
    [x + half - 5, y - 2.4],
    [x + half, y],
    [x + half - 5, y + 2.4],
    [x - half, y + 2.4],
  ] as const;
  const deck = canal.water + 1.5;
  const hatches = [0, 1, 2].map((i) => {
    const start = x - half + 7 + (i * (length - 15)) / 3;
    return box([start, y - 1.7, deck], [start + (length - 15) / 3 - 0.5, y + 1.7, deck + 0.7]);
  });
  return [
    prism(hull, canal.water - 0.5, deck),
    ...hatches,
    box([x - half + 1.6, y - 1.5, deck], [x - half + 5, y + 1.5, deck + 2.3]),
    box([x - half + 1.3, y - 1.8, deck + 2.3], [x - half + 5.4, y + 1.8, deck + 2.5]),
  ];
}

/** The gantry that unloaded coal and stays as the yard's roof crane. */
function addCrane(model: ModelBuilder) {
  const crane = model.layer('crane', 'site');
  const [south, north] = [canal.north + 2.6, canal.north + 8.6];
  const at = -46;
  for (const x of [at - 2.6, at + 2.6]) {
    for (const y of [south, north]) {
      crane.add('card', tube([x, y, yard + 0.1], [at + (x - at) * 0.4, y, 8.2], 0.17, { sides: 8 }));
      crane.add('dark', box([x - 0.5, y - 0.2, yard + 0.1], [x + 0.5, y + 0.2, 0.4]));
    }
    crane.add('card', tube([x, south, 1.2], [x, north, 1.2], 0.1, { sides: 6 }));
  }
  for (const x of [at - 0.9, at + 0.9])
    crane.add('card', box([x - 0.2, canal.north - 8, 8.2], [x + 0.2, north + 2.6, 8.9]));
  for (let y = canal.north - 7; y < north + 2; y += 2.4)
    crane.add('card', box([at - 0.7, y, 8.3], [at + 0.7, y + 0.18, 8.6]));
  crane.add('card', box([at - 1.2, south + 0.8, 8.92], [at + 1.2, north - 0.6, 11]));
  crane.add('dark', tube([at, canal.north - 5, 8.3], [at, canal.north - 5, 3.2], 0.06, { sides: 6 }));
}

function addBridge(model: ModelBuilder) {
  const layer = model.layer('bridge', 'site');
  const [west, east] = [bridge.x - bridge.width / 2, bridge.x + bridge.width / 2];
  layer.add('card', box([west, canal.south - 1, yard + 0.24], [east, canal.north + 1, yard + 0.6]));
  for (const x of [west, east - 0.12]) {
    layer.add('card', box([x, canal.south - 1, yard + 1.5], [x + 0.12, canal.north + 1, yard + 1.62]));
    for (let y = canal.south - 0.8; y < canal.north + 1; y += 1.25) {
      layer.add('card', box([x + 0.02, y, yard + 0.6], [x + 0.1, y + 0.08, yard + 1.5]));
    }
  }
  for (const y of [-48.4, -39.8]) layer.add('card', box([west + 0.3, y, -5], [east - 0.3, y + 0.8, yard + 0.24]));
}

/** Rows of sheds; the low ones stand towards the observer. */
function addSheds(model: ModelBuilder) {
  const sheds = model.layer('sheds', 'context');
  const { random } = model;
  const row = (from: number, to: number, south: number, depth: number, eaves: number) => {
    for (let x = from; x < to;) {
      const width = 22 + Math.floor(random() * 4) * 9;
      sheds.add(
        'context',
        shed(
          [x, south + random() * 3, Math.min(x + width, to), south + depth],
          eaves * (0.8 + random() * 0.4),
          random(),
        ),
      );
      x += width + (random() < 0.45 ? 9 : 2.5);
    }
  };
  row(-430, -74, -14, 38, 6.5);
  row(84, 430, -10, 36, 5.5);
  row(-430, 430, 36, 40, 6.5);
  row(-430, 430, 90, 44, 7.5);
  row(-430, 430, 148, 40, 8);
  row(-430, 430, 204, 44, 8);
  row(-430, 430, 262, 50, 9);
  row(-430, -76, -106, 34, 4.2);
  sheds.add('context', sawtoothHall([-58, -108, -14, -74], { z0: yard, eaves: 3.2, ridge: 5.6, along: 'y' }, 7));
  sheds.add('context', sawtoothHall([-8, -112, 30, -78], { z0: yard, eaves: 2.8, ridge: 5, along: 'y' }, 6));
  for (const [x, y, z] of [
    [-118, 82, 34],
    [-187, 142, 30],
    [96, 140, 31],
  ] as const) {
    sheds.add(
      'context',
      tube([x, y, yard], [x, y, z], 1.7, { endRadius: 1, sides: 20 }),
      cylinder([x, y], 1.3, z, z + 0.5, 20),
    );
  }
  const parked = model.layer('parked', 'site');
  for (const [x, y, turn] of [
    [64, -8, 90],
    [67, -8, 90],
    [70, -7.6, 90],
    [76, -8.2, 90],
    [64, 6, 270],
    [70, 6.2, 270],
    [-58, 8, 88],
  ] as const) {
    parked.add('card', car([x, y, yard], turn));
  }
}

function shed(plan: Bounds, eaves: number, chance: number): Solids[] {
  const [west, south, east, north] = plan;
  const [width, depth] = [east - west, north - south];
  if (width < 8) return [];
  const rise = { z0: yard, eaves };
  if (chance < 0.2) {
    return [sawtoothHall(plan, { ...rise, ridge: eaves + 3.4, along: 'x' }, Math.max(3, Math.round(depth / 7.5)))];
  }
  if (chance < 0.72) {
    return [sawtoothHall(plan, { ...rise, ridge: eaves + 3, along: 'y' }, Math.max(3, Math.round(width / 7.5)))];
  }
  if (chance < 0.93) {
    const bays = Math.max(1, Math.round(width / 15));
    return Array.from({ length: bays }, (_, i): Solids => {
      const [a, b] = [west + (width * i) / bays, west + (width * (i + 1)) / bays];
      return pitchedHouse([a, south, b - 0.02, north], { ...rise, ridge: eaves + 3.6, along: 'y' });
    });
  }
  const lights = Array.from({ length: Math.floor(width / 6) }, (_, i) => {
    const x = west + 2.5 + i * 6;
    return box([x, south + 3, eaves], [x + 2, north - 3, eaves + 1]);
  });
  return [box([west, south, yard], [east, north, eaves]), ...lights];
}
