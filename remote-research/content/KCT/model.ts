import type { Bounds } from '@portfolio/model/geometry/outlines';
import { direction, distance, type Point } from '@portfolio/model/geometry/points';
import { scatter } from '@portfolio/model/geometry/scatter';
import { createRandom, seedOf } from '@portfolio/model/geometry/random';
import { startModel } from '@portfolio/model/start-model';
import { addDetails, church, house, paving, post, sign } from './buildings';
import { addNearHouse } from './near-house';
import { addPavilion } from './pavilion';
import { addPaths } from './paths';
import { addPlinths } from './plinths';
import { findPosts, walk } from './posts';
import { addReached } from './reached';
import { addSection, cut, depth, sectionFrame, sectionLayers } from './section';
import { addSheets, sheetCut, sheets } from './sheets';
import { layOut, square } from './town';
import { addValley, field, fields, groundAt, isLevel, toRiver } from './valley';

const kct = startModel('KCT');
const { random } = kct;

const allHouses = layOut(random);
const posts = findPosts(allHouses);
const ground = (at: Point) => groundAt(...at);
/** Each post has a small square of its own. */
const houses = allHouses.filter(({ at, length }) => posts.every((one) => distance(one.at, at) > 20 + length / 2));
/** The post of the near view. */
const [near] = posts.toSorted((a, b) => distance(a.at, [276, -139]) - distance(b.at, [276, -139]));
const heart: Point = near?.at ?? [0, 0];

addValley(kct);
addHouses();
addPosts();
/** Places on the footpaths, where no tree stands. */
const { trodden, lines } = addPaths(kct, posts);
addTrees();
addPeople();
addSheets(kct, houses, posts);
const { fromPosts, fromField, measures } = addReached(kct, { all: allHouses, standing: houses }, posts, lines);
const isochrones = [...fromPosts.layers, ...fromField.layers];
addPlinths(kct.layer('plinths', 'photo'), houses);
const reaches = addSection(kct, houses, posts);

function addHouses() {
  const layer = kct.layer('houses', 'context');
  const around = kct.layer('houses round the post', 'context');
  const details = kct.layer('details', 'photo');
  const dice = createRandom(seedOf('KCT near'));
  for (const one of houses) {
    const away = distance(one.at, heart);
    const isNear = away < 110 && one.z === ground(heart);
    (isNear ? around : layer).add('white', house(one));
    if (away < 175) {
      const chance = random();
      if (isNear) addNearHouse(details, one, dice);
      else addDetails(details, one, chance);
    }
  }
  layer.add('white', church(square.at));
}

function addPosts() {
  const pavilion = kct.layer('pavilion', 'photo');
  const enlarged = kct.layer('enlarged posts', 'photo');
  const signs = kct.layer('signs', 'drawing');
  const squares = kct.layer('squares', 'photo');
  for (const one of posts) {
    if (one === near) addPavilion(pavilion, one, ground(one.at));
    // In a view of two kilometres a post at scale would be a speck: every town model enlarges its signs.
    enlarged.add('red', post(one, ground(one.at), 1.55));
    signs.add('red', sign(one, ground(one.at)));
    const { slab, joints } = paving(one, ground(one.at));
    squares.add('card', slab);
    squares.add('grey', joints);
    const [c, s] = direction(one.turn);
    for (const [u, v] of [
      [-18, -16],
      [-18, -3],
      [-18, 10],
      [18, -13],
      [18, 17],
    ] as const) {
      const [x, y]: Point = [one.at[0] + u * c - v * s, one.at[1] + u * s + v * c];
      if (isLevel(x, y) && houses.every(({ at, length }) => distance(at, [x, y]) > length / 2 + 5))
        squares.tree(x, y, ground(one.at) + 0.1, { size: 0.95 + random() * 0.25 });
    }
  }
}

function isOpen([x, y]: Point, clear: number): boolean {
  if (
    !isLevel(x, y, 11) ||
    trodden.some((at) => distance(at, [x, y]) < 9) ||
    fields.some((at) => distance(at, [x, y]) < 62)
  )
    return false;
  return (
    posts.every(({ at }) => distance(at, [x, y]) > 29) &&
    houses.every(({ at, length }) => distance(at, [x, y]) > length / 2 + clear)
  );
}

function addTrees() {
  const banks = kct.layer('bank trees', 'site');
  const woods = kct.layer('woods', 'site');
  const gardens = kct.layer('gardens', 'site');
  const strewn = (bounds: Bounds, count: number, apart: number, likely: (x: number, y: number) => number) =>
    scatter({ bounds, count, apart, random, likely });
  const wide: Bounds = [-1250, -1100, 1250, 1100];
  for (const [x, y] of strewn(wide, 190, 15, (x, y) =>
    Math.abs(toRiver(x, y) - 41) < 5 && Math.abs(x - 30) > 20 ? 1 : 0,
  )) {
    if (isOpen([x, y], 6)) banks.tree(x, y, 0, { size: 1.3 + random() * 0.6 });
  }
  const inWood = (x: number, y: number) => Math.sin(x / 90 + y / 140) + Math.cos(y / 70 - x / 190) > 0.1;
  for (const [x, y] of strewn([-1250, -1050, 1250, 1050], 2600, 8, (x, y) =>
    groundAt(x, y) > 30 && inWood(x, y) ? 1 : 0,
  )) {
    if (isOpen([x, y], 14)) woods.tree(x, y, groundAt(x, y), { size: 1.4 + random() * 0.7 });
  }
  const inField = (x: number, y: number) =>
    x > field[0] - 8 && x < field[2] + 8 && y > field[1] - 8 && y < field[3] + 8;
  for (const [x, y] of strewn([-900, -800, 1000, 660], 420, 22, (x, y) =>
    toRiver(x, y) > 50 && !inField(x, y) ? 1 : 0,
  )) {
    const townly = houses.some(({ at }) => distance(at, [x, y]) < 45);
    if (townly && distance(square.at, [x, y]) > 46 && isOpen([x, y], 5))
      gardens.tree(x, y, groundAt(x, y), { size: 0.9 + random() * 0.4 });
  }
  const around: Bounds = [heart[0] - 120, heart[1] - 120, heart[0] + 120, heart[1] + 120];
  const shrubs = kct.layer('shrubs', 'photo');
  for (const [x, y] of strewn(around, 260, 2.5, () => 1)) {
    if (isOpen([x, y], 4) && houses.every(({ at, length }) => distance(at, [x, y]) > 9 + length / 2))
      shrubs.tree(x, y, groundAt(x, y), { kind: 'shrub', size: 0.9 + random() * 0.6 });
  }
}

