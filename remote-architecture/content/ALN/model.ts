import type { Bounds } from '@portfolio/model/geometry/outlines';
import { scatter } from '@portfolio/model/geometry/scatter';
import type { LookChange } from '@portfolio/model/look';
import { startModel } from '@portfolio/model/start-model';
import { addCuts } from './cuts';
import { addEnds, addFins, addPanes } from './facade';
import { addGardens, addHall } from './gardens';
import { addGuests, insideOnly } from './guests';
import { shown, startHalves } from './halves';
import { addRoof } from './roof';
import { addSite, canal, yard } from './site';
import { addStorey, cuts, cutStoreys, half, rise, storeys } from './storeys';

const aln = startModel('ALN');
const { random } = aln;

addSite(aln);
const halves = startHalves(aln);
for (let i = 0; i < storeys; i++) addStorey(i <= shown ? halves.lower : halves.upper, i, random);
addFins(halves);
addPanes(aln);
addEnds(halves);
addCuts(aln, halves);
addRoof(aln, halves);
addGardens(aln, halves);
addHall(aln, halves);
addTrees();
addPeople();
addGuests(aln);

function addTrees() {
  const trees = aln.layer('trees', 'site');
  for (let x = -100; x <= 120; x += 9.5) {
    if (Math.abs(x + 46) > 9 && Math.abs(x + 66) > 5)
      trees.tree(x + random() * 2, -20.8, yard, { size: 0.8 + random() * 0.2 });
  }
  for (let x = -150; x <= 10; x += 8.5) {
    if (Math.abs(x + 66) > 5 && Math.abs(x + 26) > 14)
      trees.tree(x + random() * 4, canal.south - 5.5 - random() * 1.5, yard, {
        kind: 'poplar',
        size: 0.8 + random() * 0.35,
      });
  }
  for (let x = -150; x <= 72; x += 12) trees.tree(x + random() * 4, 28, yard, { size: 0.9 + random() * 0.3 });
}

function addPeople() {
  const strewn = (bounds: Bounds, count: number, z: number) => {
    for (const [x, y] of scatter({ bounds, count, apart: 1.4, random })) halves.life.person(x, y, z);
  };
  strewn([-56, -30.6, 60, -24.6], 22, yard);
  strewn([-44, -13, 44, -12.2], 7, 0);
  strewn([-20, canal.south - 3.6, 70, canal.south - 1.4], 12, yard);
  strewn([52, -15, 60, 16], 6, yard);
  halves.life.person(-66, -46, yard + 0.6);
  halves.life.person(-66.4, -38, yard + 0.6);
}

/** The sun looks in from the canal, and the room is exposed for itself. */
const inside: LookChange = {
  sun: { azimuth: 158, altitude: 28, strength: 4.5 },
  sky: 1.1,
  exposure: 0.95,
  backdrop: { top: '#d6d1c9', bottom: '#f0ede8', until: 0.5 },
};
const sun = { azimuth: 150, altitude: 40 };
const plan: Bounds = [-66, -46, 66, 34];

export const model = aln.finish({
  measures: {
    fullSlab: storeys * 4 * half.length * half.depth,
    storeyHeight: rise,
    cutStoreys,
  },
  cameras: {
    hero: {
      from: [80, -146, 25],
      at: [2, 0, 25],
      lens: 47,
      level: true,
      shift: [0.02, -0.04],
      focus: [0, -14, 19],
      aperture: 0.5,
      hide: insideOnly,
    },
    close: {
      from: [34, -62, 21],
      at: [1, -8, 18.6],
      lens: 52,
      samples: 32,
      level: true,
      shift: [0, 0],
      focus: [2, -12, 18],
      aperture: 0.4,
      hide: insideOnly,
    },
    open: {
      from: [58, -112, 88],
      at: [1, -3, 9],
      lens: 47,
      focus: [2, -6, 14],
      aperture: 0.5,
      hide: ['upper', 'upper life', 'lining above', 'plant', ...insideOnly],
    },
    hall: {
      from: [3.4, 13.2, 16.65],
      at: [3.4, -15, 16.65],
      lens: 20,
      level: true,
      shift: [0.06, -0.1],
      hide: ['life'],
      look: { ...inside, exposure: 1.2 },
      samples: 18,
      width: 1280,
    },
    rail: {
      from: [9.2, -12.9, 14.4],
      at: [-0.8, -15.2, 14.4],
      lens: 18,
      level: true,
      shift: [0, 0.03],
      hide: ['life'],
      look: inside,
      samples: 18,
      width: 1280,
    },
  },
  drawings: {
    axo: {
      kind: 'axo',
      azimuth: 146,
      altitude: 32,
      block: { plan: [-112, -74, 118, 136], bottom: -6 + 0.02 },
      sun,
      weight: 1.4,
    },
    plan: { kind: 'plan', cut: cuts.hall.storey * rise + 1.5, frame: plan, hide: ['panes'] },
    section: {
      kind: 'section',
      look: 'north',
      at: -6,
      frame: [plan[0], -7, plan[2], 56],
      levels: [0, 4.2, 12.6, 25.2, 42],
      greyFrom: 24,
      hide: ['panes'],
    },
  },
  look: {
    sun: { azimuth: 119, altitude: 31, strength: 4, width: 1 },
    sky: 0.52,
    ground: -6.01,
    fade: { middle: [0, 0], from: 190, to: 460 },
    backdrop: { top: '#b4aea5', bottom: '#ece8e2', until: 0.55 },
    materials: { water: [0.13, 0.145, 0.15], glass: [0.72, 0.78, 0.8] },
  },
});
