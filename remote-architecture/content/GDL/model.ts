import type { Camera } from '@portfolio/model/model';
import { area, rect } from '@portfolio/model/geometry/outlines';
import { prism } from '@portfolio/model/geometry/prism';
import { startModel } from '@portfolio/model/start-model';
import { addCourt } from './court';
import { addPeople, addSitters, addTrees } from './figures';
import { addLibrary } from './library';
import { court, floor, pit, plate, roof } from './measures';
import { addMuseum } from './museum';
import { addColumns, addLamps, addRoof } from './roof';
import { addSite } from './site';

const gdl = startModel('GDL');

addSite(gdl);
addBase();
addCourt(gdl);
addLibrary(gdl);
addMuseum(gdl);
addColumns(gdl);
addRoof(gdl);
addLamps(gdl);
addTrees(gdl);
addPeople(gdl);
addSitters(gdl);

/** Three steps up to the floor, all round. */
function addBase() {
  const base = gdl.layer('base');
  const [west, south, east, north] = plate;
  for (let i = 0; i < 3; i++) {
    const out = 1.2 - i * 0.42;
    const outline = rect(west - out, south - out, east + out, north + out);
    base.add('white', prism(outline, i * 0.16, (i + 1) * 0.16, [pit]));
  }
}

const sun = { azimuth: 129, altitude: 38 };
const hero: Camera = {
  from: [-92, -126, 90],
  at: [4, 0, 0],
  lens: 50,
  focus: [4, -6, 5],
  aperture: 0.5,
  hide: ['sitters'],
  look: { sun: { azimuth: 164, altitude: 38 } },
};
/** The hero with its roof so many metres higher. */
const lifted = (metres: number): Camera => ({
  ...hero,
  width: 960,
  lift: { roof: metres, seams: metres, lamps: metres },
});

export const model = gdl.finish({
  measures: { roofArea: area(rect(...plate)), length: plate[2] - plate[0] },
  cameras: {
    hero,
    'lift-1': lifted(4),
    'lift-2': lifted(10),
    'lift-3': lifted(18),
    close: { from: [24, -49, 45], at: [6.3, 0, 4.2], lens: 60, focus: [6, -6, 6], aperture: 0.3, hide: ['sitters'] },
    steps: {
      from: [court.middle[0] + 8.74, court.middle[1] + 10.42, 1.24],
      at: [-0.1, -4.0, 1.24],
      lens: 24,
      level: true,
      shift: [0, -0.025],
      focus: [-4, -4, -1],
      hide: ['people'],
      look: { glow: 2.2, sun: { azimuth: 116, altitude: 48 } },
      width: 1280,
    },
    open: { from: [-62, -150, 128], at: [-1, -3, 3], lens: 68, hide: ['roof', 'seams', 'lamps', 'sitters'] },
  },
  drawings: {
    axo: {
      kind: 'axo',
      azimuth: 208,
      altitude: 38,
      block: { plan: [-76, -58, 70, 58], bottom: -6.2 },
      sun,
      weight: 1.4,
    },
    plan: { kind: 'plan', cut: 1.75, frame: [-74, -58, 74, 42] },
    section: {
      kind: 'section',
      look: 'north',
      at: -1,
      frame: [-74, -8.5, 74, 24],
      greyFrom: 60,
      levels: [court.stage, floor, roof.top],
    },
  },
  look: { glow: 5, ground: -9.01, fade: { middle: [0, 0], from: 95, to: 190 } },
});
