import { car } from '@portfolio/model/geometry/furniture';
import { area, centroid, contains, distanceTo, inset, sides, type Outline } from '@portfolio/model/geometry/outlines';
import { distance, type Point } from '@portfolio/model/geometry/points';
import { box, prism } from '@portfolio/model/geometry/prism';
import { scatter } from '@portfolio/model/geometry/scatter';
import type { Solid } from '@portfolio/model/geometry/solid';
import { along, sweep } from '@portfolio/model/geometry/sweeps';
import { startModel } from '@portfolio/model/start-model';
import { onEdge, type Lot } from '../../src/studies/subdivision/algorithm/lot';
import { offsetStrips } from '../../src/studies/subdivision/algorithm/offset-strips';
import { orientedBoxes } from '../../src/studies/subdivision/algorithm/oriented-boxes';
import { houseOn } from './house';
import { nearParts } from './near-house';
import { addSteps, stepsFrame } from './steps';

const subdivision = startModel('SUBDIVISION');
const { random } = subdivision;

const block: Outline = [
  [-74, -30],
  [58, -39],
  [80, 4],
  [46, 36],
  [-60, 29],
];
const settings = { seed: 288, largestLot: 700, leastFrontage: 8, irregularity: 0.15, streetAccess: 0.9 };
const boxes = orientedBoxes(block, settings);
const { lots, cuts } = boxes;
const kerb = 0.16;
const ground = 0.34;
const street = 11;
const footprints: Outline[] = [];

addStreets();
addNeighbours();
addLots();
addGardens();
addPeople();
const steps = addSteps(subdivision, { ...boxes, outline: block, houses: footprints });

function addStreets() {
  const layer = subdivision.layer('streets', 'site');
  subdivision.layer('earth', 'drawing').add('ground', box([-240, -240, -3], [240, 240, 0]));
  layer.add('card', prism(inset(block, -2.2), 0, kerb));
  for (const [a, b] of sides(inset(block, -street / 2 - 1))) {
    const length = distance(a, b);
    const degrees = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
    for (let metres = 6; metres < length - 8; metres += 7) {
      const [from, to] = [between(a, b, metres / length), between(a, b, (metres + 3) / length)];
      layer.add(
        'white',
        sweep(
          along([
            [...from, 0],
            [...to, 0],
          ]),
          0.22,
          0.02,
        ),
      );
    }
    for (let metres = 9; metres < length - 9; metres += 8) {
      if (random() < 0.55) continue;
      const [x, y] = between(a, b, metres / length);
      const aside = random() < 0.5 ? -2.6 : 2.6;
      layer.add('card', car([x + (aside * (b[1] - a[1])) / length, y - (aside * (b[0] - a[0])) / length, 0], degrees));
    }
  }
}

/** Grey strips of houses beyond every street, cut by the other method of the page. */
function addNeighbours() {
  const layer = subdivision.layer('neighbours', 'context');
  // The neighbours' windows, for the near view alone.
  const near = subdivision.layer('neighbours near', 'photo');
  sides(inset(block, -street - 4)).forEach(([a, b], i) => {
    const length = distance(a, b);
    const [tx, ty] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    const at = (u: number, v: number): Point => [a[0] + tx * u + ty * v, a[1] + ty * u - tx * v];
    const strip: Outline = [at(4, 54), at(4, 0), at(length - 4, 0), at(length - 4, 54)];
    layer.add('card', prism(inset(strip, -1.8), 0, kerb));
    const { lots: plots } = offsetStrips(strip, { seed: 40 + i, depth: 26, width: 19, irregularity: 0.5 });
    for (const plot of plots) {
      const house = houseOn(plot.outline, 2.6, ground, random);
      if (!house || random() >= 0.92) continue;
      layer.add('context', house.body.slice(0, 1), house.roof);
      const { trim, roof } = nearParts(house.standing, ground);
      near.add('context', trim, roof);
      near.add('dark', house.windows);
      near.add('site', prism(inset(plot.outline, 0.3), kerb, ground));
    }
  });
}

