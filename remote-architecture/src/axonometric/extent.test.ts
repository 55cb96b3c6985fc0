import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Massing } from '@portfolio/model/massing/massing';
import { extentOf } from './extent';
import { solidOf } from './solids';

test.each(['ALN', 'GBA', 'GDL', 'GLM', 'IMP', 'OKE', 'SSL'])(
  'the box of %s is that of the bodies made of it',
  (code) => {
    const text = readFileSync(join(__dirname, '../../content', code, 'massing.json'), 'utf8');
    const { bodies } = JSON.parse(text) as Massing;
    const own = bodies.map(solidOf).filter(({ style }) => style === 'building' || style === 'red');
    const { low, high } = extentOf(bodies, ['building', 'red']);
    for (const axis of [0, 1, 2] as const) {
      const values = own.flatMap(({ corners }) => corners.map((corner) => corner[axis]));
      expect(low[axis]).toBeCloseTo(Math.min(...values), 6);
      expect(high[axis]).toBeCloseTo(Math.max(...values), 6);
    }
  },
);
