import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Massing } from 'shared/model/massing/massing';
import type { BenchCase } from 'shared/testing/bench-case';
import { frameFor } from './frame';
import { Drawing } from './paint';
import { viewFrom } from './view';

/** Pictures of a drag, three degrees from one to the next, on a page where a drawing is 1080 wide. */
export const cases: readonly BenchCase[] = ['ALN', 'GBA', 'GDL', 'GLM', 'IMP', 'OKE', 'SSL'].map((code) => {
  const file = join(import.meta.dirname, '../../content', code, 'massing.json');
  const drawing = new Drawing(JSON.parse(readFileSync(file, 'utf8')) as Massing);
  const frame = frameFor(drawing.solids, 1080);
  const turned = (turn: number) => drawing.paint(viewFrom(turn, 35, frame));
  return {
    name: `axonometric: ${code}, ${drawing.solids.length} bodies`,
    unit: 'pictures',
    own: 1,
    prepare: (size) => {
      for (let turn = 0; turn < 360; turn += 3) turned(turn);
      let turn = 0;
      return () => {
        for (let i = 0; i < size; i++) turned((turn += 3));
      };
    },
  };
});
