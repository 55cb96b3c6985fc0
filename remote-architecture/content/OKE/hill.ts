import { distanceTo, rect, type Bounds } from '@portfolio/model/geometry/outlines';
import type { Point, Point3 } from '@portfolio/model/geometry/points';
import { box, prism } from '@portfolio/model/geometry/prism';
import { plots } from '@portfolio/model/geometry/blocks';
import { pitchedHouse } from '@portfolio/model/geometry/roofs';
import { scatter } from '@portfolio/model/geometry/scatter';
import { along, smooth, sweep } from '@portfolio/model/geometry/sweeps';
import { terrain } from '@portfolio/model/geometry/terrain';
import type { ModelBuilder } from '@portfolio/model/start-model';

/** Where the quay ends and the slope begins, and the street at its upper end: y, metres. */
const slope = { foot: -34, street: 43, far: 55, top: 12 };

const land = terrain({ height, bounds: [-170, slope.foot, 170, 150], step: 0.6, base: 0, grid: 2 });

/** Top of the ground at a place; zero on the quay. */
export const heightAt = land.heightAt;

function height(x: number, y: number): number {
  const t = (y - slope.foot) / (slope.street - slope.foot);
  if (t <= 0) return -0.4;
  if (t < 1) {
    const bump =
      0.9 * Math.sin(x / 17 + 1) * Math.sin(Math.PI * t) + 0.5 * Math.sin(x / 9 + y / 14) * Math.sin(Math.PI * t);
    return slope.top * (0.82 * t + 0.18 * t * t * (3 - 2 * t)) + bump - 0.3;
  }
  if (y < slope.far) return slope.top;
  const away = y - slope.far;
  return (
    slope.top + away * 0.16 + 5 * Math.exp(-(((x + 70) / 60) ** 2)) * Math.min(1, away / 50) + 1.2 * Math.sin(x / 28)
  );
}

export function addHill(oke: ModelBuilder) {
  const layer = oke.layer('hill', 'site');
  layer.add('site', land.solids);
  addStreet(oke);
  addPath(oke);
  addNeighbours(oke);
  addTrees(oke);
}

/** The upper street, and the level bridge from it: the way in without a step. */
function addStreet(oke: ModelBuilder) {
  const street = oke.layer('street', 'site');
  const { street: south, far, top } = slope;
  street.add('card', box([-168, south + 1, top - 0.3], [168, far - 2, top + 0.03]));
  const bridge = oke.layer('bridge');
  bridge.add('white', box([-3, 30, top - 0.42], [3, south + 1.5, top - 0.02]));
  for (const x of [-3, 2.92]) bridge.add('white', box([x, 30.1, top - 0.02], [x + 0.08, south + 1.5, top + 1.05]));
}

/** The path that people have always taken. */
function addPath(oke: ModelBuilder) {
  const layer = oke.layer('path', 'site');
  const way: Point[] = [
    [-17, -35],
    [-20, -25],
    [-27, -14],
    [-24, -2],
    [-17, 10],
    [-20, 24],
    [-31, 35],
    [-36, 44],
  ];
  const points = smooth(
    way.map(([x, y]): Point3 => [x, y, height(x, y) - 0.7]),
    7,
  );
  layer.add('card', sweep(along(points), 2, 1));
}

function addNeighbours(oke: ModelBuilder) {
  const layer = oke.layer('town', 'context');
  const { random } = oke;
  const quarters: Bounds[] = [
    [-166, -31, -52, 38],
    [52, -31, 166, 38],
    [-166, 60, -2, 146],
    [4, 60, 166, 146],
  ];
  for (const bounds of quarters) {
    for (const plot of plots(bounds, { plot: 13, street: 6 }, random)) {
      const [west, south, east, north] = plot;
      const [w, d] = [east - west, north - south];
      const chance = random();
      if (Math.min(w, d) < 5 || Math.max(w, d) > 22 || chance < 0.1) continue;
      const ground = [
        [west, south],
        [east, south],
        [west, north],
        [east, north],
      ].map(([x = 0, y = 0]) => heightAt(x, y));
      const z0 = Math.min(...ground) - 0.3;
      const eaves = Math.max(...ground) + (south < 40 ? 2.6 : 3) + chance * 2.6;
      layer.add(
        'context',
        pitchedHouse(plot, { z0, eaves, ridge: eaves + Math.min(w, d) * 0.34, along: w > d ? 'x' : 'y' }),
      );
      if (chance > 0.6)
        layer.add(
          'context',
          box(
            [west + w * 0.3, south + d * 0.42, eaves],
            [west + w * 0.3 + 0.8, south + d * 0.42 + 0.8, eaves + Math.min(w, d) * 0.34 + 0.7],
          ),
        );
    }
  }
}

function addTrees(oke: ModelBuilder) {
  const layer = oke.layer('trees', 'site');
  const { random } = oke;
  const ring = rect(-31, -31, 31, 31);
  const sideways = scatter({
    bounds: [-49, -31, 49, 40],
    count: 26,
    apart: 6,
    random,
    likely: (x, y) => (Math.abs(x) < 34.5 && y < 34 ? 0 : Math.abs(x) < 6 || distanceTo(ring, [x, y]) < 4 ? 0 : 0.8),
  });
  for (const [x, y] of sideways) layer.tree(x, y, heightAt(x, y), { size: 0.75 + random() * 0.35 });
  for (let x = -160; x < 165; x += 9) {
    if (Math.abs(x) > 5) layer.tree(x + random() * 2, slope.far - 0.6, slope.top, { size: 0.8 + random() * 0.3 });
  }
}

/** The ground under everything. */
export function addGround(oke: ModelBuilder, quay: number) {
  const layer = oke.layer('ground', 'site');
  layer.add('ground', prism(rect(-460, quay, 460, 460), -4, 0));
  layer.add('water', prism(rect(-460, -520, 460, quay), -4, -1.8));
}
