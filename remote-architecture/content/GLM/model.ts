import { scatter } from '@portfolio/model/geometry/scatter';
import type { LookChange } from '@portfolio/model/look';
import { startModel } from '@portfolio/model/start-model';
import { addLibrary, addRoofs } from './library';
import { addReaders, insideOnly } from './readers';
import { addSite, land } from './site';
import { floorOf, plot, spanOf, terraces } from './slope';

const glm = startModel('GLM');
const { random } = glm;

addSite(glm);
addLibrary(glm);
addRoofs(glm);
addTrees();
addPeople();
addReaders(glm);

function addTrees() {
  const layer = glm.layer('trees', 'site');
  for (const [x, y, size] of [
    [-5.4, -14, 0.8],
    [-5.2, -27, 0.9],
    [9.2, -20, 0.85],
    [9, -46, 0.8],
    [-14, -5.4, 0.75],
    [15, -5.6, 0.8],
    [23, 16, 0.7],
    [23.4, 44, 0.75],
    [-21.6, 30, 0.7],
  ] as const) {
    layer.tree(x, y, land.heightAt(x, y), { size });
  }
}

function addPeople() {
  const layer = glm.layer('people', 'site');
  const strewn = (bounds: [number, number, number, number], count: number) => {
    for (const [x, y] of scatter({ bounds, count, apart: 1.1, random })) layer.person(x, y, land.heightAt(x, y));
  };
  strewn([-8, -7.5, 8, -0.8], 6);
  strewn([-3, -60, 7, -10], 16);
  strewn([-60, -8, 60, -3.6], 7);
  strewn([20, 2, 25.4, 80], 12);
  for (let i = 0; i < terraces; i++) {
    const [south] = spanOf(i);
    for (const [x, y] of [
      [-3.6, 3.2],
      [-4.1, 6.8],
      [5.6, 3.4],
      [1.2, 3.3],
    ] as const)
      layer.person(x + random() * 0.6, south + y, floorOf(i));
  }
}

const levels = [0, 1, 2, 3, 4].map(floorOf);
const sun = { azimuth: 112, altitude: 34 };
/** Low sun through the bands of glass, and a room exposed for itself. */
const inside: LookChange = {
  sun: { azimuth: 145, altitude: 27, strength: 4 },
  sky: 1.4,
  glow: 0.45,
  materials: { glow: [1, 0.88, 0.74] },
  exposure: 1.12,
};
/** Clear glass would mirror the room before the lens. */
const notInside = ['people', 'books', 'lamps', 'glass'];
const indoors = ['roofs', 'gardens'];

export const model = glm.finish({
  measures: { width: plot.east - plot.west, depth: plot.north - plot.south, terraces },
  cameras: {
    hero: { from: [19, -89, 38], at: [0.7, 19, 7.2], lens: 62, focus: [-2, 14, 8], aperture: 0.5, hide: insideOnly },
    close: { from: [22, -16, 30], at: [-3, 22, 11], lens: 50, focus: [-4, 18, 10], aperture: 0.3, hide: insideOnly },
    open: { from: [47, -30, 60], at: [0, 25, 6.8], lens: 50, hide: [...indoors, ...insideOnly], aperture: 0.5 },
    down: {
      from: [-5, spanOf(3)[0] + 9.1, floorOf(3) + 1.65],
      at: [-5, spanOf(3)[0], floorOf(3)],
      lens: 21,
      level: true,
      shift: [0.02, -0.13],
      hide: notInside,
      look: { ...inside, exposure: 1.6 },
      samples: 32,
      width: 1280,
    },
    window: {
      from: [4.6, spanOf(2)[0] + 3.1, floorOf(2) + 1.5],
      at: [-7, spanOf(2)[0] + 0.2, floorOf(2)],
      lens: 26,
      level: true,
      shift: [0, -0.03],
      hide: notInside,
      look: inside,
      samples: 28,
      width: 1280,
    },
  },
  drawings: {
    axo: {
      kind: 'axo',
      azimuth: 150,
      altitude: 38,
      block: { plan: [-36, -22, 38, 72], bottom: -12 },
      hide: ['cut'],
      sun,
      weight: 1.4,
    },
    plan: { kind: 'plan', cut: 48, frame: [-57, -14, 57, 62], hide: [...indoors] },
    section: { kind: 'section', look: 'west', at: 1, frame: [-26, -10, 84, 36], hide: ['cut'], greyFrom: 12, levels },
  },
  look: {
    ground: -26.01,
    fade: { middle: [0, 10], from: 95, to: 190 },
    sun: { ...sun, strength: 4.3 },
    glow: 9,
    exposure: 0.82,
    materials: {
      context: [0.56, 0.54, 0.51],
      site: [0.5, 0.48, 0.45],
      ground: [0.5, 0.48, 0.45],
      grey: [0.3, 0.295, 0.29],
    },
  },
});
