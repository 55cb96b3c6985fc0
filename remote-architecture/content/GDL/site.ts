import { rect } from '@portfolio/model/geometry/outlines';
import type { Point } from '@portfolio/model/geometry/points';
import { box, prism } from '@portfolio/model/geometry/prism';
import { terrain } from '@portfolio/model/geometry/terrain';
import type { ModelBuilder } from '@portfolio/model/start-model';
import { pit, pool } from './measures';

export const land = terrain({ height: hill, bounds: [-150, -96, 150, 130], step: 0.8, base: 0, grid: 1.6 });

/** The hill of stacked card, the pool with its slabs, and the paved strip before the house. */
export function addSite(gdl: ModelBuilder) {
  const site = gdl.layer('site', 'site');
  site.add('site', land.solids);
  site.add('site', prism(rect(-420, -420, 420, 420), -5.4, 0, [pit, rect(...pool)]));
  site.add('site', prism(rect(-420, -420, 420, 420), -9, -5.4));
  site.add('site', prism(rect(...pool), -5.4, -0.42));
  site.add('water', prism(rect(...pool), -0.42, -0.3));
  for (let i = 0; i < 7; i++) {
    const [x, y] = [-8 + (i % 2) * 0.5, -50.8 + i * 1.75];
    site.add('white', box([x, y, -0.3], [x + 3, y + 1.1, -0.05]));
  }

  const paving = gdl.layer('paving', 'photo');
  const joints = gdl.layer('joints', 'drawing');
  for (let x = -72; x <= 72; x += 6) joint([x, -36.4], [x, -26.4]);
  for (let y = -36.4; y <= -26; y += 5) joint([-72, y], [72, y]);

  function joint(a: Point, b: Point) {
    paving.add('grey', box([a[0] - 0.035, a[1] - 0.035, 0], [b[0] + 0.035, b[1] + 0.035, 0.012]));
    joints.line([...a, 0.02], [...b, 0.02]);
  }
}

function hill(x: number, y: number): number {
  const away = Math.max(0, (((Math.abs(x) / 60) ** 3 + (Math.abs(y + 4) / 42) ** 3) ** (1 / 3) - 1) * 52);
  const s = Math.min(1, away / 34);
  const bump = (cx: number, cy: number, rx: number, ry: number) =>
    Math.exp(-(((x - cx) / rx) ** 2) - ((y - cy) / ry) ** 2);
  const hills =
    11 * bump(-60, 78, 62, 40) +
    8 * bump(62, 84, 48, 30) +
    4.6 * bump(-100, -16, 26, 42) +
    1.2 * Math.sin(x / 23 + 1) * Math.cos(y / 31);
  return hills * s * s * (3 - 2 * s) - (y < -40 ? 0.055 * (-40 - y) : 0);
}
