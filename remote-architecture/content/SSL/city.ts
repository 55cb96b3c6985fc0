import { blocks } from '@portfolio/model/geometry/blocks';
import { circle, type Bounds } from '@portfolio/model/geometry/outlines';
import { direction, type Point, type Point3 } from '@portfolio/model/geometry/points';
import { box, prism } from '@portfolio/model/geometry/prism';
import { ring } from '@portfolio/model/geometry/rings';
import { along, sweep } from '@portfolio/model/geometry/sweeps';
import type { ModelBuilder } from '@portfolio/model/start-model';
import { middle, plaza, river } from './measures';

/** Where the bridge crosses the river: x. */
const bridge = 34;

export function addGround(ssl: ModelBuilder) {
  const ground = ssl.layer('ground', 'site');
  const water = ssl.layer('river', 'site');
  const [north, south] = [bank(13), bank(-15)];
  ground.add('ground', prism([...north, [420, 560], [-420, 560]], -6, 0));
  ground.add('ground', prism([[-420, -420], [420, -420], ...south.toReversed()], -6, 0));
  water.add('water', prism([...south, ...north.toReversed()], -6, -2.4));
  for (const line of [bank(13.5), bank(-15.5)]) {
    water.add('card', sweep(along(line.map(([x, y]): Point3 => [x, y, 0])), 0.7, 0.9));
  }
  water.add('card', box([bridge - 3, river(bridge) - 20, 0.5], [bridge + 3, river(bridge) + 19, 1]));
  for (const y of [-7, 5]) {
    water.add('card', box([bridge - 2.4, river(bridge) + y - 0.6, -2.4], [bridge + 2.4, river(bridge) + y + 0.6, 0.5]));
  }
}

function bank(offset: number): Point[] {
  return Array.from({ length: 71 }, (_, i) => [-420 + i * 12, river(-420 + i * 12) + offset]);
}

export function addCity(ssl: ModelBuilder) {
  const city = ssl.layer('city', 'context');
  const height = (x: number, y: number, r: number) => {
    const away = Math.hypot(x, y);
    const before = y < 20 && x < 60;
    const tall = r > 0.975 && !before && away > 260 ? 12 : 0;
    return 4 + r * r * (before ? 5 : 12) * (away < 120 ? 0.7 : 1) + tall;
  };
  const keep = (x: number, y: number) => Math.hypot(x, y) > 80 && y > river(x) + 37;
  const quarters: [Bounds, number][] = [
    [[-112, -96, 112, 112], 24],
    [[-420, -100, -122, 520], 21],
    [[122, -100, 420, 520], 33],
    [[-112, 122, 112, 520], 27],
  ];
  for (const [bounds, seed] of quarters) {
    city.add('context', blocks(bounds, { plot: 17, street: 9, seed, courts: 0.2, keep, height }));
  }
  const beyond = { plot: 17, street: 9, seed: 8, keep: (x: number, y: number) => y < river(x) - 38 };
  city.add('context', blocks([-420, -330, 420, -160], { ...beyond, height: (_x, _y, r) => 3.5 + r * r * 4 }));
}

/** The round square: paving, a ring of stone, and four steps under the tower. */
export function addSquare(ssl: ModelBuilder) {
  const layer = ssl.layer('plaza');
  const paving = ssl.layer('paving', 'site');
  paving.add('card', prism(circle(middle, 58, 120), 0, 0.04));
  paving.add('white', ring(middle, 46, 46.35, 0.04, 0.16, { sides: 120 }));
  const step = (plaza - 0.04) / 4;
  for (let i = 0; i < 4; i++) {
    layer.add('white', prism(circle(middle, 34 - i * 1.1, 120), 0.04 + i * step, 0.04 + (i + 1) * step));
  }
}

export function addTrees(ssl: ModelBuilder) {
  const { random } = ssl;
  const layer = ssl.layer('trees', 'site');
  for (let i = 0; i < 46; i++) {
    const degrees = (360 * i) / 46;
    if (degrees > 206 && degrees < 304) continue;
    const [c, s] = direction(degrees);
    layer.tree(52 * c, 52 * s, 0.04, { size: 1 + random() * 0.35 });
    const [u, v] = direction(degrees + 3);
    if (i % 2) layer.tree(64 * u, 64 * v, 0, { size: 1 + random() * 0.4 });
  }
  for (let x = -400; x < 400; x += 9) {
    const at = x + random() * 3;
    if (Math.abs(at - bridge) < 6) continue;
    layer.tree(at, river(at) + 18.5 + random() * 2, 0, { size: 0.9 + random() * 0.4 });
    if (random() < 0.6) layer.tree(at, river(at) - 21 - random() * 3, 0, { size: 0.9 + random() * 0.4 });
  }
}
