import type { Point } from '@portfolio/model/geometry/points';
import { hatch, rectangle } from '#figures/hatch';
import { curve, polyline, polylines, short } from '#figures/path';
import { fill, ink, shape, stroke, weight } from '#figures/sheet';
import { hanok } from './hanok';
import { koreaAt } from './korea';

/** By coordinates: a net of degrees with the building where two lines cross, and the steps of somebody on foot. */
export function byCoordinates(left: number, top: number): string {
  const [width, height] = [232, 176];
  const bend = (t: number) => 10 * (t - 0.5) ** 2;
  let net = '';
  for (let i = 0; i <= 5; i++) {
    const y = top + (i * height) / 5;
    net += curve(Array.from({ length: 9 }, (_, k): Point => [left + (k * width) / 8, y + bend(k / 8) * 3]));
    const x = left + (i * width) / 5;
    net += polyline([
      [x + (2.5 - i) * 5, top + bend(i / 5) * 3],
      [x, top + height + bend(i / 5) * 3],
    ]);
  }
  const [x, y] = [left + (2 * width) / 5 + 1.5, top + (2 * height) / 5 + 0.3];
  const steps: Point[] = [
    [206, 150],
    [184, 152],
    [164, 144],
    [148, 132],
    [140, 116],
    [128, 100],
    [114, 88],
  ];
  const soles = steps.map(([a, b], i) => `<circle cx="${left + a}" cy="${top + b + (i % 2) * 5}" r="3"/>`);
  return (
    stroke(net, ink.soft, weight.hair) +
    `<g fill="${ink.line}">${soles.join('')}</g>` +
    `<circle cx="${short(x)}" cy="${short(y)}" r="14" fill="${ink.paper}" stroke="${ink.line}" stroke-width="${weight.line}"/>` +
    stroke(`M${short(x - 24)} ${short(y)}h48M${short(x)} ${short(y - 24)}v48`, ink.line, weight.line)
  );
}

/** By architect: one life with its works. */
export function byArchitect(left: number, top: number): string {
  const base = top + 96;
  const tower = [rectangle(left + 24, base - 92, 30, 92)];
  const floors = Array.from({ length: 9 }, (_, i) => `M${left + 24} ${base - 10 - i * 9}h30`).join('');
  const hall = `M${left + 78} ${base}v-30q30 -34 60 0v30z`;
  const ribs = `M${left + 93} ${base}v-40M${left + 108} ${base}v-47M${left + 123} ${base}v-40`;
  return (
    shape(polylines(tower, true), ink.paper, ink.line, weight.fine) +
    stroke(floors + ribs, ink.soft, weight.hair) +
    stroke(hall, ink.line, weight.fine) +
    hanok([left + 194, base], 62, { line: 1.2, fine: false }) +
    stroke(`M${left} ${base}h236`, ink.line, weight.line) +
    stroke(`M${left + 39} ${base}v22M${left + 108} ${base}v22M${left + 194} ${base}v22`, ink.line, weight.fine) +
    stroke(`M${left} ${base + 22}h236m-9 -7l9 7l-9 7`, ink.line, weight.fine) +
    `<circle cx="${left}" cy="${base + 22}" r="6" fill="${ink.paper}" stroke="${ink.line}" stroke-width="${weight.line}"/>` +
    fill(
      `M${left + 34} ${base + 22}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zM${left + 103} ${base + 22}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zM${left + 189} ${base + 22}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z`,
      ink.line,
    )
  );
}

/** By region: the country, the building's province hatched. */
export function byRegion(left: number, top: number, scale: number): string {
  const korea = koreaAt([left, top], scale);
  const [mainland] = korea.outlines;
  if (!mainland) return '';
  // The province in the south-east, between two borders and its coast.
  const province = provinceOf(mainland, korea.place);
  const [x, y] = korea.place([129.33, 35.84]);
  return (
    stroke(hatch([province], 6), ink.line, weight.hair) +
    stroke(polylines(korea.borders), ink.soft, weight.hair) +
    stroke(polylines(korea.outlines, true), ink.line, weight.fine) +
    fill(
      korea.dots.map(([a, b]) => `M${short(a - 1.6)} ${short(b)}a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0z`).join(''),
      ink.line,
    ) +
    `<circle cx="${short(x - 8)}" cy="${short(y)}" r="6" fill="${ink.paper}" stroke="${ink.line}" stroke-width="${weight.line}"/>`
  );
}

/** North Gyeongsang: its land borders, closed by the piece of coast between them. */
function provinceOf(mainland: readonly Point[], place: (at: Point) => Point): Point[] {
  const inland: Point[] = [
    [129.45, 35.65],
    [129.1, 35.75],
    [128.7, 35.55],
    [128.3, 35.65],
    [127.88, 35.85],
    [127.9, 36],
    [128, 36.2],
    [127.9, 36.4],
    [127.95, 36.7],
    [128.4, 36.8],
    [128.65, 37.05],
    [129, 37.05],
    [129.36, 37.13],
  ];
  const [north, south] = [place([129.36, 37.13])[1], place([129.45, 35.65])[1]];
  const east = place([129.2, 36])[0];
  const coast = mainland.filter(([x, y]) => x > east && y > north && y < south).sort((a, b) => a[1] - b[1]);
  return [...inland.map(place), ...coast];
}
