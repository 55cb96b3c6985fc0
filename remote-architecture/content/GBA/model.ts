import type { LookChange } from '@portfolio/model/look';
import { startModel } from '@portfolio/model/start-model';
import { addArchive, archive } from './archive';
import { addBarns } from './barns';
import { barns, frame } from './plan';
import { addRooms } from './rooms';
import { addSite } from './site';
import { addTraffic } from './traffic';

const gba = startModel('GBA');

addSite(gba);
addBarns(gba);
addRooms(gba);
addArchive(gba);
addTraffic(gba);

const levels = [0, frame.eaves, frame.ridge, archive.height];
const sun = { azimuth: 122, altitude: 34 };
const [x, y] = archive.middle;

/** What only the picture at dusk shows. */
const dusky = ['door lamps', 'archive lamp', 'arriving'];

/** The sun has just reached the horizon: the top of the archive has it still. */
const dusk: LookChange = {
  sun: { azimuth: 240, altitude: 5, strength: 3.4, width: 2, color: [1, 0.6, 0.36] },
  sky: 0.6,
  skyColor: [0.7, 0.87, 1.1],
  glow: 4.2,
  backdrop: { top: '#6d7c90', bottom: '#dfcdba', until: 0.75 },
  exposure: 0.9,
};

export const model = gba.finish({
  measures: { barns: barns.length, archiveHeight: archive.height, archiveWidth: archive.radius * 2 },
  cameras: {
    hero: { from: [92, -206, 138], at: [-4, -14, 2], lens: 50, focus: [x, y, 14], aperture: 0.5, hide: dusky },
    close: {
      from: [4, -68, 15],
      at: [15, y, 9.4],
      lens: 39,
      focus: [x, y, 12],
      aperture: 0.35,
      look: { sun: { azimuth: 238, altitude: 35 }, backdrop: { top: '#c9c4bb', bottom: '#f1ede6', until: 0.5 } },
      samples: 32,
      hide: dusky,
    },
    lane: {
      from: [15.9, -53.6, 1.75],
      at: [15.2, -19, 1.75],
      lens: 23,
      level: true,
      shift: [0, 0.2],
      focus: [x, y, 8],
      samples: 16,
      look: dusk,
      hide: ['arriving'],
      width: 1440,
    },
    dusk: {
      from: [12.6, -104.5, 2.25],
      at: [23.2, -20, 2.25],
      lens: 33,
      level: true,
      shift: [0, 0.12],
      focus: [x, y, 8],
      samples: 16,
      look: dusk,
      width: 1600,
    },
    open: { from: [84, -170, 172], at: [1, -5, 0], lens: 50, hide: ['roofs', 'seams', 'lamps', ...dusky] },
  },
  drawings: {
    axo: {
      kind: 'axo',
      azimuth: 145,
      altitude: 36,
      block: { plan: [-92, -121, 92, 92], bottom: -2.6 },
      sun,
      weight: 1.4,
    },
    plan: { kind: 'plan', cut: 1.6, frame: [-92, -78, 92, 68] },
    section: { kind: 'section', look: 'north', at: y, frame: [-92, -5, 92, 30], greyFrom: 60, depth: 140, levels },
  },
  look: {
    sun,
    glow: 2.2,
    ground: -2.51,
    materials: {
      roof: [0.68, 0.67, 0.655],
      ground: [0.54, 0.515, 0.475],
      site: [0.56, 0.535, 0.5],
      card: [0.63, 0.615, 0.585],
      field: [0.47, 0.435, 0.365],
    },
    fade: { middle: [0, 0], from: 150, to: 330 },
  },
});
