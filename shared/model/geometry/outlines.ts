import { direction, distance, type Point } from './points';

/** A closed line in plan, metres; the last point is not the first one again. */
export type Outline = readonly Point[];

/** A rectangle in plan: west, south, east, north, metres. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

export function rect(west: number, south: number, east: number, north: number): Point[] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}

/** A rectangle about its middle, turned by degrees anticlockwise. */
export function turnedRect(middle: Point, width: number, depth: number, degrees: number): Point[] {
  const [c, s] = direction(degrees);
  return rect(-width / 2, -depth / 2, width / 2, depth / 2).map(([u, v]) => [
    middle[0] + u * c - v * s,
    middle[1] + u * s + v * c,
  ]);
}

/** Enough sides that a circle of this radius looks round in a close view. */
export function sidesFor(radius: number): number {
  return Math.max(12, Math.min(128, Math.ceil((8 * Math.sqrt(radius) + 6) / 4) * 4));
}

export function circle(middle: Point, radius: number, sides = sidesFor(radius)): Point[] {
  return arc(middle, radius, 0, 360, sides).slice(0, -1);
}

/** An open line of points. Degrees run anticlockwise from east. */
export function arc(middle: Point, radius: number, from: number, to: number, sides?: number): Point[] {
  const count = sides ?? Math.max(2, Math.ceil((sidesFor(radius) * Math.abs(to - from)) / 360));
  return Array.from({ length: count + 1 }, (_, i) => {
    const [c, s] = direction(from + ((to - from) * i) / count);
    return [middle[0] + radius * c, middle[1] + radius * s];
  });
}

/** Every point with its next one, the last with the first. */
export function sides(outline: Outline): [Point, Point][] {
  return outline.map((point, i) => [point, outline[(i + 1) % outline.length] ?? point]);
}

/** Square metres, above zero when the outline runs anticlockwise. */
export function signedArea(outline: Outline): number {
  return sides(outline).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0) / 2;
}

/** Square metres of an outline less its holes. */
export function area(outline: Outline, holes: readonly Outline[] = []): number {
  return holes.reduce((rest, hole) => rest - Math.abs(signedArea(hole)), Math.abs(signedArea(outline)));
}

export function anticlockwise(outline: Outline): Outline {
  return signedArea(outline) < 0 ? outline.toReversed() : outline;
}

export function boundsOf(outline: Outline): Bounds {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The centre of gravity. */
export function centroid(outline: Outline): Point {
  let x = 0;
  let y = 0;
  for (const [a, b] of sides(outline)) {
    const w = a[0] * b[1] - b[0] * a[1];
    x += (a[0] + b[0]) * w;
    y += (a[1] + b[1]) * w;
  }
  const six = 6 * signedArea(outline) || 1;
  return [x / six, y / six];
}

export function contains(outline: Outline, [x, y]: Point): boolean {
  let inside = false;
  for (const [a, b] of sides(outline)) {
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}

/** Metres from a point to the nearest side. */
export function distanceTo(outline: Outline, point: Point): number {
  return Math.min(...sides(outline).map(([a, b]) => distanceToSide(point, a, b)));
}

export function distanceToSide(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.max(0, Math.min(1, along));
  return distance(point, [a[0] + dx * t, a[1] + dy * t]);
}

/**
 * Moves every side of a convex outline inwards (outwards when below zero), metres.
 * Empty where nothing is left.
 */
export function inset(outline: Outline, by: number | ((side: number) => number)): Point[] {
  const loop = anticlockwise(outline);
  const lines = sides(loop).map(([a, b], i) => {
    const length = distance(a, b) || 1;
    const [tx, ty] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    const d = typeof by === 'number' ? by : by(i);
    return { x: a[0] - ty * d, y: a[1] + tx * d, tx, ty };
  });
  const points = lines.map((line, i): Point => {
    const before = lines[(i + lines.length - 1) % lines.length] ?? line;
    const turn = before.tx * line.ty - before.ty * line.tx;
    if (Math.abs(turn) < 1e-9) return [line.x, line.y];
    const t = ((line.x - before.x) * line.ty - (line.y - before.y) * line.tx) / turn;
    return [before.x + before.tx * t, before.y + before.ty * t];
  });
  const kept = sides(points).every(([a, b], i) => {
    const line = lines[i];
    return line === undefined || (b[0] - a[0]) * line.tx + (b[1] - a[1]) * line.ty > 0;
  });
  return kept ? points : [];
}

/** What two convex outlines have in common, anticlockwise as both are (Sutherland and Hodgman 1974); empty or degenerate where they lie apart. */
export function commonPart(a: readonly Point[], b: readonly Point[]): Point[] {
  let rest = [...a];
  b.forEach((from, i) => {
    const to = b[(i + 1) % b.length] ?? from;
    const side = ([x, y]: Point) => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
    const next: Point[] = [];
    rest.forEach((p, k) => {
      const q = rest[(k + 1) % rest.length] ?? p;
      const [sp, sq] = [side(p), side(q)];
      if (sp >= 0) next.push(p);
      if (sp >= 0 === sq >= 0) return;
      const t = sp / (sp - sq);
      next.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]);
    });
    rest = next;
  });
  return rest;
}
