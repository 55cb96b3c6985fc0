import type { Point } from '@portfolio/model/geometry/points';
import { simplifyLine } from '@portfolio/model/geometry/simplify';

/** A coordinate with at most one decimal. */
export function short(value: number): string {
  const text = (Math.round(value * 10) / 10).toString();
  return text === '-0' ? '0' : text;
}

/** Path data of straight pieces, relative and as short as they go. */
export function polyline(points: readonly Point[], closed = false): string {
  let data = '';
  let [x, y] = [0, 0];
  points.forEach((point, i) => {
    const next: Point = [Math.round(point[0] * 10) / 10, Math.round(point[1] * 10) / 10];
    const [dx, dy] = [next[0] - x, next[1] - y];
    if (i === 0) data += `M${short(next[0])}${signed(next[1])}`;
    else if (Math.abs(dx) < 0.05 && Math.abs(dy) < 0.05) return;
    else if (Math.abs(dy) < 0.05) data += `h${short(dx)}`;
    else if (Math.abs(dx) < 0.05) data += `v${short(dy)}`;
    else data += `l${short(dx)}${signed(dy)}`;
    [x, y] = next;
  });
  return closed ? `${data}z` : data;
}

export function polylines(lines: readonly (readonly Point[])[], closed = false): string {
  return lines.map((line) => polyline(line, closed)).join('');
}

/**
 * Path data of one smooth line through points (Catmull and Rom, as cubics).
 * @param tolerance units by which points may be left out beforehand
 */
export function curve(points: readonly Point[], tolerance = 0): string {
  const kept = tolerance > 0 ? simplifyLine(points, tolerance) : points;
  const first = kept[0];
  if (!first || kept.length < 3) return polyline(kept);
  const last = kept[kept.length - 1] ?? first;
  const closed = Math.hypot(first[0] - last[0], first[1] - last[1]) < 0.05;
  const at = (i: number): Point =>
    kept[i] ?? (closed ? kept[i < 0 ? kept.length - 2 : 1] : undefined) ?? (i < 0 ? first : last);
  let data = `M${short(first[0])}${signed(first[1])}`;
  for (let i = 0; i < kept.length - 1; i++) data += cubic(at(i - 1), at(i), at(i + 1), at(i + 2));
  return closed ? `${data}z` : data;
}

/** Handles as long as a third of their own piece: no loops where a long piece meets a short one. */
function cubic(before: Point, from: Point, to: Point, after: Point): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const handle = (a: Point, b: Point): Point => {
    const span = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [((b[0] - a[0]) / span) * (length / 3), ((b[1] - a[1]) / span) * (length / 3)];
  };
  const [start, end] = [handle(before, to), handle(from, after)];
  const [ox, oy] = from.map((v) => Math.round(v * 10) / 10) as [number, number];
  const [ex, ey] = to.map((v) => Math.round(v * 10) / 10) as [number, number];
  const numbers = [
    from[0] + start[0] - ox,
    from[1] + start[1] - oy,
    to[0] - end[0] - ox,
    to[1] - end[1] - oy,
    ex - ox,
    ey - oy,
  ];
  return `c${numbers.map((n, i) => (i === 0 ? short(n) : signed(n))).join('')}`;
}

function signed(value: number): string {
  const text = short(value);
  return text.startsWith('-') ? text : ` ${text}`;
}
