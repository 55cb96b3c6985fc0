import { fins } from 'shared/model/geometry/fins';
import { desk } from 'shared/model/geometry/furniture';
import { area, circle, distanceTo, rect, type Bounds } from 'shared/model/geometry/outlines';
import { distance, direction, type Point } from 'shared/model/geometry/points';
import { box, cylinder, prism } from 'shared/model/geometry/prism';
import { ring } from 'shared/model/geometry/rings';
import { shedHouse } from 'shared/model/geometry/roofs';
import { scatter } from 'shared/model/geometry/scatter';
import { stair } from 'shared/model/geometry/stairs';
import { terrain } from 'shared/model/geometry/terrain';
import { walls } from 'shared/model/geometry/walls';
import { startModel } from 'shared/model/start-model';

const gdl = startModel('GDL');
const { random } = gdl;

const plate: Bounds = [-44, -25, 44, 25];
const floor = 0.48;
const roof = { under: 8.98, z: 9.4, top: 9.74 };
const court = { middle: [6, -1] as Point, radius: 14.5, steps: 10, stage: -4.3, pit: -5.2 };
const oculi: [x: number, y: number, radius: number][] = [
  [-33, 17.4, 3.5],
  [-25, -21.6, 1.6],
  [31, -21, 1.9],
  [-4.5, -20.2, 1.8],
  [36.2, 17.6, 3.2],
];
const pool: Bounds = [-26, -51, 22, -39];
const pit = circle(court.middle, court.radius + 0.12, 96);

const land = terrain({ height: hill, bounds: [-150, -96, 150, 130], step: 0.8, base: 0, grid: 1.6 });

const site = gdl.layer('site', 'site');
site.add('site', land.solids);
site.add('site', prism(rect(-420, -420, 420, 420), -5.4, 0, [pit, rect(...pool)]));
site.add('site', prism(rect(-420, -420, 420, 420), -9, -5.4));
site.add('site', prism(rect(...pool), -5.4, -0.42));
site.add('water', prism(rect(...pool), -0.42, -0.3));
for (let i = 0; i < 7; i++) {
  const [x, y] = [-8 + (i % 2) * 0.5, -50.8 + i * 1.75];
  site.add('white', box([x, y, -0.3], [x + 3, y + 1.1, -0.05]));
}

const paving = gdl.layer('paving', 'photo');
const joints = gdl.layer('joints', 'drawing');
for (let x = -72; x <= 72; x += 6) joint([x, -36.4], [x, -26.4]);
for (let y = -36.4; y <= -26; y += 5) joint([-72, y], [72, y]);

const base = gdl.layer('base');
for (let i = 0; i < 3; i++) {
  const out = 1.2 - i * 0.42;
  const [west, south, east, north] = plate;
  base.add('white', prism(rect(west - out, south - out, east + out, north + out), i * 0.16, (i + 1) * 0.16, [pit]));
}

addCourt();
addLibrary();
addMuseum();
addColumns();
addRoof();
addLamps();
addTrees();
addPeople();

function hill(x: number, y: number): number {
  const away = Math.max(0, (((Math.abs(x) / 60) ** 3 + (Math.abs(y + 4) / 42) ** 3) ** (1 / 3) - 1) * 52);
  const s = Math.min(1, away / 34);
  const bump = (cx: number, cy: number, rx: number, ry: number) =>
    Math.exp(-(((x - cx) / rx) ** 2) - ((y - cy) / ry) ** 2);
  const hills =
    11 * bump(-60, 78, 62, 40) +
    8 * bump(62, 84, 48, 30) +
    4.6 * bump(-100, -16, 26, 42) +
    1.2 * Math.sin(x / 23 + 1) * Math.cos(y / 31);
  return hills * s * s * (3 - 2 * s) - (y < -40 ? 0.055 * (-40 - y) : 0);
}

function joint(a: Point, b: Point) {
  paving.add('grey', box([a[0] - 0.035, a[1] - 0.035, 0], [b[0] + 0.035, b[1] + 0.035, 0.012]));
  joints.line([...a, 0.02], [...b, 0.02]);
}

