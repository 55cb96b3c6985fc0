import type { Point } from '../geometry/points';
import { ink } from './drawing';
import { letteringOf } from './scale-bar';
import type { Sheet } from './sheet';

/** Units of the viewBox. */
const [left, length, letters, capitals] = [36, 210, 40, 28];
/** Where the figures begin, and how high above their line they stand. */
const [indent, lift] = [44, 12];
/** How far the sheet stays clear round figures. */
const clear = 9;

/** A height at the left edge of a section: a short line on a triangle, the metres above zero written over it. */
export type LevelMark = { text: string; y: number; ground: Ground };

/** The piece of sheet that figures need, in units of the viewBox. */
type Ground = { left: number; top: number; right: number; bottom: number };

export function levelMarksOf(levels: readonly number[], { frame: [, , , top], scale, detail }: Sheet): LevelMark[] {
  return levels.map((level) => {
    const text = written(level);
    const y = Math.round(((top - level) * scale) / detail);
    const right = left + indent + widthOf(text) + clear;
    return { text, y, ground: { left: left - clear, top: y - lift - capitals - clear, right, bottom: y } };
  });
}

export function drawLevelMarks(marks: readonly LevelMark[]): string {
  if (!marks.length) return '';
  const lines = marks.map(({ y }) => `M${left} ${y}h${length}M${left} ${y - 30}h36l-18 30z`).join('');
  const texts = marks.map(({ text, y }) => `<text x="${left + indent}" y="${y - lift}">${text}</text>`);
  return (
    `<path fill="none" stroke="${ink.line}" stroke-width="2.2" d="${lines}"/>` +
    `<g fill="${ink.line}" ${letteringOf(letters)}>${texts.join('')}</g>`
  );
}

/**
 * A picture that leaves the sheet bare behind level marks, so that no line runs through their figures; earth has none. A
 * hole, as the sheet has its own colour in each theme.
 * @param isEarth whether earth lies at a place of the viewBox
 */
export function clearOfMarks(
  picture: string,
  marks: readonly LevelMark[],
  isEarth: (x: number, y: number) => boolean,
  { width, height, id }: { width: number; height: number; id: string },
): string {
  const holes = marks
    .filter(({ ground, y }) => !isEarth((left + indent + ground.right) / 2, y - lift - capitals / 2))
    // Where two are near each other the lower one keeps to what the upper one leaves.
    .map(({ ground }, i, all) => ({ ...ground, top: Math.max(ground.top, ...above(ground, all, i)) }))
    .map(({ left: from, top, right, bottom }) => `M${from} ${top}H${right}V${bottom}H${from}z`);
  if (!holes.length) return picture;
  const around = `M0 0H${width}V${height}H0z${holes.join('')}`;
  return `<defs><clipPath id="${id}"><path clip-rule="evenodd" d="${around}"/></clipPath></defs><g clip-path="url(#${id})">${picture}</g>`;
}

function above({ top }: Ground, all: readonly LevelMark[], own: number): number[] {
  return all.filter(({ y }, i) => i !== own && y > top && y < (all[own]?.y ?? 0)).map(({ y }) => y);
}

/** Whether somebody who stands at a place of the viewBox would be cut by a mark. */
export function isBehind(marks: readonly LevelMark[], [x, feet]: Point, tall: number): boolean {
  return marks.some(
    ({ ground }) =>
      x + tall / 4 > ground.left && x - tall / 4 < ground.right && feet > ground.top && feet - tall < ground.bottom,
  );
}

function written(level: number): string {
  const sign = level > 0 ? '+' : level < 0 ? '−' : '±';
  return `${sign}${Math.abs(level).toFixed(2)}`;
}

/** About, in most typefaces: all signs but the point are as wide as a figure. */
function widthOf(text: string): number {
  return Math.round(letters * (0.6 * text.length - 0.3));
}
