import { fins } from '@portfolio/model/geometry/fins';
import { circle, rect } from '@portfolio/model/geometry/outlines';
import type { Point } from '@portfolio/model/geometry/points';
import { box, cylinder, prism } from '@portfolio/model/geometry/prism';
import { ring, tube } from '@portfolio/model/geometry/rings';
import type { LayerBuilder, ModelBuilder } from '@portfolio/model/start-model';
import { heightAt } from './hill';
import { stairWay } from './stair';

/** Metres. Half the side of the house and of its court; zero is the quay. */
export const house = { half: 30, court: 12, lower: 12, upper: 16, roof: 19.7, soffit: 11.3 };

/** The middle of the outer walls and of the walls to the court, from the middle of the house. */
export const faces = { outer: 29.47, court: 12.53, wall: 0.26 };

const sides = [0, 1, 2, 3] as const;
export type Side = (typeof sides)[number];

/** A place on one of the four sides, south, east, north, west: metres along it and outward from the court's middle. */
export function onSide(side: Side, u: number, v: number): Point {
  const places: [Point, Point, Point, Point] = [
    [u, -v],
    [v, u],
    [-u, v],
    [-v, -u],
  ];
  return places[side];
}

export function eachSide(visit: (side: Side) => void) {
  sides.forEach(visit);
}

function square(half: number): Point[] {
  return rect(-half, -half, half, half);
}

export function addRing(oke: ModelBuilder) {
  const { half, court, lower, upper, roof, soffit } = house;
  const hole = [square(court)];
  const slabs = oke.layer('slabs');
  slabs.floor('white', square(half), soffit + 0.3, lower, hole);
  slabs.add('white', prism(square(half - 1.2), soffit, soffit + 0.3, [square(court + 1.2)]));
  slabs.floor('white', square(half), upper - 0.4, upper, hole);
  addJoists(oke.layer('joists', 'photo'));
  addColumns(oke.layer('columns'));
  addCourt(oke);

  const cover = oke.layer('roof');
  cover.add('roof', prism(square(half), roof, roof + 0.4, hole));
  cover.add('roof', prism(square(half), roof + 0.4, roof + 0.75, [square(half - 0.35)]));
  cover.add('roof', prism(square(court + 0.35), roof + 0.4, roof + 0.75, hole));
  addRoofDetails(cover, oke.layer('seams', 'photo'));
  addBlades(oke.layer('blades'));
}

/** Ribs under the house, for whoever looks up from the quay. */
function addJoists(layer: LayerBuilder) {
  const [a, b] = [house.court + 1.4, house.half - 1.4];
  eachSide((side) => {
    for (let u = -27; u <= 27; u += 3) {
      const short = Math.abs(u) > a ? Math.abs(u) + 0.4 : a;
      if (b - short < 1) continue;
      const [p, q] = [onSide(side, u - 0.09, short), onSide(side, u + 0.09, b)];
      layer.add('white', box([...p, house.soffit - 0.28], [...q, house.soffit]));
    }
  });
}

/** As long as the slope leaves them: short under the street side, ten metres over the quay. */
function addColumns(layer: LayerBuilder) {
  const lines = [
    { v: house.half - 2, step: 5.6 },
    { v: 21, step: 7 },
    { v: house.court + 1.6, step: 5.44 },
  ];
  for (const { v, step } of lines) {
    eachSide((side) => {
      for (let u = -v; u < v - 0.1; u += step) {
        const [x, y] = onSide(side, u, v);
        if (Math.abs(x) < stairWay.half + 0.4 && y < stairWay.top) continue;
        layer.add('white', tube([x, y, heightAt(x, y) - 0.3], [x, y, house.soffit], 0.2, { sides: 12 }));
        layer.add('white', cylinder([x, y], 0.42, heightAt(x, y) - 0.2, heightAt(x, y) + 0.12, 16));
      }
    });
  }
}

/** Half of the court is a floor; through the other half the stair comes up and light goes down. */
function addCourt(oke: ModelBuilder) {
  const layer = oke.layer('court');
  const { court, lower } = house;
  const edge = stairWay.top;
  layer.floor('white', rect(-court, edge, court, court), lower - 0.5, lower - 0.02);
  for (const x of [-8, 0, 8])
    layer.add('white', box([x - 0.15, edge + 0.2, lower - 1], [x + 0.15, court + 1, lower - 0.5]));
  for (const x of [-8, 8]) {
    for (const y of [edge + 0.8, 8])
      layer.add('white', tube([x, y, heightAt(x, y) - 0.3], [x, y, lower - 1], 0.17, { sides: 12 }));
  }
  for (const side of [-1, 1]) {
    const [a, b] = [side * (stairWay.half + 0.06), side * (court - 0.02)];
    layer.add('white', box([Math.min(a, b), edge + 0.02, lower - 0.02], [Math.max(a, b), edge + 0.1, lower + 1.05]));
  }
  const pot: Point = [6.6, 6.8];
  layer.add('white', ring(pot, 1.5, 1.9, lower - 0.02, lower + 0.43, { sides: 40 }));
  layer.add('site', prism(circle(pot, 1.5, 40), lower - 0.02, lower + 0.25));
  oke.layer('court-tree', 'site').tree(...pot, lower + 0.25, { size: 0.8, variant: 2 });
  const joints = oke.layer('court-joints', 'photo');
  for (let i = 1; i < 8; i++) {
    const x = -court + i * 3;
    if (Math.abs(x - pot[0]) < 2) continue;
    joints.add('grey', box([x - 0.03, edge + 0.3, lower - 0.02], [x + 0.03, court - 0.1, lower - 0.01]));
  }
}

/** Blades before the classrooms, left out at the two doors of the hall. */
function addBlades(layer: LayerBuilder) {
  const row = { z0: house.lower, z1: house.upper - 0.4, step: 1.5, width: 0.1 };
  const out = faces.outer + faces.wall / 2;
  const into = faces.court - faces.wall / 2;
  eachSide((side) => {
    const [a, b] = [onSide(side, -out + 0.1, out), onSide(side, out - 0.1, out)];
    const gate = (share: number, depth: number) => (side === 2 && Math.abs(share - 0.5) < 0.05 ? 0 : depth);
    layer.add('white', fins(a, b, { ...row, depth: (share) => gate(share, 0.36) }));
    const [c, d] = [onSide(side, into - 0.1, into), onSide(side, -into + 0.1, into)];
    layer.add('white', fins(c, d, { ...row, depth: (share) => gate(share, 0.32) }));
  });
}

function addRoofDetails(layer: LayerBuilder, seams: LayerBuilder) {
  const z = house.roof + 0.4;
  const { half, court } = house;
  eachSide((side) => {
    for (let u = -27; u <= 27; u += 3) {
      const from = Math.max(court + 0.4, Math.abs(u));
      const to = half - 0.4;
      const [p, q] = [onSide(side, u - 0.03, from), onSide(side, u + 0.03, to)];
      seams.add('grey', box([...p, z], [...q, z + 0.06]));
      layer.line([...onSide(side, u, from), z + 0.02], [...onSide(side, u, to), z + 0.02]);
    }
    for (let u = -18; u <= 18; u += 4.5) {
      const [x, y] = onSide(side, u + 0.75, 21.3);
      layer.add('roof', ring([x, y], 0.75, 0.9, z, z + 0.45, { sides: 24 }));
      layer.add('dark', cylinder([x, y], 0.75, z, z + 0.1, 24));
    }
    const [x, y] = onSide(side, 16, 16);
    layer.add('roof', box([x - 2.2, y - 1.6, z], [x + 2.2, y + 1.6, z + 1.5]));
  });
}
