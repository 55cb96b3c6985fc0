import { circle, rect } from '@portfolio/model/geometry/outlines';
import { direction, distance, type Point } from '@portfolio/model/geometry/points';
import { box, cylinder, prism } from '@portfolio/model/geometry/prism';
import { ring } from '@portfolio/model/geometry/rings';
import { shedHouse } from '@portfolio/model/geometry/roofs';
import type { ModelBuilder } from '@portfolio/model/start-model';
import { columns, court, floor, oculi, plate, roof } from './measures';

export function addColumns(gdl: ModelBuilder) {
  const layer = gdl.layer('columns');
  const column = (x: number, y: number, r = 0.16) => layer.add('white', cylinder([x, y], r, floor, roof.under, 16));
  for (let x = -42; x <= 42.1; x += columns) [-23, 23].forEach((y) => column(x, y));
  for (let y = -18.8; y <= 19; y += columns) [-42, 42].forEach((x) => column(x, y));
  for (let x = -4; x <= 18; x += 4.4) column(x, -18);
  for (let i = 0; i < 44; i++) {
    if (i % 11 === 0) continue;
    const [c, s] = direction((360 * i) / 44);
    column(court.middle[0] + (court.radius + 0.5) * c, court.middle[1] + (court.radius + 0.5) * s, 0.1);
  }
}

/** One plate with a hole for the court and one wherever something has to come through. */
export function addRoof(gdl: ModelBuilder) {
  const layer = gdl.layer('roof');
  const seams = gdl.layer('seams', 'photo');
  const hole = court.radius - 0.6;
  const holes = [circle(court.middle, hole, 96), ...oculi.map(([x, y, r]) => circle([x, y], r, 48))];
  const [west, south, east, north] = plate;
  const edge = (by: number) => rect(west + by, south + by, east - by, north - by);
  layer.add('roof', prism(edge(0), roof.z, roof.top, holes), prism(edge(0), roof.top, roof.top + 0.16, [edge(0.3)]));
  layer.add('roof', prism(edge(0.9), roof.under, roof.z, holes));
  layer.add('roof', ring(court.middle, hole, hole + 0.24, roof.top, roof.top + 0.38, { sides: 96 }));
  for (const [x, y, r] of oculi) layer.add('roof', ring([x, y], r, r + 0.16, roof.top, roof.top + 0.26, { sides: 48 }));
  for (let x = west + 2.1; x < east - 1; x += 2.1) {
    for (const [a, b] of seamsAt(x)) {
      seams.add('grey', box([x - 0.03, a, roof.top], [x + 0.03, b, roof.top + 0.07]));
      layer.line([x, a, roof.top + 0.02], [x, b, roof.top + 0.02]);
    }
  }
  for (let i = 0; i < 7; i++) {
    const y = -16.2 + i * 4.1;
    for (const [a, b] of [
      [23.5, 29.6],
      [32, 38.6],
    ] as const) {
      layer.add(
        'roof',
        shedHouse([a, y, b, y + 2.6], { z0: roof.top, eaves: roof.top + 0.1, ridge: roof.top + 1.5, along: 'x' }),
      );
    }
  }
  for (let i = 0; i < 11; i++) {
    for (let j = 0; j < 9; j++) {
      const at: Point = [-37.4 + i * 2.52, -15.6 + j * 3.3];
      if (oculi.some(([x, y, r]) => distance([x, y], at) < r + 1.2)) continue;
      layer.add('roof', ring(at, 0.5, 0.62, roof.top, roof.top + 0.28, { sides: 20 }));
      layer.add('dark', cylinder(at, 0.5, roof.top, roof.top + 0.06, 20));
    }
  }
}

/** Where a seam runs at x: from edge to edge, less the holes it meets. */
function seamsAt(x: number): [number, number][] {
  let runs: [number, number][] = [[plate[1] + 0.5, plate[3] - 0.5]];
  for (const [cx, cy, r] of [[...court.middle, court.radius] as const, ...oculi]) {
    const reach = r + 0.4;
    if (Math.abs(x - cx) >= reach) continue;
    const half = Math.sqrt(reach ** 2 - (x - cx) ** 2);
    runs = runs.flatMap(([a, b]): [number, number][] => [
      [a, Math.min(b, cy - half)],
      [Math.max(a, cy + half), b],
    ]);
  }
  return runs.filter(([a, b]) => b - a > 0.3);
}

/** Light in the roofed rooms, under their ceilings. */
export function addLamps(gdl: ModelBuilder) {
  const layer = gdl.layer('lamps', 'photo');
  const lamp = (west: number, south: number, east: number, north: number, z: number) =>
    layer.add('glow', box([west, south, z - 0.06], [east, north, z - 0.02]));
  for (const z of [floor + 4.5, roof.under]) for (const x of [-36, -16]) lamp(x, -16, x + 2.4, 10, z);
  lamp(25, -15, 27, 11, roof.under);
  lamp(33.5, -15, 35.5, 11, roof.under);
  lamp(0, 17.6, 15, 18.6, roof.under);
}
