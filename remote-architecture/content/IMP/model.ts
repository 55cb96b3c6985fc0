import { contains, distanceTo, rect } from '@portfolio/model/geometry/outlines';
import { mix } from '@portfolio/model/geometry/points';
import { box, cylinder, prism } from '@portfolio/model/geometry/prism';
import { scatter } from '@portfolio/model/geometry/scatter';
import { beside, sweep, type Station } from '@portfolio/model/geometry/sweeps';
import { startModel } from '@portfolio/model/start-model';
import { addWalkers, views } from './eyes';
import { land, park, pond, shore } from './land';
import { addRooms } from './rooms';
import { distanceToRoom, pathWidth, rooms } from './route';
import { addSteps, observer, stepLayers } from './steps';
import { distanceToWays, onBridge, trails, walk, walkLength } from './walk';

const imp = startModel('IMP');
const { random } = imp;

addSite();
addWalk();
addRooms(imp, rooms);
addTrees();
addPeople();
addWalkers(imp);
const built = imp.names();
const steps = addSteps(imp);

function addSite() {
  const site = imp.layer('site', 'site');
  site.add('site', land.solids);
  site.add('site', prism(rect(-640, -640, 640, 640), -5, 0));
  site.add('water', prism(pond, 0, shore - 0.4));
  for (const trail of trails) site.add('card', sweep(beside(trail, 0, -1.6), 1.8, 1.6));
  // Who came to see one painting goes swimming.
  site.add('wood', box([-49, -63, shore - 0.3], [-25, -60.6, shore + 0.2]));
}

/** Concrete down into the ground, and over the dip a thin slab on pins. */
function addWalk() {
  const layer = imp.layer('walk');
  const rails = imp.layer('rails');
  const { from, to } = onBridge;
  const slab = (part: readonly Station[], thick: number) => sweep(beside(part, 0, -thick), pathWidth, thick);
  layer.add('red', slab(walk.slice(0, from + 1), 1.5), slab(walk.slice(from, to + 1), 0.45), slab(walk.slice(to), 1.5));
  const span = walk.slice(from, to + 1);
  for (const side of [-1.42, 1.42]) {
    rails.add('red', sweep(beside(span, side, 1), 0.08, 0.1));
    for (const {
      at: [x, y, z],
    } of beside(span, side, 0))
      rails.add('red', box([x - 0.03, y - 0.03, z], [x + 0.03, y + 0.03, z + 1]));
  }
  span.forEach(({ at: [x, y, z] }, i) => {
    const ground = land.heightAt(x, y);
    if (i % 4 === 2 && z - ground > 1.5) rails.add('red', cylinder([x, y], 0.16, ground, z - 0.45, 12));
  });
}

function addTrees() {
  const layer = imp.layer('trees', 'site');
  const free = (x: number, y: number) =>
    distanceToWays([x, y]) > 5.4 && rooms.every((room) => distanceToRoom(room, [x, y]) > 5);
  // The bridge is seen across the pond.
  const inDip = (x: number, y: number) => Math.abs(x + 26) < 38 && y > -95 && y < -8;
  const grove = (x: number, y: number) =>
    Math.sin(x / 23 + 1.3) * Math.cos(y / 20 - 0.4) + 0.5 * Math.sin((x + y) / 17) > 0.34;
  const trees = scatter({
    bounds: [-230, -190, 230, 260],
    count: 520,
    apart: 5.2,
    random,
    likely: (x, y) =>
      !free(x, y) || Math.hypot((x + 18) / 30, (y + 52) / 24) < 1.15 || inDip(x, y) ? 0 : grove(x, y) ? 0.9 : 0.04,
  });
  for (const [x, y] of trees) layer.tree(x, y, land.heightAt(x, y), { size: 0.8 + random() * 0.5 });
}

function addPeople() {
  const layer = imp.layer('people', 'site');
  const walking = (index: number) => {
    const [station, next] = walk.slice(index, index + 2);
    if (!station || !next) return;
    const [x, y, z] = mix(station.at, next.at, 0.2 + random() * 0.6);
    const off = (random() - 0.5) * 1.7;
    layer.person(x + station.across[0] * off, y + station.across[1] * off, z);
  };
  for (let i = 0; i < 100; i++) walking(3 + Math.floor(random() * (walk.length - 6)));
  for (let i = 0; i < 9; i++) walking(onBridge.from + Math.floor(random() * (onBridge.to - onBridge.from)));
  for (const x of [-45, -38.4, -37.6, -27]) layer.person(x, -61.4 - random() * 0.6, shore + 0.2);
  const beach = scatter({
    bounds: [-64, -88, 24, -26],
    count: 26,
    apart: 1.4,
    random,
    likely: (x, y) => (distanceTo(pond, [x, y]) < 11 && !contains(pond, [x, y]) && distanceToWays([x, y]) > 3 ? 1 : 0),
  });
  for (const [x, y] of beach) if (land.heightAt(x, y) === shore) layer.person(x, y, shore);
}

const sun = { azimuth: 136, altitude: 35 };

export const model = imp.finish({
  measures: { rooms: rooms.length, walk: walkLength, hectares: ((park[2] - park[0]) * (park[3] - park[1])) / 1e4 },
  cameras: {
    hero: {
      from: [-224, -285, 205],
      at: [-11.5, -14.5, 6],
      lens: 46.5,
      focus: [-20, -30, 8],
      aperture: 0.5,
      hide: ['walkers'],
    },
    ...views,
  },
  drawings: {
    axo: {
      kind: 'axo',
      ...observer,
      block: { plan: park, bottom: -4 },
      hide: ['cut', ...stepLayers],
      sun,
      weight: 1.4,
    },
    plan: { kind: 'plan', cut: 100, frame: [-170, -158, 170, 158], hide: ['shells', 'roofs'] },
    section: {
      kind: 'section',
      look: 'north',
      at: -19.5,
      frame: [-170, -10, 170, 72],
      hide: ['cut', ...stepLayers],
      greyFrom: 40,
      levels: [0, 25, 50],
    },
    diagram: { kind: 'axo', ...observer, hide: built, labels: steps, sun },
  },
  look: {
    ground: -5.01,
    fade: { middle: [0, 0], from: 190, to: 305 },
    sun: { ...sun, strength: 4.3 },
    exposure: 0.83,
    materials: { site: [0.53, 0.505, 0.47], ground: [0.53, 0.505, 0.47], card: [0.64, 0.62, 0.585] },
  },
});
