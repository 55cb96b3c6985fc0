import type { LookChange } from '@portfolio/model/look';
import { startModel } from '@portfolio/model/start-model';
import { addHarbour } from './harbour';
import { addGround, addHill } from './hill';
import { addPeople } from './people';
import { addRing, house } from './ring';
import { addLamps, addNightLamps, addRooms, beds } from './rooms';
import { addStair, stairWay } from './stair';

const oke = startModel('OKE');

addGround(oke, stairWay.quay);
addHill(oke);
addHarbour(oke);
addStair(oke);
addRing(oke);
addRooms(oke);
addLamps(oke);
addNightLamps(oke);
addPeople(oke);

const levels = [-1.8, 0, house.lower, house.upper, house.roof];
const sun = { azimuth: 123, altitude: 38 };

/** A blue sky without a sun: lamps light what is near them. */
const night: LookChange = {
  sun: { strength: 0 },
  sky: 0.5,
  skyColor: [0.66, 0.85, 1.12],
  glow: 2.4,
  backdrop: { top: '#4a596f', bottom: '#a3a9b0', until: 0.5 },
  exposure: 0.95,
  materials: { glow: [1, 0.78, 0.52] },
};

export const model = oke.finish({
  measures: { side: house.half * 2, court: house.court * 2, beds, stairRise: stairWay.rise },
  cameras: {
    hero: {
      from: [-50, -168, 8],
      at: [1.5, -20, 8],
      lens: 57,
      level: true,
      shift: [0.004, -0.006],
      focus: [0, -30, 5],
      aperture: 0.45,
      samples: 32,
      hide: ['bedroom lamps', 'night lamps'],
    },
    close: {
      from: [-16, -92, 5.5],
      at: [2, -20, 5.5],
      lens: 46,
      level: true,
      shift: [0, 0.045],
      focus: [0, -26, 5],
      aperture: 0.4,
      samples: 32,
      hide: ['night lamps'],
    },
    open: {
      from: [-46, -108, 118],
      at: [2, -13, 8],
      lens: 50,
      hide: ['roof', 'seams', 'lamps', 'bedroom lamps', 'night lamps'],
      focus: [0, -6, 12],
      aperture: 0.45,
    },
    night: {
      from: [-11.2, -11.2, 17.8],
      at: [3, 0.2, 17.8],
      lens: 19.5,
      level: true,
      shift: [0, -0.1],
      focus: [0, -2, 12],
      samples: 20,
      hide: ['bedroom lamps'],
      look: night,
      width: 1280,
    },
  },
  drawings: {
    axo: {
      kind: 'axo',
      azimuth: 205,
      altitude: 34,
      block: { plan: [-50, -72, 50, 58], bottom: -4.2 },
      sun,
      weight: 1.4,
    },
    plan: { kind: 'plan', cut: 13.4, frame: [-62, -66, 62, 58] },
    section: { kind: 'section', look: 'west', at: -1.6, frame: [-87, -5, 59, 27], greyFrom: 70, depth: 90, levels },
  },
  look: {
    sun,
    glow: 1.8,
    ground: -4.01,
    fade: { middle: [0, 0], from: 165, to: 330 },
    backdrop: { top: '#c6c1b8', bottom: '#f2eee7', until: 0.5 },
    materials: {
      ground: [0.56, 0.535, 0.495],
      site: [0.58, 0.555, 0.515],
      water: [0.2, 0.22, 0.23],
      glow: [1, 0.83, 0.64],
      glass: [0.9, 0.89, 0.875],
    },
  },
});
