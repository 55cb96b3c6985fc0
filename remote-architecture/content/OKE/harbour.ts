import { bench, boat, placed } from '@portfolio/model/geometry/furniture';
import type { Point3 } from '@portfolio/model/geometry/points';
import { box, cylinder } from '@portfolio/model/geometry/prism';
import { tube } from '@portfolio/model/geometry/rings';
import type { Solid } from '@portfolio/model/geometry/solid';
import type { LayerBuilder, ModelBuilder } from '@portfolio/model/start-model';
import { heightAt } from './hill';
import { stairWay } from './stair';

const water = -1.8;
const { quay, half } = stairWay;

export function addHarbour(oke: ModelBuilder) {
  addQuay(oke);
  addJetty(oke.layer('jetty', 'site'));
  addBoats(oke.layer('boats', 'site'), oke.layer('stays', 'photo'));
}

function addQuay(oke: ModelBuilder) {
  const layer = oke.layer('quay', 'site');
  const joints = oke.layer('quay-joints', 'photo');
  for (const [a, b] of [
    [-459, -half - 0.02],
    [half + 0.02, 459],
  ] as const) {
    layer.add('card', box([a, quay - 0.3, -0.5], [b, quay + 0.9, 0.14]));
  }
  for (let x = -90; x <= 90; x += 6) {
    if (Math.abs(x) < half + 1) continue;
    layer.add('dark', cylinder([x + 1.5, quay + 0.35], 0.17, 0.14, 0.55, 12));
    joints.add('grey', box([x - 0.03, quay + 0.95, 0], [x + 0.03, -34.5, 0.012]));
    layer.line([x, quay + 0.95, 0.02], [x, -34.5, 0.02]);
  }
  for (const x of [-38, -27, 21, 33]) layer.add('wood', bench([x, -37.4, 0], 3));
}

/** A wooden jetty that leads out to the moorings. */
function addJetty(layer: LayerBuilder) {
  const [west, east, end] = [24, 26.6, -84];
  layer.add('wood', box([west, end, -0.75], [east, quay - 0.32, -0.5]));
  for (let y = end + 1; y < quay - 2; y += 6) {
    for (const x of [west - 0.14, east + 0.14]) layer.add('wood', cylinder([x, y], 0.14, -3.6, 0.35, 10));
  }
}

/** Boats at the quay and the jetty, and four laid up for the winter under the house. */
function addBoats(layer: LayerBuilder, stays: LayerBuilder) {
  const moored: [number, number, number, number, boolean][] = [
    [-15, quay - 2, 6.5, 180, false],
    [-31, quay - 2, 7, 0, false],
    [-41.5, quay - 2.3, 9, 180, true],
    [14, quay - 2, 6.5, 0, false],
    [21, -60, 9.5, 92, true],
    [29.4, -54, 8, -88, true],
    [29.6, -68, 10, -90, true],
    [21.2, -76, 7.5, 90, false],
    [46, quay - 2.2, 8, 4, true],
    [58, quay - 2.2, 7, 180, false],
    [-38.5, -82, 8, 20, true],
    [6, -92, 4.6, 158, false],
  ];
  for (const [x, y, length, turn, sails] of moored) {
    layer.add('card', boat([x, y, water], length, turn));
    if (!sails) continue;
    layer.add('white', rig([x, y, water], length, turn));
    stays.add('white', staysOf([x, y, water], length, turn));
  }
  for (const [x, y, length] of [
    [15, -31.4, 7],
    [24.5, -31, 8],
    [33, -34.5, 6.5],
    [-30.5, -36, 7],
  ] as const) {
    const z = heightAt(x, y);
    layer.add('card', boat([x, y, z + 0.75], length, 86));
    for (const dy of [-1.6, 1.4]) layer.add('wood', box([x - 1, y + dy, z - 0.1], [x + 1, y + dy + 0.2, z + 0.53]));
  }
}

/** Mast and boom. */
function rig(at: Point3, length: number, degrees: number): Solid[] {
  const parts = [
    tube([0.14 * length, 0, length * 0.1 - 0.05], [0.14 * length, 0, length * 1.25], 0.06, {
      endRadius: 0.035,
      sides: 8,
    }),
    tube([0.13 * length, 0, length * 0.32], [-0.36 * length, 0, length * 0.31], 0.05, { sides: 6 }),
  ];
  return placed(parts, at, degrees);
}

/** Ropes to bow and stern, too thin to be drawn. */
function staysOf(at: Point3, length: number, degrees: number): Solid[] {
  const ends = [0.49, -0.46].map((share): Point3 => [share * length, 0, length * 0.1]);
  return placed(
    ends.map((end) => tube(end, [0.14 * length, 0, length * 1.22], 0.014, { sides: 4 })),
    at,
    degrees,
  );
}
