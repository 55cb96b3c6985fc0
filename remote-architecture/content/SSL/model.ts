import { blocks } from 'shared/model/geometry/blocks';
import { arc, circle, type Bounds } from 'shared/model/geometry/outlines';
import { direction, mix, type Point, type Point3 } from 'shared/model/geometry/points';
import { box, cylinder, prism } from 'shared/model/geometry/prism';
import { ring, tube } from 'shared/model/geometry/rings';
import { along, beside, spiral, sweep } from 'shared/model/geometry/sweeps';
import { startModel } from 'shared/model/start-model';

const ssl = startModel('SSL');
const { random } = ssl;

const top = 115.6;
const lattice = { foot: 21, head: 15.5, bars: 22, twist: 108 };
const decks = [51, 77, 102.6];
const plaza = 0.64;
const middle: Point = [0, 0];

addGround();
addCity();
addPlaza();
addTower();
addDecks();
addRamp();
addTrees();
addPeople();

/** A point on a straight bar of the lattice: `way` 1 or −1 for the two sets that cross. */
function onBar(degrees: number, share: number, way: 1 | -1): Point3 {
  const [c, s] = direction(degrees);
  const [u, v] = direction(degrees + way * lattice.twist);
  return mix([lattice.foot * c, lattice.foot * s, 0], [lattice.head * u, lattice.head * v, top], share);
}

/** Radius of the hyperboloid at a height, metres. */
function radiusAt(z: number): number {
  const [x, y] = onBar(0, z / top, 1);
  return Math.hypot(x, y);
}

function river(x: number): number {
  return -118 + 16 * Math.sin(x / 95 + 0.6);
}

function bank(offset: number): Point[] {
  return Array.from({ length: 71 }, (_, i) => [-420 + i * 12, river(-420 + i * 12) + offset]);
}

function addGround() {
  const ground = ssl.layer('ground', 'site');
  const water = ssl.layer('river', 'site');
  const [north, south] = [bank(13), bank(-15)];
  ground.add('ground', prism([...north, [420, 560], [-420, 560]], -6, 0));
  ground.add('ground', prism([[-420, -420], [420, -420], ...south.toReversed()], -6, 0));
  water.add('water', prism([...south, ...north.toReversed()], -6, -2.4));
  for (const line of [bank(13.5), bank(-15.5)]) {
    water.add('card', sweep(along(line.map(([x, y]): Point3 => [x, y, 0])), 0.7, 0.9));
  }
  const bridge = 34;
  water.add('card', box([bridge - 3, river(bridge) - 20, 0.5], [bridge + 3, river(bridge) + 19, 1]));
  for (const y of [-7, 5]) {
    water.add('card', box([bridge - 2.4, river(bridge) + y - 0.6, -2.4], [bridge + 2.4, river(bridge) + y + 0.6, 0.5]));
  }
}

function addCity() {
  const city = ssl.layer('city', 'context');
  const height = (x: number, y: number, r: number) => {
    const away = Math.hypot(x, y);
    const before = y < 20 && x < 60;
    const tall = r > 0.975 && !before && away > 260 ? 12 : 0;
    return 4 + r * r * (before ? 5 : 12) * (away < 120 ? 0.7 : 1) + tall;
  };
  const keep = (x: number, y: number) => Math.hypot(x, y) > 80 && y > river(x) + 37;
  const quarters: [Bounds, number][] = [
    [[-112, -96, 112, 112], 24],
    [[-420, -100, -122, 520], 21],
    [[122, -100, 420, 520], 33],
    [[-112, 122, 112, 520], 27],
  ];
  for (const [bounds, seed] of quarters) {
    city.add('context', blocks(bounds, { plot: 17, street: 9, seed, courts: 0.2, keep, height }));
  }
  const beyond = { plot: 17, street: 9, seed: 8, keep: (x: number, y: number) => y < river(x) - 38 };
  city.add('context', blocks([-420, -330, 420, -160], { ...beyond, height: (_x, _y, r) => 3.5 + r * r * 4 }));
}

function addPlaza() {
  const layer = ssl.layer('plaza');
  const paving = ssl.layer('paving', 'site');
  paving.add('card', prism(circle(middle, 58, 120), 0, 0.04));
  paving.add('white', ring(middle, 46, 46.35, 0.04, 0.16, { sides: 120 }));
  for (let i = 0; i < 4; i++)
    layer.add('white', prism(circle(middle, 34 - i * 1.1, 120), 0.04 + i * 0.15, 0.04 + (i + 1) * 0.15));
  const open = { from: 29, to: 298 };
  layer.add('white', ring(middle, 12.2, 12.5, plaza, 5.4, open));
  layer.add('white', ring(middle, 5.5, 13.6, 5.4, 5.8, { from: 20, to: 309 }));
  for (const [x, y] of arc(middle, 13.2, 29, 298, 47))
    layer.add('white', tube([x, y, plaza], [x, y, 5.4], 0.07, { sides: 6 }));
}

function addTower() {
  const layer = ssl.layer('lattice');
  for (let i = 0; i < lattice.bars; i++) {
    for (const way of [-1, 1] as const) {
      const a = (360 * i) / lattice.bars;
      layer.add('white', tube(onBar(a, 0, way), onBar(a, 1, way), 0.3, { endRadius: 0.2, sides: 10 }));
    }
  }
  for (let i = 1; i < 9; i++) {
    const z = (top * i) / 9;
    layer.add('white', ring(middle, radiusAt(z) - 0.16, radiusAt(z) + 0.16, z - 0.14, z + 0.14, { sides: 72 }));
  }
  layer.add('white', ring(middle, lattice.head - 0.3, lattice.head + 0.45, top - 0.3, top + 0.5, { sides: 96 }));

  const core = ssl.layer('core');
  core.add('white', prism(circle(middle, 2.7, 40), plaza, top + 4, [circle(middle, 2.4, 40)]));
  for (const [x, y] of circle(middle, 2.74, 20))
    core.add('white', box([x - 0.08, y - 0.08, plaza], [x + 0.08, y + 0.08, top + 3.98]));
  core.add('white', cylinder(middle, 3.6, top + 4, top + 4.4, 40));
}

