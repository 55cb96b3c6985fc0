import type { Point } from '@portfolio/model/geometry/points';
import { rectangle } from '#figures/hatch';
import { curve, polyline, polylines, short } from '#figures/path';
import { fill, ink, shape, stroke } from '#figures/sheet';

type HanokLook = {
  /** Width of a line in units of the sheet. */
  line: number;
  /** Lattices, rafters and tiles; a small drawing goes without. */
  fine: boolean;
};

/**
 * The front of a timber house with a hipped roof, five bays wide.
 * @param at the middle of its front on the ground
 * @param width of the walls
 */
export function hanok([x, ground]: Point, width: number, { line, fine }: HanokLook): string {
  const on = (u: number, v: number): Point => [x + u * width, ground - v * width];
  const eave = curvedLine(on, [-0.64, 0.345], [0.64, 0.345], 0.05);
  const ridge = curvedLine(on, [-0.37, 0.545], [0.37, 0.545], 0.018);
  const slope = (side: number) =>
    Array.from({ length: 9 }, (_, i): Point => {
      const t = i / 8;
      return on(side * (0.37 + 0.27 * t ** 0.8), 0.545 - 0.2 * (1 - (1 - t) ** 1.7));
    });
  const roof = [...ridge, ...slope(1).slice(1), ...[...eave].reverse().slice(1), ...slope(-1).reverse().slice(1, -1)];
  const columns = Array.from({ length: 6 }, (_, i) =>
    rectangle(on(-0.5 + i * 0.2 - 0.011, 0)[0], on(0, 0.3)[1], 0.022 * width, 0.245 * width),
  );
  return (
    stroke(polyline(rectangle(...on(-0.54, 0.055), 1.08 * width, 0.055 * width), true) + steps(on), ink.line, line) +
    fill(polyline([on(-0.5, 0.055), on(0.5, 0.055), on(0.5, 0.34), on(-0.5, 0.34)], true), ink.paper) +
    (fine ? doors(on, line) : '') +
    shape(polylines(columns, true), ink.paper, ink.line, line * 0.8) +
    stroke(polyline([on(-0.5, 0.27), on(0.5, 0.27)]), ink.line, line * 0.8) +
    shape(polyline(roof, true), ink.paper, ink.line, line * 1.25) +
    (fine ? tiles(ridge, eave, line) + rafters(eave, width, line) : '') +
    stroke(curve(ridge.map(([a, b]): Point => [a, b - 0.018 * width])), ink.line, line * 1.25)
  );
}

/** A line that hangs between two points by `sag` shares of the width, so that its ends rise. */
function curvedLine(on: (u: number, v: number) => Point, from: Point, to: Point, sag: number): Point[] {
  return Array.from({ length: 25 }, (_, i) => {
    const t = i / 24;
    const side = 2 * t - 1;
    return on(from[0] + (to[0] - from[0]) * t, from[1] - sag * (1 - Math.abs(side) ** 2.4));
  });
}

function tiles(ridge: readonly Point[], eave: readonly Point[], line: number): string {
  const at = (points: readonly Point[], t: number): Point => {
    const place = t * (points.length - 1);
    const [a, b] = [points[Math.floor(place)], points[Math.min(points.length - 1, Math.floor(place) + 1)]];
    if (!a || !b) return [0, 0];
    const f = place - Math.floor(place);
    return [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f];
  };
  let data = '';
  for (let i = 1; i < 30; i++) {
    const t = i / 30;
    const [top, foot] = [at(ridge, t), at(eave, t)];
    // Tiles run down a slope that grows flatter towards the eave.
    const middle: Point = [top[0] + (foot[0] - top[0]) * 0.42, top[1] + (foot[1] - top[1]) * 0.56];
    data += curve([top, middle, foot]);
  }
  return stroke(data, ink.soft, line * 0.6);
}

function rafters(eave: readonly Point[], width: number, line: number): string {
  return stroke(
    eave
      .slice(1, -1)
      .map(([x, y]) => `M${short(x)} ${short(y + 0.008 * width)}v${short(0.016 * width)}`)
      .join(''),
    ink.line,
    line * 0.9,
  );
}

/** Lattice doors in four bays; the middle bay is the open hall. */
function doors(on: (u: number, v: number) => Point, line: number): string {
  let lattice = '';
  for (const bay of [0, 1, 3, 4]) {
    const left = -0.5 + bay * 0.2 + 0.02;
    for (const leaf of [0, 1]) {
      const [a, b] = [left + leaf * 0.08, left + leaf * 0.08 + 0.08];
      lattice += polyline([on(a, 0.06), on(b, 0.06), on(b, 0.26), on(a, 0.26)], true);
      for (let i = 1; i < 4; i++) lattice += polyline([on(a + i * 0.02, 0.06), on(a + i * 0.02, 0.26)]);
      for (let i = 1; i < 7; i++) lattice += polyline([on(a, 0.06 + i * 0.0286), on(b, 0.06 + i * 0.0286)]);
    }
  }
  const hall = polyline([on(-0.09, 0.06), on(0.09, 0.06), on(0.09, 0.27), on(-0.09, 0.27)], true);
  return fill(hall, ink.pale) + stroke(lattice, ink.line, line * 0.45);
}

function steps(on: (u: number, v: number) => Point): string {
  return (
    polyline([on(-0.1, 0.055), on(-0.1, 0.036), on(-0.125, 0.036), on(-0.125, 0.018), on(-0.15, 0.018), on(-0.15, 0)]) +
    polyline([on(0.1, 0.055), on(0.1, 0.036), on(0.125, 0.036), on(0.125, 0.018), on(0.15, 0.018), on(0.15, 0)])
  );
}
