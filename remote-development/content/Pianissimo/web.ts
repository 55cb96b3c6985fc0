import { rectangle } from '../figures/hatch';
import { polyline, polylines } from '../figures/path';
import { fill, ink, shape, stroke, weight } from '../figures/sheet';
import { roll, type Field } from './roll';
import type { Note } from './score';

const screen = { left: 48, top: 62, width: 526, height: 356 };
const table = 528;

/** The table with the stand, the keys and the mouse: desk work. */
export function desk(): string {
  const middle = screen.left + screen.width / 2;
  const stand = `M${middle - 26} ${screen.top + screen.height}l-8 ${table - screen.top - screen.height - 8}h68l-8 ${-(table - screen.top - screen.height - 8)}`;
  return (
    shape(stand, ink.paper, ink.line, weight.line) +
    shape(polyline(rectangle(middle - 86, table - 9, 172, 9), true), ink.paper, ink.line, weight.line) +
    shape(`M${middle - 236} ${table}v-9h118v9z`, ink.paper, ink.line, weight.line) +
    shape(`M${middle + 128} ${table}c0 -20 10 -24 26 -24c20 0 30 12 34 24z`, ink.paper, ink.line, weight.line) +
    stroke(`M0 ${table}H612M0 ${table + 16}H612V${table}`, ink.line, weight.profile) +
    stroke(`M70 ${table + 16}V600M86 ${table + 16}V600M556 ${table + 16}V600M572 ${table + 16}V600`, ink.line, weight.line)
  );
}

/** The platform for artists: the list of songs, and one song with its music, its price and the way up. */
export function web(preview: Field, notes: readonly Note[]): string {
  const { left, top, width, height } = screen;
  return (
    shape(polyline(rectangle(left - 12, top - 12, width + 24, height + 24), true), ink.paper, ink.line, weight.profile) +
    shape(polyline(rectangle(left, top, width, height), true), ink.paper, ink.line, weight.fine) +
    stroke(`M${left} ${top + 34}h${width}M${left + 168} ${top + 34}V${top + height}`, ink.line, weight.fine) +
    stroke(`M${left + 18} ${top + 17}h74`, ink.line, 5) +
    stroke(`M${left + 300} ${top + 17}h44M${left + 366} ${top + 17}h44M${left + 432} ${top + 17}h44`, ink.soft, weight.line) +
    songs() +
    editor(preview, notes) +
    sale(preview)
  );
}

function songs(): string {
  const [x, y, gap] = [screen.left + 16, screen.top + 54, 49];
  return [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const top = y + i * gap;
      const here = i === 1;
      const lines = `M${x + 46} ${top + 10}h${[62, 76, 54, 70, 48, 66][i]}M${x + 46} ${top + 24}h${[34, 40, 46, 28, 38, 30][i]}`;
      return (
        (here ? fill(polyline(rectangle(screen.left + 1, top - 9, 166, gap), true), ink.wash) : '') +
        shape(polyline(rectangle(x, top, 32, 32), true), ink.paper, ink.line, weight.fine) +
        stroke(sleeve(x, top, i), ink.line, weight.fine) +
        stroke(lines, here ? ink.line : ink.soft, weight.line)
      );
    })
    .join('');
}

/** Six covers, drawn with as little as possible. */
function sleeve(x: number, y: number, index: number): string {
  const [a, b] = [x + 16, y + 16];
  return [
    `M${x} ${y + 32}l32 -32`,
    `M${a - 9} ${b}a9 9 0 1 0 18 0a9 9 0 1 0 -18 0`,
    `M${x + 8} ${y}v32M${x + 16} ${y}v32M${x + 24} ${y}v32`,
    `M${x} ${y + 22}l10 -12l8 9l6 -6l8 9`,
    `M${x + 8} ${y + 8}h16v16h-16z`,
    `M${x} ${y + 16}q8 -14 16 0t16 0`,
  ][index] ?? '';
}

function editor(preview: Field, notes: readonly Note[]): string {
  const { left, top, width, height } = preview;
  let rows = '';
  for (let i = 1; i < 8; i++) rows += `M${left} ${top + (i * height) / 8}h${width}`;
  let bars = '';
  for (let i = 1; i < 8; i++) bars += `M${left + (i * width) / 8} ${top}v${height}`;
  const inner = { left: left + 6, top: top + 8, width: width - 12, height: height - 16 };
  return (
    stroke(rows + bars, ink.wash, weight.fine) +
    fill(polylines(roll(notes, inner, 'across'), true), ink.line) +
    stroke(polyline(rectangle(left, top, width, height), true), ink.line, weight.line)
  );
}

/** Name, words and price; the dark field sells, the arrow carries a new file up. */
function sale({ left, top, width, height }: Field): string {
  const y = top + height;
  const button = rectangle(left + width - 92, y + 76, 92, 34);
  const up = left + width - 118;
  return (
    stroke(`M${left} ${y + 26}h126`, ink.line, 6) +
    stroke(`M${left} ${y + 48}h168M${left} ${y + 62}h150M${left} ${y + 76}h110`, ink.soft, weight.line) +
    stroke(`M${left} ${y + 104}h48`, ink.line, 4) +
    fill(polyline(button, true), ink.line) +
    stroke(`M${left + width - 70} ${y + 93}h48`, ink.paper, weight.line) +
    stroke(`M${up - 22} ${y + 100}v10h30v-10M${up - 7} ${y + 102}v-24m-8 8l8 -8l8 8`, ink.line, weight.line)
  );
}