/** Three rooms to look from, each between two plates, behind fins. */
function addDecks() {
  const layer = ssl.layer('decks');
  const lamps = ssl.layer('lamps', 'photo');
  for (const z of decks) {
    const r = radiusAt(z) - 0.7;
    layer.floor('white', circle(middle, r, 72), z - 0.5, z, [circle(middle, 3.3, 40)]);
    layer.add('white', prism(circle(middle, r, 72), z + 4.4, z + 4.9, [circle(middle, 3.3, 40)]));
    layer.add(
      'white',
      ring(middle, r - 0.08, r, z + 4.9, z + 6, { sides: 72 }),
      ring(middle, r - 0.08, r, z, z + 1.1, { sides: 72 }),
    );
    for (let i = 0; i < 72; i++) {
      const [c, s] = direction(i * 5);
      const at = (radius: number, side: number): Point => [radius * c - side * s, radius * s + side * c];
      layer.add(
        'white',
        prism([at(r - 1.5, -0.05), at(r - 1.05, -0.05), at(r - 1.05, 0.05), at(r - 1.5, 0.05)], z, z + 4.4),
      );
    }
    lamps.add('glow', ring(middle, 4.2, 5.4, z + 4.3, z + 4.38, { sides: 40 }));
  }
}

/** The way up: five and a quarter turns that keep close to the lattice. */
function addRamp() {
  const layer = ssl.layer('ramp');
  const end = decks.at(-1) ?? top;
  const way = spiral(middle, (share) => radiusAt(share * end) - 2.9, {
    from: -109,
    turns: 5.25,
    z0: plaza - 0.34,
    z1: end - 0.36,
    steps: 420,
  });
  layer.add('red', sweep(way, 3.2, 0.36));
  layer.add('red', sweep(beside(way, 1.56, 0.34), 0.1, 1.1), sweep(beside(way, -1.58, 0.34), 0.08, 1.1));
}

function addTrees() {
  const layer = ssl.layer('trees', 'site');
  for (let i = 0; i < 46; i++) {
    const degrees = (360 * i) / 46;
    if (degrees > 206 && degrees < 304) continue;
    const [c, s] = direction(degrees);
    layer.tree(52 * c, 52 * s, 0.04, { size: 1 + random() * 0.35 });
    const [u, v] = direction(degrees + 3);
    if (i % 2) layer.tree(64 * u, 64 * v, 0, { size: 1 + random() * 0.4 });
  }
  for (let x = -400; x < 400; x += 9) {
    const at = x + random() * 3;
    layer.tree(at, river(at) + 18.5 + random() * 2, 0, { size: 0.9 + random() * 0.4 });
    if (random() < 0.6) layer.tree(at, river(at) - 21 - random() * 3, 0, { size: 0.9 + random() * 0.4 });
  }
}

function addPeople() {
  const layer = ssl.layer('people', 'site');
  for (let i = 0; i < 76; i++) {
    const [c, s] = direction(random() * 360);
    const r = 22.5 + random() * 33;
    if (r > 29.5 && r < 35) continue;
    layer.person(r * c, r * s, r < 30 ? plaza : 0.04);
  }
  for (const z of decks) {
    for (let i = 0; i < 4; i++) {
      const [c, s] = direction(random() * 360);
      layer.person((radiusAt(z) - 1.25) * c, (radiusAt(z) - 1.25) * s, z);
    }
  }
}

const sun = { azimuth: 115, altitude: 37 };

export const model = ssl.finish({
  measures: { decks: decks.length, turns: 5.25 },
  cameras: {
    hero: {
      from: [-225, -270, 100],
      at: [0, 0, 52],
      lens: 53,
      level: true,
      shift: [-0.125, -0.175],
      focus: [0, 0, 58],
      aperture: 0.4,
    },
    close: {
      from: [-62, -96, 68],
      at: [0.5, 0, 68],
      lens: 62,
      level: true,
      shift: [-0.02, 0.02],
      focus: [-8, -12, 68],
      aperture: 0.35,
    },
    open: { from: [-50, -96, 92], at: [2, 4, 2], lens: 42, hide: ['lattice'], focus: [0, 0, 6], aperture: 0.5 },
  },
  drawings: {
    axo: {
      kind: 'axo',
      azimuth: 222,
      altitude: 32,
      block: { plan: [-116, -134, 116, 116], bottom: -6 + 0.02 },
      sun,
      weight: 1.3,
    },
    plan: { kind: 'plan', cut: 52.4, frame: [-45, -30, 45, 30] },
    site: { kind: 'plan', frame: [-150, -112, 150, 112], sun },
    section: { kind: 'section', look: 'north', at: 0, frame: [-105, -8, 105, 132], greyFrom: 40, depth: 140 },
  },
  look: {
    sun: { azimuth: 108, altitude: 29, strength: 4.4, width: 1 },
    sky: 0.5,
    glow: 3.2,
    ground: -6.01,
    fade: { middle: [0, 0], from: 160, to: 405 },
    backdrop: { top: '#aca69d', bottom: '#ece8e2', until: 0.5 },
    exposure: 0.8,
    materials: {
      ground: [0.57, 0.545, 0.51],
      card: [0.62, 0.6, 0.565],
      leaf: [0.82, 0.77, 0.67],
      water: [0.17, 0.185, 0.195],
    },
  },
});
