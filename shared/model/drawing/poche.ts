import type { Point } from '../geometry/points';
import { simplifyOutline } from '../geometry/simplify';
import type { Material } from '../look';
import { ink } from './drawing';
import { pathData } from './path';
import type { Sheet } from './sheet';
import type { CutLoop, Stage } from './stage';

/** What the cut goes through, filled: earth first, then neighbours, then the building, red last and in its shade. */
export function pochePaths({ loops: all }: Stage, sheet: Sheet): string {
  const loops = all.filter((loop) => isOnSheet(loop, sheet));
  const fills = new Map<string, CutLoop[]>();
  for (const color of order) fills.set(color, []);
  for (const loop of loops) if (loop.material !== 'glass') fills.get(fillOf(loop))?.push(loop);
  const glass = loops.filter(({ material }) => material === 'glass').map((loop) => outline(loop, sheet));
  const panes = pathData(glass, sheet.detail, true);
  return (
    [...fills]
      .map(([color, cut]) => {
        const data = pathData(cut.map((loop) => outline(loop, sheet)), sheet.detail, true);
        return data && `<path fill="${color}" d="${data}"/>`;
      })
      .join('') + (panes && `<path fill="none" stroke="${ink.line}" stroke-width="3" d="${panes}"/>`)
  );
}

const order = [ink.earth, ink.water, ink.neighbour, ink.timber, ink.line, ink.redShade] as const;

const fillsOfMaterials: Partial<Record<Material, (typeof order)[number]>> = {
  red: ink.redShade, water: ink.water, wood: ink.timber, book: ink.timber,
  site: ink.earth, ground: ink.earth, card: ink.earth, field: ink.earth,
};

function fillOf({ material, kind }: CutLoop): (typeof order)[number] {
  if (kind === 'context' && material !== 'red') return ink.neighbour;
  return fillsOfMaterials[material] ?? ink.line;
}

function isOnSheet({ points }: CutLoop, sheet: Sheet): boolean {
  const places = points.map(sheet.place);
  const within = (k: 0 | 1, most: number) => places.some((p) => p[k] > 0) && places.some((p) => p[k] < most);
  return within(0, sheet.columns) && within(1, sheet.rows);
}

function outline({ points }: CutLoop, sheet: Sheet): Point[] {
  return simplifyOutline(points.map((p): Point => [sheet.place(p)[0], sheet.place(p)[1]]), 0.2);
}
