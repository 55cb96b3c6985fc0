import {
  area,
  boundsOf,
  contains,
  distanceTo,
  inset,
  rect,
  type Bounds,
  type Outline,
} from '@portfolio/model/geometry/outlines';
import { distance, type Point, type Point3 } from '@portfolio/model/geometry/points';
import { prism } from '@portfolio/model/geometry/prism';
import { scatter } from '@portfolio/model/geometry/scatter';
import { blocks as cityBlocks } from '@portfolio/model/geometry/blocks';
import { createRandom, seedOf } from '@portfolio/model/geometry/random';
import { startModel, type LayerBuilder } from '@portfolio/model/start-model';
import { building, kerb, market, type Building } from './city';
import { addFacades, addRoofLife } from './facades';
import { addIdleGround } from './idle-ground';
import { addLanes } from './lanes';
import { divide, findIdle, fromDiagonal, half, sizeOf, small, superblocks, type Parcel } from './parcels';
import { addSection, cut, depth, isCut, near, sectionFrame, sectionLayers } from './section';
import { addSorted } from './sorted';
import { addStreets, square } from './streets';

const dgs = startModel('DGS');
const { random } = dgs;

const parcels = divide(random);
const idle = findIdle(parcels, random);
const markets: Point[] = [[104, 60]];
/** The near view looks at the inside of one superblock. */
const nearPlace: Point = [100, -18];
const middle: Point = [120, -6];
/** Its own numbers: what only the near view shows changes nothing in the city. */
const dice = createRandom(seedOf('DGS near'));
const blocks = superblocks();

addGround();
addSurroundings();
const built: Building[] = [];
addBuildings();
addIdle();
addStreets(dgs, blocks);
addPeople();
addLanes(dgs.layer('lanes', 'photo'), parcels, middle, dice);
addSection(
  dgs,
  built,
  parcels.map(({ outline }) => outline),
  [...idle].map(({ outline }) => outline),
);
const sorted = addSorted(dgs, { blocks, parcels, idle, built });

function addGround() {
  const ground = dgs.layer('ground', 'site');
  ground.add('ground', prism(rect(-1500, -1500, 1500, 1500), -9, 0));
  const edge = dgs.layer('edge', 'drawing');
  const [first = [0, 0]] = square;
  edge.line(...[...square, first].map(([x, y]): Point3 => [x, y, 0.02]));
  const pavements = dgs.layer('pavements', 'photo');
  for (const outline of blocks) pavements.add('site', prism(inset(outline, -4), -1, 0.1));
  const plates = dgs.layer('plates', 'photo');
  for (const parcel of parcels) {
    const plate = inset(parcel.outline, 0.15);
    if (!idle.has(parcel) && plate.length > 2) plates.add('card', prism(plate, -0.5, kerb));
  }
}

/** The city goes on, grey and lower, so that the counted square stands out. */
function addSurroundings() {
  const layer = dgs.layer('surroundings', 'context');
  const [near, far] = [half + 16, 1150];
  const around: [Bounds, number][] = [
    [[-far, -far, far, -near], 11],
    [[-far, near, far, far], 12],
    [[-far, -half, -near, half], 13],
    [[near, -half, far, half], 14],
  ];
  const height = (_x: number, _y: number, r: number) => 7 + r * r * 17;
  for (const [bounds, seed] of around)
    layer.add('context', cityBlocks(bounds, { plot: 30, street: 11, seed, height, courts: 0.1 }));
}

function addBuildings() {
  const layer = dgs.layer('buildings');
  // The section shows their storeys instead.
  const open = dgs.layer('cut buildings');
  const around = dgs.layer('plain houses');
  const facades = dgs.layer('facades', 'photo');
  // What stays of a house that is taken away.
  const plinths = dgs.layer('plinths', 'photo');
  for (const parcel of parcels) {
    if (idle.has(parcel) || markets.some((at) => near24(parcel, at))) continue;
    const made = building(parcel, random);
    if (!made) continue;
    const isNear = distance(parcel.middle, middle) < 82;
    const own = isCut(made) ? open : layer;
    (isNear ? around : own).add('white', prism(made.plan, kerb, made.top));
    own.add('white', made.above);
    built.push(made);
    plinths.add('context', prism(made.plan, kerb - 0.1, kerb + 1.4));
    if (!isNear) continue;
    addFacades(facades, made, isIdle, dice);
    addRoofLife(facades, made, dice);
  }
  for (const at of markets) layer.add('white', market(at));
}

function isIdle(at: Point): boolean {
  for (const { outline } of idle) if (contains(outline, at)) return true;
  return false;
}