/** Ten red steps round a stage; where the circle is left open a stair comes down. */
function addCourt() {
  const layer = gdl.layer('court');
  const { middle, radius, steps, stage, pit: bottom } = court;
  const open = { from: 291.6, to: 367.2 };
  for (let i = 0; i < steps; i++) {
    const outer = radius - i * 0.95;
    const seats = { from: open.to - 360, to: open.from, sides: 72 };
    layer.add('red', ring(middle, outer - 0.95, outer, bottom, floor - (i + 1) * 0.44, seats));
  }
  layer.add('red', cylinder(middle, radius - steps * 0.95, bottom, stage, 72));
  layer.add('red', ring(middle, radius - steps * 0.95, radius - 3.1, bottom, stage, { ...open, sides: 24 }));
  const flight = 28;
  for (let i = 0; i < flight; i++) {
    const turn = (open.to - open.from) / flight;
    const span = { from: open.from + i * turn, to: open.from + (i + 1) * turn, sides: 2 };
    const top = floor - ((floor - stage) * (i + 1)) / (flight + 1);
    layer.add('white', ring(middle, radius - 3.1, radius, bottom, top, span));
  }
  layer.add('white', cylinder(middle, radius, bottom - 0.19, bottom, 96));
  layer.add('white', ring(middle, radius, radius + 0.22, bottom, floor + 0.12, { sides: 96 }));
}

/** Two floors behind glass and fins: stacks to the north, tables to the south. */
function addLibrary() {
  const layer = gdl.layer('library');
  const [x0, y0, x1, y1] = [-39, -18.5, -11, 12.5];
  const upper = floor + 4.5;
  const well = rect(-28.2, -7, -20, 9);
  layer.floor('white', rect(x0 - 0.4, y0 - 0.4, x1 + 0.4, y1 + 0.4), floor, floor + 0.05);
  layer.floor('white', rect(x0 + 0.1, y0 + 0.1, x1 - 0.1, y1 - 0.1), upper, upper + 0.42, [well]);
  layer.add('glass', prism(rect(x0, y0, x1, y1), floor + 0.05, roof.under, [rect(x0 + 0.06, y0 + 0.06, x1 - 0.06, y1 - 0.06)]));
  const corners: Point[] = rect(x0, y0, x1, y1);
  corners.forEach((from, i) => {
    const to = corners[(i + 1) % 4] ?? from;
    layer.add('white', fins(from, to, { z0: floor, z1: roof.under, step: 1.05, width: 0.12, depth: 0.55 }));
  });
  for (const z of [floor + 0.05, upper + 0.42]) {
    for (let i = 0; i < 14; i++) {
      const x = x0 + 2.4 + i * 1.8;
      const shortened = z > upper && x > -28.8 && x < -19.6;
      layer.add('book', box([x, shortened ? 9.6 : -0.6, z], [x + 0.45, 11.4, z + 2.1]));
    }
    for (let i = 0; i < 6; i++) {
      for (let j = 0; j < 2; j++) layer.add('wood', desk([x0 + 3.9 + i * 4.3, -15.4 + j * 4.6, z], 2.4));
    }
  }
  layer.add('white', stair([-20.3, -5.6, floor + 0.05], 180, { steps: 26, riser: 4.87 / 26, tread: 0.3, width: 2, slab: 0.2 }));
}

/** Closed rooms with one door each to the next, and a foyer beside the court. */
function addMuseum() {
  const layer = gdl.layer('museum');
  const thick = { thickness: 0.45 };
  const door = (at: number, width = 2.5) => ({ at, width, head: 3 });
  const rooms = walls(
    [
      { from: [22.5, -17], to: [39.8, -17], ...thick },
      { from: [39.8, -17], to: [39.8, 12.8], ...thick, openings: [door(20, 2)] },
      { from: [39.8, 12.8], to: [22.5, 12.8], ...thick },
      { from: [22.5, 12.8], to: [22.5, -17], ...thick, openings: [door(14.5, 4.5)] },
      { from: [29.8, -17], to: [29.8, 12.8], ...thick, openings: [door(12), door(26)] },
      { from: [22.5, 4], to: [29.8, 4], ...thick, openings: [door(5)] },
      { from: [29.8, 1], to: [39.8, 1], ...thick, openings: [door(4)] },
    ],
    floor,
    roof.under,
  );
  const foyer = walls(
    [
      { from: [-3, 16.4], to: [18, 16.4], ...thick, openings: [door(9.5, 5)] },
      { from: [18, 16.4], to: [18, 19.8], ...thick },
      { from: [18, 19.8], to: [-3, 19.8], ...thick, openings: [door(12, 4)] },
      { from: [-3, 19.8], to: [-3, 16.4], ...thick },
    ],
    floor,
    roof.under,
  );
  layer.add('white', rooms, foyer);
  layer.floor('white', rect(22.725, -16.775, 39.575, 12.575), floor, floor + 0.03);
  layer.floor('white', rect(-2.775, 16.625, 17.775, 19.575), floor, floor + 0.03);
  for (const [x, y, w, d, h] of [
    [25, -13.5, 1.2, 1.2, 1], [27.2, -8, 1.2, 1.2, 1], [25.6, -1.6, 0.9, 0.9, 1.4], [24.6, 8.4, 2.6, 0.5, 0.45],
    [33, -12.6, 0.25, 5, 3], [36.4, -6.4, 1.6, 1.6, 0.5], [33.6, -2.6, 2.8, 0.5, 0.45], [34, 5.6, 4, 0.25, 3],
    [36.6, 9.6, 1, 1, 1.2], [33.2, 9.6, 1, 1, 1.2], [3, 17.6, 2.4, 0.6, 0.45], [13, 17.4, 3, 0.8, 1.1],
  ] as const) {
    layer.add('white', box([x, y, floor + 0.03], [x + w, y + d, floor + 0.03 + h]));
  }
  for (let i = 0; i < 11; i++) {
    const y = -16 + i * 2.6;
    if (y < 1.6 || y > 4.2) layer.add('white', box([40.03, y, floor], [40.4, y + 0.14, roof.under]));
  }
}

