import type { Point } from '@portfolio/model/geometry/points';
import { rectangle } from '#figures/hatch';
import { polyline, short } from '#figures/path';
import { fill, ink, shape, stroke, weight } from '#figures/sheet';
import { hanok } from './hanok';

export const card = { left: 478, top: 72, width: 262, height: 650 };

/** Where things enter and leave the record. */
export const ports = {
  photo: card.top + 132,
  rating: card.top + 486,
  sentence: card.top + 330,
  out: [card.top + 548, card.top + 583, card.top + 618],
} as const;

/** One building: its picture, its name, what was written of it, its mark, and the three fields by which it is found. */
export function record(): string {
  const { left, top, width, height } = card;
  const inner = { x: left + 22, width: width - 44 };
  return (
    shape(polyline(rectangle(left, top, width, height), true), ink.paper, ink.line, weight.profile) +
    picture(inner.x, top + 22, inner.width) +
    stroke(`M${inner.x} ${top + 250}h138`, ink.line, 7) +
    stroke(`M${inner.x} ${top + 272}h84`, ink.soft, weight.line) +
    description(inner.x, inner.width) +
    stroke(
      `M${left} ${top + 442}h${width}M${left} ${top + 526}h${width}M${left} ${top + 561}h${width}M${left} ${top + 596}h${width}`,
      ink.line,
      weight.fine,
    ) +
    mark(inner.x + 8, top + 486) +
    fields(inner.x)
  );
}

function picture(x: number, y: number, width: number): string {
  const height = 200;
  const ground = y + height - 34;
  return (
    stroke(polyline(rectangle(x, y, width, height), true), ink.line, weight.fine) +
    `<circle cx="${x + width - 42}" cy="${y + 40}" r="13" fill="none" stroke="${ink.soft}" stroke-width="${weight.fine}"/>` +
    hanok([x + width / 2, ground], 148, { line: 1.6, fine: true }) +
    stroke(`M${x} ${ground}h${width}`, ink.line, weight.line)
  );
}

/** Six lines of a description; the third is the one that is traced back. */
function description(x: number, width: number): string {
  const shares = [0.98, 0.92, 0.86, 0.96, 0.9, 0.55];
  return shares
    .map((share, i) => {
      const y = ports.sentence + (i - 1) * 21;
      return stroke(`M${x} ${y}h${short(width * share)}`, i === 1 ? ink.red : ink.line, i === 1 ? 5 : weight.line);
    })
    .join('');
}

function mark(x: number, y: number): string {
  const dots = Array.from(
    { length: 5 },
    (_, i) =>
      `<circle cx="${x + i * 26}" cy="${y}" r="8" fill="${i < 4 ? ink.line : ink.paper}" stroke="${ink.line}" stroke-width="${weight.fine}"/>`,
  );
  return dots.join('') + stroke(`M${x + 146} ${y}h50`, ink.soft, weight.line);
}

function fields(x: number): string {
  return ports.out
    .map((y, i) => {
      const port: Point = [card.left + card.width, y];
      return (
        fill(polyline(rectangle(x, y - 6, 12, 12), true), i === 0 ? ink.line : i === 1 ? ink.soft : ink.pale) +
        stroke(`M${x + 26} ${y}h${[96, 70, 84][i]}`, ink.line, weight.line) +
        stroke(`M${x + 136} ${y}h${[46, 58, 36][i]}`, ink.soft, weight.line) +
        `<circle cx="${port[0]}" cy="${port[1]}" r="6" fill="${ink.paper}" stroke="${ink.line}" stroke-width="${weight.line}"/>`
      );
    })
    .join('');
}
