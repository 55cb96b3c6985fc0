import type { Point } from '../geometry/points';
import type { Figure } from '../model';
import type { DepthBuffer } from './depth-buffer';
import { ink } from './drawing';
import { isBehind, type LevelMark } from './level-marks';
import type { Sheet } from './sheet';
import type { Stage } from './stage';

/** A walking figure, 9.2 units high, its feet at the origin. */
const walking =
  'M-.1-9.2c.5 0 .8.4.8.9s-.3 1-.8 1-.7-.5-.7-1 .3-.9.7-.9m-.6 2.1c.5-.2 1.1-.2 1.5.1.5.8.7 2 1 3.2l-.4.2-.8-1.7' +
  'c0 .8.1 1.4.1 2 .5 1.1 1 2.1 1.3 3.2h-.7C1-.9.4-1.8-.2-2.8-.5-1.8-1-.9-1.5 0h-.7c.4-1.2.8-2.3.9-3.5l-.1-1.5' +
  'c-.2.5-.4 1-.5 1.6h-.4c0-1.3.5-2.8 1.6-3.6';

/**
 * People that nothing hides: a figure from the side, a dot from above.
 * @param id keeps drawings on one page apart
 * @param marks nobody stands behind these: a head over figures says nothing
 */
export function people(
  { people: all, view }: Stage,
  sheet: Sheet,
  { item, nearness }: DepthBuffer,
  id: string,
  marks: readonly LevelMark[] = [],
) {
  const units = sheet.scale / sheet.detail;
  const placed = ({ at }: Figure): Point => {
    const [x, y] = sheet.place(at);
    return [Math.round(x / sheet.detail), Math.round(y / sheet.detail)];
  };
  const visible = all.filter((figure) => {
    const { at, size } = figure;
    if (isBehind(marks, placed(figure), 1.75 * size * units)) return false;
    const [x, y, near] = sheet.place([at[0], at[1], at[2] + 1]);
    const pixel = sheet.pixel(x, y);
    return pixel >= 0 && ((item[pixel] ?? -1) === -1 || (nearness[pixel] ?? 0) < near + 0.7);
  });
  if (!visible.length) return '';
  const fromAbove = Math.abs(view.toward[2]) > 0.95;
  const symbols = visible.map((figure) => {
    const { size, variant } = figure;
    const [x, y] = placed(figure);
    if (fromAbove) return `<circle cx="${x}" cy="${y}" r="${Math.max(5, Math.round(0.26 * units))}"/>`;
    const tall = (Math.sqrt(1 - view.toward[2] ** 2) * 1.75 * size * units) / 9.2;
    const mirror = variant % 2 ? '-' : '';
    return `<use href="#${id}" transform="translate(${x} ${y})scale(${mirror}${tall.toFixed(2)} ${tall.toFixed(2)})"/>`;
  });
  const symbol = fromAbove ? '' : `<defs><path id="${id}" d="${walking}"/></defs>`;
  return `${symbol}<g fill="${ink.line}">${symbols.join('')}</g>`;
}