/** Light in the roofed rooms, under their ceilings. */
function addLamps() {
  const layer = gdl.layer('lamps', 'photo');
  const lamp = (west: number, south: number, east: number, north: number, z: number) =>
    layer.add('glow', box([west, south, z - 0.06], [east, north, z - 0.02]));
  for (const z of [floor + 4.5, roof.under]) for (const x of [-36, -16]) lamp(x, -16, x + 2.4, 10, z);
  lamp(25, -15, 27, 11, roof.under);
  lamp(33.5, -15, 35.5, 11, roof.under);
  lamp(0, 17.6, 15, 18.6, roof.under);
}

function addColumns() {
  const layer = gdl.layer('columns');
  const column = (x: number, y: number, r = 0.16) => layer.add('white', cylinder([x, y], r, floor, roof.under, 16));
  for (let x = -42; x <= 42.1; x += 4.2) [-23, 23].forEach((y) => column(x, y));
  for (let y = -18.8; y <= 19; y += 4.2) [-42, 42].forEach((x) => column(x, y));
  for (let x = -4; x <= 18; x += 4.4) column(x, -18);
  for (let i = 0; i < 44; i++) {
    if (i % 11 === 0) continue;
    const [c, s] = direction((360 * i) / 44);
    column(court.middle[0] + (court.radius + 0.5) * c, court.middle[1] + (court.radius + 0.5) * s, 0.1);
  }
}

/** One plate with a hole for the court and one wherever something has to come through. */
function addRoof() {
  const layer = gdl.layer('roof');
  const seams = gdl.layer('seams', 'photo');
  const hole = court.radius - 0.6;
  const holes = [circle(court.middle, hole, 96), ...oculi.map(([x, y, r]) => circle([x, y], r, 48))];
  const [west, south, east, north] = plate;
  const edge = (by: number) => rect(west + by, south + by, east - by, north - by);
  layer.add('roof', prism(edge(0), roof.z, roof.top, holes), prism(edge(0), roof.top, roof.top + 0.16, [edge(0.3)]));
  layer.add('roof', prism(edge(0.9), roof.under, roof.z, holes));
  layer.add('roof', ring(court.middle, hole, hole + 0.24, roof.top, roof.top + 0.38, { sides: 96 }));
  for (const [x, y, r] of oculi) layer.add('roof', ring([x, y], r, r + 0.16, roof.top, roof.top + 0.26, { sides: 48 }));
  for (let x = west + 2.1; x < east - 1; x += 2.1) {
    for (const [a, b] of seamsAt(x)) {
      seams.add('grey', box([x - 0.03, a, roof.top], [x + 0.03, b, roof.top + 0.07]));
      layer.line([x, a, roof.top + 0.02], [x, b, roof.top + 0.02]);
    }
  }
  for (let i = 0; i < 7; i++) {
    const y = -16.2 + i * 4.1;
    for (const [a, b] of [[23.5, 29.6], [32, 38.6]] as const) {
      layer.add('roof', shedHouse([a, y, b, y + 2.6], { z0: roof.top, eaves: roof.top + 0.1, ridge: roof.top + 1.5, along: 'x' }));
    }
  }
  for (let i = 0; i < 11; i++) {
    for (let j = 0; j < 9; j++) {
      const at: Point = [-37.4 + i * 2.52, -15.6 + j * 3.3];
      if (oculi.some(([x, y, r]) => distance([x, y], at) < r + 1.2)) continue;
      layer.add('roof', ring(at, 0.5, 0.62, roof.top, roof.top + 0.28, { sides: 20 }));
      layer.add('dark', cylinder(at, 0.5, roof.top, roof.top + 0.06, 20));
    }
  }
}

