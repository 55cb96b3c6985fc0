import { ink } from './drawing';
import { letteringOf } from './scale-bar';
import type { Sheet } from './sheet';

/** Units of the viewBox. */
const [left, length, letters] = [36, 210, 38];

/** Heights at the left edge of a section: a short line on a triangle, the metres above zero written over it. */
export function levelMarks(levels: readonly number[], { frame: [, , , top], scale, detail }: Sheet): string {
  if (!levels.length) return '';
  const marks = levels.map((level) => {
    const y = Math.round(((top - level) * scale) / detail);
    return { y, text: `<text x="${left + 44}" y="${y - 12}">${written(level)}</text>` };
  });
  const lines = marks.map(({ y }) => `M${left} ${y}h${length}M${left} ${y - 30}h36l-18 30z`).join('');
  return (
    `<path fill="none" stroke="${ink.line}" stroke-width="2.2" d="${lines}"/>` +
    // A rim in the colour of the sheet keeps the figures clear of what lies behind them.
    `<g fill="${ink.line}" stroke="#fff" stroke-width="9" paint-order="stroke" ${letteringOf(letters)}>${marks.map(({ text }) => text).join('')}</g>`
  );
}

function written(level: number): string {
  const sign = level > 0 ? '+' : level < 0 ? '−' : '±';
  return `${sign}${Math.abs(level).toFixed(2)}`;
}