function near24({ outline, middle }: Parcel, at: Point): boolean {
  const plan = rect(at[0] - 25, at[1] - 19, at[0] + 25, at[1] + 16);
  return contains(plan, middle) || outline.some((p) => contains(plan, p));
}

/** Flat plates, deep enough to be seen where a section cuts them. */
function addIdle() {
  const layer = dgs.layer('idle');
  const fences = dgs.layer('fences', 'photo');
  for (const { outline } of idle) {
    const plate = inset(outline, 0.15);
    if (plate.length < 3) continue;
    layer.add('red', prism(plate, -4.2, kerb + 0.05));
    const away = distance(plate[0] ?? nearPlace, nearPlace);
    const grown = away < 150 ? overgrow(fences, plate) : [];
    if (away < 160) addIdleGround(fences, plate, grown, dice);
  }
}

/** Nobody mows: what has seeded itself along the fence. */
function overgrow(layer: LayerBuilder, plate: Outline): Point[] {
  const soil = inset(plate, 2);
  if (soil.length < 3) return [];
  const bounds = boundsOf(soil);
  const places = scatter({
    bounds,
    count: 7,
    apart: 2.4,
    random,
    likely: (u, v) => (contains(soil, [u, v]) ? 1 : 0),
  });
  for (const [x, y] of places) layer.tree(x, y, kerb + 0.05, { kind: 'shrub', size: 0.8 + random() * 0.8 });
  return places;
}

function addPeople() {
  const layer = dgs.layer('people', 'photo');
  const around: Bounds = [nearPlace[0] - 90, nearPlace[1] - 90, nearPlace[0] + 90, nearPlace[1] + 90];
  const free = (at: Point) => parcels.every(({ outline }) => !contains(outline, at) && distanceTo(outline, at) > 0.8);
  for (const [x, y] of scatter({ bounds: around, count: 220, apart: 2.5, random })) {
    if (free([x, y]) && markets.every((at) => distance(at, [x, y]) > 34) && Math.abs(fromDiagonal([x, y])) > 24)
      layer.person(x, y, 0.1);
  }
}

const idleParcels = [...idle];
const sortedLayers = ['sorted', 'sorted grey'];
/** All but what the diagram shows. */
const cityLayers = dgs.names().filter((name) => !sortedLayers.includes(name));
const sun = { azimuth: 124, altitude: 40 };
const fromAbove = { from: [-270, -430, 1290], at: [-6, -4, 0], lens: 52, aperture: 0.003, focus: [0, 0, 0] } as const;

export const model = dgs.finish({
  measures: {
    parcels: parcels.length,
    hectares: area(square) / 1e4,
    idle: idle.size,
    idleHectares: sizeOf(idle) / 1e4,
    smallIdle: idleParcels.filter(({ size }) => size < small).length,
    insideIdle: idleParcels.filter(({ inward }) => inward > 20).length,
  },
  cameras: {
    hero: {
      ...fromAbove,
      hide: ['people', 'fences', 'facades', 'lanes', 'plinths'],
    },
    close: {
      from: [80, -104, 84],
      at: [...middle, 2],
      lens: 52,
      aperture: 0.2,
      focus: [...middle, 4],
      hide: ['plain houses', 'plinths'],
    },
    open: {
      ...fromAbove,
      hide: ['buildings', 'cut buildings', 'plain houses', 'people', 'fences', 'cars', 'facades', 'lanes'],
    },
  },
  drawings: {
    axo: {
      kind: 'axo',
      azimuth: 206,
      altitude: 40,
      block: { plan: [-284, -202, 242, 174], bottom: -8.98 },
      hide: [...sortedLayers, 'surroundings', ...sectionLayers],
      trees: false,
      sun,
      weight: 1.2,
    },
    plan: {
      kind: 'plan',
      cut: 2,
      frame: [-510, -510, 510, 510],
      hide: [...sortedLayers, 'surroundings', ...sectionLayers],
      trees: false,
    },
    section: {
      kind: 'section',
      look: 'north',
      at: cut,
      frame: sectionFrame,
      levels: [0, 50, 100],
      depth,
      greyFrom: near,
      hide: [...sortedLayers, 'surroundings', 'cut buildings'],
    },
    diagram: { kind: 'plan', cut: 1.5, ...sorted, hide: cityLayers, trees: false, north: false },
  },
  look: {
    sun: { azimuth: 122, altitude: 30, strength: 3.9, width: 0.9 },
    ground: -9.01,
    fade: { middle: [0, 0], from: 760, to: 1150 },
    materials: { ground: [0.44, 0.42, 0.395], site: [0.54, 0.515, 0.485], card: [0.62, 0.6, 0.565] },
  },
});
