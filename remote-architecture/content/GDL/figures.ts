import { distanceTo, rect, type Bounds } from '@portfolio/model/geometry/outlines';
import { direction, distance } from '@portfolio/model/geometry/points';
import { scatter } from '@portfolio/model/geometry/scatter';
import type { ModelBuilder } from '@portfolio/model/start-model';
import { court, floor, oculi, plate, pool } from './measures';
import { land } from './site';

export function addTrees(gdl: ModelBuilder) {
  const { random } = gdl;
  const layer = gdl.layer('trees', 'site');
  for (const [x, y, r] of oculi) if (r > 3) layer.tree(x, y, floor, { size: r * 0.36 });
  const house = rect(plate[0], plate[1], plate[2], plate[3]);
  const clear = (x: number, y: number) =>
    distanceTo(rect(...pool), [x, y]) > 4.5 && distanceTo(house, [x, y]) > 7 && Math.abs(x) < 124;
  const inside = (x: number, y: number) => Math.abs(x) < 50 && y > -56 && y < 31;
  const grove = scatter({
    bounds: [-124, -66, 124, 108],
    count: 120,
    apart: 6.2,
    random,
    likely: (x, y) => (inside(x, y) || !clear(x, y) ? 0 : y > 30 ? 0.75 : 0.16),
  });
  const south = scatter({
    bounds: [-64, -70, 106, -42],
    count: 26,
    apart: 5.8,
    random,
    likely: (x, y) => (!clear(x, y) || (x < 34 && y > -58) || (x > -58 && x < -14) ? 0 : 0.8),
  });
  for (const [x, y] of [...grove, ...south.filter((p) => grove.every((q) => distance(p, q) > 5))]) {
    layer.tree(x, y, land.heightAt(x, y), { size: 0.85 + random() * 0.5 });
  }
}

export function addPeople(gdl: ModelBuilder) {
  const { random } = gdl;
  const layer = gdl.layer('people', 'site');
  const strewn = (bounds: Bounds, count: number, z: number) => {
    for (const [x, y] of scatter({ bounds, count, apart: 1.2, random })) layer.person(x, y, z);
  };
  strewn([-30, -36, 36, -28], 15, 0);
  strewn([48, -38, 84, -27], 6, 0);
  strewn([-40, -22.2, 0, -19.8], 6, floor);
  strewn([4, -22, 40, -18.8], 6, floor);
  for (let i = 0; i < 4; i++) layer.person(-6.4 + (i % 2) * 0.6, -48.5 + i * 3.5, -0.05, { turn: 88 });
  for (let i = 0; i < 9; i++) {
    const step = Math.floor(random() * 7);
    const [c, s] = direction(20 + random() * 250);
    const r = court.radius - step * 0.95 - 0.45;
    layer.person(court.middle[0] + r * c, court.middle[1] + r * s, floor - (step + 1) * 0.44);
  }
  layer.person(court.middle[0] + 0.6, court.middle[1], court.stage);
  for (const [x, y] of [
    [26.5, -11],
    [28, -4],
    [35, -9.5],
    [35.8, 3.6],
    [37.6, 8.2],
    [26.8, 9.6],
  ] as const)
    layer.person(x, y, floor + 0.03);
}

/** Those who sit on the steps: degrees round the court, the step from the top, and which way they turn from its middle. */
const seated: readonly (readonly [angle: number, step: number, turn: number])[] = [
  [100, 6, 8],
  [105, 6, -10],
  [124, 4, 0],
  [138, 5, 12],
  [143, 5, -8],
  [148, 5, -16],
  [152, 2, 4],
  [163, 6, -6],
  [172, 3, 14],
  [176.5, 3, -12],
  [186, 1, 0],
  [199, 4, 10],
  [204, 4, -14],
  [214, 6, 4],
  [222, 2, 0],
  [236, 5, 12],
  [242, 5, -10],
  [252, 1, 6],
  [261, 3, -4],
  [273, 6, 8],
];

/** Those who are seen from the steps, and only from there: from above the court is emptier. */
export function addSitters(gdl: ModelBuilder) {
  const layer = gdl.layer('sitters', 'photo');
  const [x, y] = court.middle;
  layer.person(x + 0.6, y, court.stage, { variant: 2, turn: -20, size: 1 });
  for (const [angle, variant] of [
    [181, 1],
    [228, 3],
  ] as const) {
    const [c, s] = direction(angle);
    const r = court.radius + 1.2;
    layer.person(x + r * c, y + r * s, floor, { variant, turn: angle + 170, size: 1 });
  }
  const outside: readonly (readonly [x: number, y: number, turn: number])[] = [
    [-3, -31, 20],
    [-4.2, -32.4, 30],
    [-13, -30.5, 190],
    [-20.4, -33, 80],
    [-19.2, -33.3, 95],
    [0.4, -34.5, 170],
  ];
  outside.forEach(([px, py, turn], i) =>
    layer.person(px, py, 0, { variant: i % 4, turn, size: 0.98 + (i % 3) * 0.02 }),
  );
  seated.forEach(([angle, step, turn], i) => {
    const [c, s] = direction(angle);
    const r = court.radius - (step + 1) * 0.95 + 0.26;
    layer.sitter(court.middle[0] + r * c, court.middle[1] + r * s, floor - (step + 1) * 0.44, {
      variant: (i * 2 + step) % 3,
      turn: angle + 180 + turn,
      size: 0.96 + (i % 4) * 0.02,
    });
  });
}
