import { direction } from '@portfolio/model/geometry/points';
import { startModel } from '@portfolio/model/start-model';
import { addCity, addGround, addSquare, addTrees } from './city';
import { addGrowth } from './growth';
import { decks, lengthOf, plaza, radiusAt, top, turns, way } from './measures';
import { addDecks, addRamp, addTower } from './tower';
import { addUnrolled, unrolled } from './unrolled';

const ssl = startModel('SSL');
const { random } = ssl;

addGround(ssl);
addCity(ssl);
addSquare(ssl);
addTower(ssl);
addDecks(ssl);
addRamp(ssl);
addGrowth(ssl);
addUnrolled(ssl);
addTrees(ssl);
addPeople();

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
      layer.person((radiusAt(z) - 5.9) * c, (radiusAt(z) - 5.9) * s, z);
    }
  }
}

const sun = { azimuth: 115, altitude: 37 };

export const model = ssl.finish({
  measures: { decks: decks.length, turns, rampLength: lengthOf(way) },
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
      from: [-62, -96, 70],
      at: [0.5, 0, 70],
      lens: 62,
      level: true,
      shift: [-0.02, 0.02],
      focus: [-8, -12, 70],
      aperture: 0.35,
    },
    tall: {
      from: [-18, -194, 27],
      at: [0, 0, 27],
      lens: 63,
      level: true,
      aspect: 2 / 3,
      shift: [0, 0.288],
      focus: [0, 0, 58],
      aperture: 0.4,
      width: 1280,
    },
    walk: {
      from: [7.03, 3.43, 73.85],
      at: [1.15, 11.52, 73.85],
      lens: 21,
      level: true,
      aspect: 2 / 3,
      shift: [0, 0.2],
      focus: [-0.6, 8, 77.2],
      samples: 16,
      width: 1120,
    },
  },
  drawings: {
    axo: {
      kind: 'axo',
      azimuth: 222,
      altitude: 32,
      block: { plan: [-116, -134, 116, 116], bottom: -6 + 0.02 },
      hide: ['growth', 'unrolled', 'unrolled rings'],
      sun,
      weight: 1.3,
    },
    plan: { kind: 'plan', cut: 57.4, frame: [-120, -84, 120, 76], sun },
    section: {
      kind: 'section',
      look: 'north',
      at: 0,
      frame: [-105, -8, 105, 132],
      greyFrom: 40,
      depth: 140,
      levels: [0, ...decks, top],
    },
    unrolled: { ...unrolled, hide: ssl.names().filter((name) => !name.startsWith('unrolled')) },
    diagram: {
      kind: 'axo',
      azimuth: 180,
      altitude: 16,
      weight: 1.6,
      hide: ssl.names().filter((name) => name !== 'growth'),
    },
  },
  look: {
    sun: { azimuth: 138, altitude: 30, strength: 4.4, width: 1 },
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
