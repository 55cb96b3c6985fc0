import type { Point } from '@portfolio/model/geometry/points';
import { createRandom } from '@portfolio/model/geometry/random';
import { rectangle } from '#figures/hatch';
import { polyline, short } from '#figures/path';
import { fill, ink, shape, stroke, weight } from '#figures/sheet';
import { hanok } from './hanok';

/** Photos of one building, one over the other; the uppermost lies straight. */
export function photos(left: number, top: number): string {
  const [width, height] = [210, 140];
  const lying = (dx: number, dy: number) =>
    shape(polyline(rectangle(left + dx, top + dy, width, height), true), ink.paper, ink.line, weight.fine);
  const picture = rectangle(left + 12, top + 54, width - 24, height - 24);
  const [a] = picture;
  if (!a) return '';
  const foot = a[1] + height - 24;
  return (
    lying(44, 0) +
    stroke(`M${left + 230} ${top + 30}l14 -18m-34 18l26 -30`, ink.soft, weight.hair) +
    lying(22, 21) +
    shape(polyline(rectangle(left, top + 42, width, height), true), ink.paper, ink.line, weight.line) +
    stroke(polyline(picture, true), ink.line, weight.hair) +
    stroke(hills(a[0], foot - 34, width - 24), ink.soft, weight.hair) +
    hanok([a[0] + 93, foot - 16], 116, { line: 1.2, fine: true }) +
    stroke(`M${a[0]} ${foot - 16}h${width - 24}`, ink.line, weight.hair)
  );
}

function hills(left: number, top: number, width: number): string {
  const line = Array.from({ length: 25 }, (_, i): Point => [
    left + (i * width) / 24,
    top - 24 - 13 * Math.sin(i / 3.1) - 6 * Math.sin(i / 1.3),
  ]);
  return polyline(line);
}

/** Many reviews; in each the words that the description takes over are underlined. */
export function reviews(left: number, top: number): { svg: string; quotes: Point[] } {
  const random = createRandom(5);
  const quotes: Point[] = [];
  const chosen = [1, 2, 0];
  const cards = [0, 1, 2].map((card) => {
    const [x, y, width, height] = [left + (card % 2) * 24, top + card * 66, 230, 56];
    const outline = `M${x} ${y}h${width}v${height}h${-width + 34}l-14 11v-11h-20z`;
    const lines = [0, 1, 2].map((row) => {
      const length = (row === 2 ? 0.5 : 0.84) * (width - 32) * (0.85 + random() * 0.15);
      const at = `M${x + 16} ${short(y + 15 + row * 13)}h${short(length)}`;
      if (row !== chosen[card]) return stroke(at, ink.soft, weight.line);
      quotes.push([x + 16 + length, y + 15 + row * 13]);
      return stroke(at, ink.red, weight.profile);
    });
    return shape(outline, ink.paper, ink.line, weight.fine) + lines.join('');
  });
  return { svg: cards.join(''), quotes };
}

/** How many readers gave how many points: five rows of points. */
export function ratings(left: number, top: number): string {
  const shares = [0.92, 0.6, 0.24, 0.1, 0.05];
  const rows = shares.map((share, i) => {
    const y = top + i * 22;
    const dots = Array.from(
      { length: 5 },
      (_, k) =>
        `<circle cx="${left + 6 + k * 15}" cy="${y}" r="4.6" fill="${k < 5 - i ? ink.line : ink.paper}" stroke="${ink.line}" stroke-width="1.2"/>`,
    );
    return (
      dots.join('') + fill(polyline(rectangle(left + 92, y - 5, 160 * share, 10), true), i === 0 ? ink.line : ink.soft)
    );
  });
  return rows.join('') + stroke(`M${left + 92} ${top - 12}V${top + 100}`, ink.line, weight.fine);
}