/** Where a seam runs at x: from edge to edge, less the holes it meets. */
function seamsAt(x: number): [number, number][] {
  let runs: [number, number][] = [[plate[1] + 0.5, plate[3] - 0.5]];
  for (const [cx, cy, r] of [[...court.middle, court.radius] as const, ...oculi]) {
    const reach = r + 0.4;
    if (Math.abs(x - cx) >= reach) continue;
    const half = Math.sqrt(reach ** 2 - (x - cx) ** 2);
    runs = runs.flatMap(([a, b]): [number, number][] => [
      [a, Math.min(b, cy - half)],
      [Math.max(a, cy + half), b],
    ]);
  }
  return runs.filter(([a, b]) => b - a > 0.3);
}

function addTrees() {
  const layer = gdl.layer('trees', 'site');
  for (const [x, y, r] of oculi) if (r > 3) layer.tree(x, y, floor, { size: r * 0.36 });
  const house = rect(plate[0], plate[1], plate[2], plate[3]);
  const clear = (x: number, y: number) =>
    distanceTo(rect(...pool), [x, y]) > 4.5 && distanceTo(house, [x, y]) > 7 && Math.abs(x) < 124;
  const inside = (x: number, y: number) => Math.abs(x) < 50 && y > -56 && y < 31;
  const grove = scatter({
    bounds: [-124, -66, 124, 108],
    count: 120,
    apart: 6.2,
    random,
    likely: (x, y) => (inside(x, y) || !clear(x, y) ? 0 : y > 30 ? 0.75 : 0.16),
  });
  const south = scatter({
    bounds: [-64, -70, 106, -42],
    count: 26,
    apart: 5.8,
    random,
    likely: (x, y) => (!clear(x, y) || (x < 34 && y > -58) || (x > -58 && x < -14) ? 0 : 0.8),
  });
  for (const [x, y] of [...grove, ...south.filter((p) => grove.every((q) => distance(p, q) > 5))]) {
    layer.tree(x, y, land.heightAt(x, y), { size: 0.85 + random() * 0.5 });
  }
}

function addPeople() {
  const layer = gdl.layer('people', 'site');
  const strewn = (bounds: Bounds, count: number, z: number) => {
    for (const [x, y] of scatter({ bounds, count, apart: 1.2, random })) layer.person(x, y, z);
  };
  strewn([-30, -36, 36, -28], 15, 0);
  strewn([48, -38, 84, -27], 6, 0);
  strewn([-40, -22.2, 0, -19.8], 6, floor);
  strewn([4, -22, 40, -18.8], 6, floor);
  for (let i = 0; i < 4; i++) layer.person(-6.4 + (i % 2) * 0.6, -48.5 + i * 3.5, -0.05, { turn: 88 });
  for (let i = 0; i < 9; i++) {
    const step = Math.floor(random() * 7);
    const [c, s] = direction(20 + random() * 250);
    const r = court.radius - step * 0.95 - 0.45;
    layer.person(court.middle[0] + r * c, court.middle[1] + r * s, floor - (step + 1) * 0.44);
  }
  layer.person(court.middle[0] + 0.6, court.middle[1], court.stage);
  for (const [x, y] of [[26.5, -11], [28, -4], [35, -9.5], [35.8, 3.6], [37.6, 8.2], [26.8, 9.6]] as const) layer.person(x, y, floor + 0.03);
}

const sun = { azimuth: 129, altitude: 38 };

export const model = gdl.finish({
  measures: { roofArea: area(rect(...plate)), length: plate[2] - plate[0] },
  cameras: {
    hero: {
      from: [-92, -126, 90],
      at: [4, 0, 0],
      lens: 50,
      focus: [4, -6, 5],
      aperture: 0.5,
      look: { sun: { azimuth: 164, altitude: 38 } },
    },
    close: { from: [28, -70, 39], at: [3.5, -3, 5], lens: 64, focus: [6, -6, 6], aperture: 0.3 },
    open: { from: [-62, -150, 128], at: [-1, -3, 3], lens: 68, hide: ['roof', 'seams', 'lamps'] },
  },
  drawings: {
    axo: { kind: 'axo', azimuth: 208, altitude: 38, block: { plan: [-76, -58, 70, 58], bottom: -6.2 }, sun, weight: 1.4 },
    plan: { kind: 'plan', cut: 1.75, frame: [-74, -58, 74, 42] },
    section: { kind: 'section', look: 'north', at: -1, frame: [-74, -8.5, 74, 24], greyFrom: 60 },
    exploded: {
      kind: 'axo', azimuth: 208, altitude: 38, block: { plan: [-52, -58, 52, 34], bottom: -6.2 },
      lift: { roof: 26 }, sun, weight: 1.4, trees: false,
    },
  },
  look: { glow: 5, ground: -9.01, fade: { middle: [0, 0], from: 95, to: 190 } },
});
