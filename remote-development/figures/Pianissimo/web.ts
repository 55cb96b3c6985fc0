import { rectangle } from '#figures/hatch';
import { polyline, polylines, short } from '#figures/path';
import { fill, ink, shape, stroke, weight } from '#figures/sheet';
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
    cup(558, table) +
    stroke(`M0 ${table}H612M0 ${table + 16}H612V${table}`, ink.line, weight.profile) +
    stroke(
      `M70 ${table + 16}V600M86 ${table + 16}V600M556 ${table + 16}V600M572 ${table + 16}V600`,
      ink.line,
      weight.line,
    )
  );
}

function cup(x: number, y: number): string {
  return (
    shape(`M${x - 15} ${y - 30}h30l-3 27q-1 3 -4 3h-16q-3 0 -4 -3z`, ink.paper, ink.line, weight.line) +
    stroke(
      `M${x + 14} ${y - 24}q13 0 11 9q-2 8 -13 7M${x - 5} ${y - 38}q-5 -7 0 -13t0 -13M${x + 5} ${y - 38}q-5 -7 0 -13t0 -13`,
      ink.line,
      weight.fine,
    )
  );
}

/** A moment of a film. Words are outlines that stand in place of the lines. */
export type WebMoment = {
  /** Share of the music that has been read from the file, and share that has been heard. */
  read: number;
  heard: number;
  title?: string;
  price?: string;
  isOnSale: boolean;
};

const still: WebMoment = { read: 1, heard: 0, isOnSale: false };

/** The platform for artists: one song with its music, its words and its price, and below it the other songs. */
export function web(preview: Field, notes: readonly Note[], moment = still): string {
  const { left, top, width, height } = screen;
  return (
    shape(
      polyline(rectangle(left - 12, top - 12, width + 24, height + 24), true),
      ink.paper,
      ink.line,
      weight.profile,
    ) +
    stroke(polyline(rectangle(left, top, width, height), true), ink.line, weight.hair) +
    stroke(`M${left} ${top + 32}h${width}`, ink.line, weight.hair) +
    stroke(`M${left + 22} ${top + 16}h70`, ink.line, 5) +
    stroke(
      `M${left + 330} ${top + 16}h40M${left + 396} ${top + 16}h40M${left + 462} ${top + 16}h40`,
      ink.soft,
      weight.line,
    ) +
    editor(preview, notes, moment) +
    sale(preview, moment) +
    songs()
  );
}

function songs(): string {
  const [x, y, gap] = [screen.left + 22, screen.top + 292, 97];
  return [0, 1, 2, 3, 4]
    .map((i) => {
      const left = x + i * gap;
      return (
        stroke(polyline(rectangle(left, y, 40, 40), true) + sleeve(left, y, i), ink.line, weight.fine) +
        stroke(
          `M${left + 50} ${y + 8}h${[28, 34, 24, 32, 26][i]}M${left + 50} ${y + 20}h${[18, 22, 26, 16, 20][i]}`,
          ink.soft,
          weight.line,
        )
      );
    })
    .join('');
}

/** Five covers, drawn with as little as possible. */
function sleeve(x: number, y: number, index: number): string {
  return (
    [
      `M${x} ${y + 40}l40 -40`,
      `M${x + 9} ${y + 20}a11 11 0 1 0 22 0a11 11 0 1 0 -22 0`,
      `M${x + 10} ${y}v40M${x + 20} ${y}v40M${x + 30} ${y}v40`,
      `M${x} ${y + 28}l12 -15l10 11l8 -8l10 12`,
      `M${x} ${y + 20}q10 -18 20 0t20 0`,
    ][index] ?? ''
  );
}

function editor(preview: Field, notes: readonly Note[], { read, heard }: WebMoment): string {
  const { left, top, width, height } = preview;
  let rows = '';
  for (let i = 1; i < 8; i++) rows += `M${left} ${top + (i * height) / 8}h${width}`;
  let bars = '';
  for (let i = 1; i < 8; i++) bars += `M${left + (i * width) / 8} ${top}v${height}`;
  const inner = { left: left + 6, top: top + 8, width: width - 12, height: height - 16 };
  const end = Math.max(...notes.map(({ start, length }) => start + length));
  const boxes = roll(notes, inner);
  const those = (isMeant: (note: Note) => boolean) =>
    polylines(
      boxes.filter((_, i) => notes.slice(i, i + 1).some(isMeant)),
      true,
    );
  const at = heard * end;
  const head = inner.left + (heard || read) * inner.width;
  return (
    stroke(rows + bars, ink.wash, weight.fine) +
    fill(
      those(({ start }) => start < read * end),
      ink.line,
    ) +
    (heard > 0
      ? fill(
          those(({ start, length }) => start <= at && at < start + length),
          ink.red,
        )
      : '') +
    stroke(polyline(rectangle(left, top, width, height), true), ink.line, weight.line) +
    ((heard || read) % 1 > 0 ? stroke(`M${short(head)} ${top}v${height}`, ink.red, weight.line) : '')
  );
}

/** Name, words and price; the arrow carries a new file up, the dark field sells it. */
function sale({ left, top, width, height }: Field, { title, price, isOnSale }: WebMoment): string {
  const y = top + height;
  const button = rectangle(left + width - 104, y + 18, 104, 36);
  const up = left + width - 142;
  return (
    (title ?? stroke(`M${left + 2} ${y + 22}h132`, ink.line, 7)) +
    stroke(`M${left} ${y + 40}h196M${left} ${y + 53}h164`, ink.soft, weight.line) +
    (price ?? stroke(`M${left + 238} ${y + 36}h52`, ink.line, 5)) +
    fill(polyline(button, true), isOnSale ? ink.red : ink.line) +
    stroke(`M${left + width - 78} ${y + 36}h52`, ink.paper, weight.line) +
    stroke(`M${up - 16} ${y + 42}v12h32v-12M${up} ${y + 44}v-26m-9 9l9 -9l9 9`, ink.line, weight.line)
  );
}