function addLots() {
  const plates = subdivision.layer('lots', 'site');
  const houses = subdivision.layer('houses');
  const lost = subdivision.layer('lost lot');
  const near = subdivision.layer('houses near', 'photo');
  for (const lot of lots) {
    const isLost = lot.frontage < 1;
    const plate = prism(inset(lot.outline, 0.2), kerb, ground);
    if (isLost) lost.add('red', plate);
    else plates.add('site', plate, pathTo(lot));
    const house = houseOn(lot.outline, 2.4, ground, random) ?? houseOn(lot.outline, 1.3, ground, random);
    if (!house) continue;
    footprints.push(house.footprint);
    if (isLost) lost.add('red', house.body, house.roof);
    else {
      houses.add('white', house.body);
      houses.add('roof', house.roof);
    }
    (isLost ? lost : houses).add('dark', house.windows);
    const { trim, roof } = nearParts(house.standing, ground);
    near.add(isLost ? 'red' : 'white', trim);
    near.add(isLost ? 'red' : 'roof', roof);
  }
  const walls = subdivision.layer('walls');
  for (const { from, to } of cuts) {
    const length = distance(from, to);
    const [start, end] = [between(from, to, 0.5 / length), between(from, to, 1 - 0.5 / length)];
    walls.add(
      'white',
      sweep(
        along([
          [...start, kerb],
          [...end, kerb],
        ]),
        0.22,
        1.15,
      ),
    );
  }
}

/** A strip of paving from the middle of the lot's longest street side towards its house. */
function pathTo({ outline }: Lot): Solid[] {
  const streets = sides(outline).filter(([a, b]) => onEdge(a, b, block));
  const [front] = streets.sort(([p, q], [r, s]) => distance(r, s) - distance(p, q));
  if (!front) return [];
  const start = between(...front, 0.5);
  const [from, to] = [between(start, centroid(outline), 0.04), between(start, centroid(outline), 0.5)];
  return [
    sweep(
      along([
        [...from, ground],
        [...to, ground],
      ]),
      1.3,
      0.03,
    ),
  ];
}

function addGardens() {
  const layer = subdivision.layer('trees', 'site');
  const open = (x: number, y: number) => {
    const lot = lots.find(({ outline }) => contains(outline, [x, y]));
    if (!lot || lot.frontage < 1 || distanceTo(lot.outline, [x, y]) < 2) return 0;
    return footprints.some((house) => contains(house, [x, y]) || distanceTo(house, [x, y]) < 2) ? 0 : 1;
  };
  for (const [x, y] of scatter({ bounds: [-74, -40, 80, 36], count: 46, apart: 5, random, likely: open })) {
    layer.tree(x, y, ground, { size: 0.42 + random() * 0.24 });
  }
  const walk = inset(block, -1.1);
  for (const [a, b] of sides(walk)) {
    const length = distance(a, b);
    for (let metres = 7; metres < length - 5; metres += 12) {
      layer.tree(...between(a, b, metres / length), kerb, { size: 0.62 + random() * 0.1 });
    }
  }
}

function addPeople() {
  const layer = subdivision.layer('people', 'site');
  for (const [a, b] of sides(inset(block, -1.5))) {
    for (let i = 0; i < 5; i++) {
      layer.person(...between(a, b, 0.08 + random() * 0.84), kerb);
    }
  }
}

function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

const sun = { azimuth: 288, altitude: 42 };

export const model = subdivision.finish({
  measures: {
    lots: lots.length,
    blockArea: area(block),
    smallestLot: Math.min(...lots.map(({ outline }) => area(outline))),
    largestLot: Math.max(...lots.map(({ outline }) => area(outline))),
    lostLots: lots.filter(({ frontage }) => frontage < 1).length,
  },
  cameras: {
    hero: {
      from: [-88, -134, 108],
      at: [0, -3, 0],
      lens: 47,
      focus: [2, 6, 2],
      aperture: 0.5,
      hide: ['neighbours near', 'houses near'],
    },
    close: { from: [-26, -74, 44], at: [3, 5, 1], lens: 58, focus: [2, 6, 3], aperture: 0.3 },
  },
  drawings: {
    plan: { kind: 'plan', cut: 1.4, frame: [-92, -58, 98, 56], hide: ['steps', 'steps grey'] },
    diagram: { kind: 'plan', cut: 1.5, frame: stepsFrame, north: false, labels: steps },
    axo: {
      kind: 'axo',
      azimuth: 205,
      altitude: 42,
      hide: ['steps', 'steps grey', 'neighbours'],
      block: { plan: [-87, -51, 91, 47], bottom: -2.9 },
      sun,
      weight: 1.2,
    },
  },
  look: {
    sun: { azimuth: 288, altitude: 33, strength: 4.2 },
    fade: { middle: [4, 0], from: 96, to: 190 },
    ground: 0,
    materials: {
      ground: [0.47, 0.45, 0.42],
      card: [0.58, 0.56, 0.525],
      site: [0.5, 0.475, 0.42],
      dark: [0.2, 0.195, 0.19],
    },
  },
});
