import { car } from '@portfolio/model/geometry/furniture';
import { rect, type Bounds } from '@portfolio/model/geometry/outlines';
import { box, prism } from '@portfolio/model/geometry/prism';
import { pitchedHouse } from '@portfolio/model/geometry/roofs';
import type { Point3 } from '@portfolio/model/geometry/points';
import type { Solid } from '@portfolio/model/geometry/solid';
import { terrain } from '@portfolio/model/geometry/terrain';
import type { ModelBuilder } from '@portfolio/model/start-model';
import { floorOf, hill, plot, spanOf, terraces } from './slope';

const bottom = -24;
const footprint = rect(plot.west, plot.south, plot.east, plot.north);

/** The whole hill in steps as high as a stair: that is how its streets climb. */
export const land = terrain({
  height: hill,
  bounds: [-130, -104, 130, 190],
  step: 0.3,
  base: bottom + 0.9,
  grid: 4,
  cut: [footprint],
});

/** Rows of houses up the hill: west and east end, where they begin and stop. */
const rows: Bounds[] = [
  [-19.5, 0, -9.02, 150],
  [-34, 2, -24, 150],
  [-44.6, 0, -34.1, 150],
  [-59, 1, -49, 150],
  [-69.6, 0, -59.1, 140],
  [-86, 0, -75, 120],
  [-104, 0, -92, 110],
  [9.02, 0, 19.5, 150],
  [26, 1, 36, 150],
  [36.1, 0, 46.4, 150],
  [51, 2, 61, 150],
  [61.1, 0, 71.5, 140],
  [77, 0, 88, 120],
  [94, 0, 106, 110],
  [-8.6, 59, 2.4, 150],
  [2.5, 62, 9, 150],
  [-18, -92, -7.4, -11],
  [-34, -92, -23, -12],
  [-44.6, -92, -34.1, -11],
  [-60, -92, -49, -12],
  [-76, -92, -64, -11],
  [11.4, -92, 21.6, -12],
  [27, -92, 37, -11],
  [37.1, -92, 47, -12],
  [52, -92, 62, -11],
  [66, -92, 77, -12],
];

export function addSite(glm: ModelBuilder) {
  const site = glm.layer('site', 'site');
  site.add('site', land.solids, prism(rect(-420, -420, 420, 420), bottom - 2, bottom + 0.9));
  for (let i = 0; i < terraces; i++) {
    const [south, north] = spanOf(i);
    site.add('site', prism(rect(plot.west, south, plot.east, north), bottom + 0.9, floorOf(i - 1) - 0.4));
  }
  const houses = glm.layer('houses', 'context');
  const openings = glm.layer('openings', 'photo');
  rows.forEach((row) => addRow(glm, row, houses, openings));
  addCars(glm);
}

type LayerOf = ReturnType<ModelBuilder['layer']>;

function addRow({ random }: ModelBuilder, [west, south, east, north]: Bounds, houses: LayerOf, openings: LayerOf) {
  let y = south;
  while (y < north - 5) {
    const length = 6.5 + random() * 4.5;
    const end = Math.min(y + length, north);
    const ground = hill((west + east) / 2, (y + end) / 2);
    const eaves = ground + (y < -10 ? 3.6 : 4.6) + random() * 1.5;
    const along = random() < 0.68 ? 'x' : 'y';
    const span = along === 'x' ? end - y : east - west;
    const setback = random() * 0.8;
    const plan: Bounds = [
      west + (west > 10 ? setback : 0),
      offRiser((west + east) / 2, y),
      east - (west < -10 ? setback : 0),
      end - 0.02,
    ];
    const ridge = eaves + span * (0.24 + random() * 0.1);
    const body = [pitchedHouse(plan, { z0: hill(0, y) - 2, eaves, ridge, along })];
    if (random() < 0.6) {
      const x = plan[0] + 1.5 + random() * (plan[2] - plan[0] - 3);
      body.push(box([x, y + 1.4, eaves], [x + 0.7, y + 2.1, Math.max(ridge, eaves + 1.8) + 0.7]));
    }
    const windows = windowsOf(plan, eaves, random);
    houses.add('context', joined([...body, ...windows.map((at) => pane(at, 0.04))]));
    openings.add(
      'grey',
      windows.map((at) => pane(at, 0.06)),
    );
    y = end + (random() < 0.12 ? 3 : 0);
  }
}

/** A house front never stands in one plane with a step of the hill. */
function offRiser(x: number, y: number): number {
  return land.heightAt(x, y - 0.03) === land.heightAt(x, y + 0.03) ? y : y + 0.1;
}

type Window = { x: number; y: number; half: [number, number]; low: number; top: number };

/** Two windows to the south, a few to both lanes. */
function windowsOf([west, south, east, north]: Bounds, eaves: number, random: () => number): Window[] {
  const top = eaves - 0.55;
  const front = [0.27, 0.68].map((share): Window => ({
    x: west + (east - west) * share,
    y: south,
    half: [0.5, 0],
    low: top - 1.5,
    top,
  }));
  const count = north - south > 8.4 ? 3 : 2;
  const flanks = [west, east].flatMap((x) =>
    Array.from({ length: count }, (_, i): Window => {
      const y = south + ((i + 0.5) * (north - south)) / count;
      return { x, y, half: [0, 0.45], low: top - (random() < 0.8 ? 1.4 : 2.3), top };
    }),
  );
  return [...front, ...flanks];
}

/** A thin card that stands out of the wall; the dark one of the photograph covers the drawn one. */
function pane({ x, y, half: [u, v], low, top }: Window, out: number): Solid {
  const more = out - 0.04;
  const [w, d] = [Math.max(u + more, out), Math.max(v + more, out)];
  return box([x - w, y - d, low - more], [x + w, y + d, top + more]);
}

/** One body out of several, so that a drawing leaves a house out with its chimney and windows. */
function joined(solids: readonly Solid[]): Solid {
  const vertices: Point3[] = [];
  const faces: number[][] = [];
  for (const solid of solids) {
    faces.push(...solid.faces.map((face) => face.map((i) => i + vertices.length)));
    vertices.push(...solid.vertices);
  }
  return { vertices, faces };
}

function addCars(glm: ModelBuilder) {
  const layer = glm.layer('cars', 'context');
  for (const [x, turn] of [
    [-26, 0],
    [-32.5, 180],
    [24, 0],
    [30.6, 0],
    [41, 180],
  ] as const)
    layer.add('card', car([x, -2.2, 0], turn));
}