function addPeople() {
  const layer = kct.layer('people', 'photo');
  const around: Bounds = [heart[0] - 45, heart[1] - 45, heart[0] + 45, heart[1] + 45];
  for (const [x, y] of scatter({ bounds: around, count: 90, apart: 2.2, random })) {
    const away = distance(heart, [x, y]);
    if (
      houses.every(({ at, length }) => distance(at, [x, y]) > Math.max(14.5, length / 2 + 8)) &&
      (away > 15 || away < 4)
    )
      layer.person(x, y, ground(heart) + (away < 30 ? 0.1 : 0));
  }
}

const frame: Bounds = [-1180, -900, 1180, 760];
const wideFrame: Bounds = [-1300, -1075, 1300, 865];
const bodies = ['houses', 'houses round the post', 'signs', 'paths', 'woods', 'gardens', 'bank trees'];

export const model = kct.finish({
  measures: {
    posts: posts.length,
    houses: allHouses.length,
    unserved: allHouses.filter(({ at }) => posts.every((one) => distance(one.at, at) > walk)).length,
    ...measures,
  },
  cameras: {
    hero: {
      from: [-260, -1900, 1500],
      at: [62, -52, 0],
      lens: 45.5,
      aperture: 0.002,
      focus: [20, -150, 0],
      hide: ['paths', 'shrubs', 'pavilion', 'people', 'details', 'squares', 'plinths'],
    },
    close: {
      from: [heart[0] - 8, heart[1] - 76, 34],
      at: [heart[0] + 1, heart[1] + 1, 3],
      lens: 58,
      aperture: 0.35,
      focus: [...heart, 5],
      hide: ['paths', 'enlarged posts', 'houses round the post', 'plinths'],
      look: { fade: { middle: [heart[0], heart[1]], from: 240, to: 600 } },
    },
    street: {
      from: [heart[0] - 9, heart[1] - 26, ground(heart) + 1.65],
      at: [heart[0] + 1.5, heart[1] + 1, ground(heart) + 1.65],
      level: true,
      shift: [0, 0.1],
      lens: 25,
      focus: [...heart, 4],
      hide: ['paths', 'enlarged posts', 'houses round the post', 'plinths', 'shrubs'],
      look: { fade: { middle: [heart[0], heart[1]], from: 240, to: 600 } },
      samples: 20,
      width: 1440,
    },
    open: {
      from: [330, -1860, 1320],
      at: [100, -40, 0],
      lens: 43,
      aperture: 0.002,
      focus: [20, -150, 0],
      hide: ['houses', 'houses round the post', 'details', 'gardens', 'shrubs', 'people', 'pavilion', 'squares'],
    },
  },
  drawings: {
    axo: {
      kind: 'axo',
      azimuth: 196,
      altitude: 42,
      block: { plan: [-540, -720, 620, 360], bottom: -13.9 },
      weight: 1.2,
      sun: { azimuth: 118, altitude: 34 },
      hide: [...sheets, ...sectionLayers, ...isochrones, 'woods', 'gardens', 'paths', 'posts'],
      trees: false,
    },
    plan: { kind: 'plan', cut: sheetCut, frame, hide: [...bodies, ...sectionLayers, ...isochrones] },
    section: {
      kind: 'section',
      look: 'east',
      at: cut,
      frame: sectionFrame,
      depth,
      greyFrom: 60,
      labels: reaches,
      hide: [...sheets, ...isochrones, 'houses', 'houses round the post', 'signs', 'paths'],
    },
    isochrones: {
      kind: 'plan',
      cut: sheetCut,
      frame: wideFrame,
      labels: fromPosts.labels,
      hide: [...bodies, ...sheets, ...sectionLayers, ...fromField.layers, 'ground', 'fields'],
    },
    field: {
      kind: 'plan',
      cut: sheetCut,
      frame: wideFrame,
      labels: fromField.labels,
      hide: [...bodies, ...sheets, ...sectionLayers, ...fromPosts.layers, 'ground', 'fields'],
    },
  },
  look: {
    sun: { azimuth: 118, altitude: 27, strength: 3.9, width: 1 },
    ground: -14.01,
    fade: { middle: [0, -50], from: 900, to: 1320 },
    materials: {
      water: [0.16, 0.18, 0.19],
      field: [0.41, 0.385, 0.32],
      site: [0.5, 0.475, 0.44],
      card: [0.57, 0.545, 0.5],
    },
  },
});
