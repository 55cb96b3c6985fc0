import { distance, type Point } from '../geometry/points';
import { simplifyLine } from '../geometry/simplify';
import type { Piece } from './visible-lines';

/** Joins pieces end to end into long lines, straight on where several meet; leaves out crumbs. Pixels. */
export function stitch(pieces: readonly Piece[], shortest = 4): Point[][] {
  const ends = new Map<string, number[]>();
  pieces.forEach((piece, i) => {
    for (const end of piece) ends.set(key(end), [...(ends.get(key(end)) ?? []), i]);
  });
  const used = new Set<number>();

  function next(from: Point, before: Point): Point | undefined {
    let best: { index: number; to: Point; straight: number } | undefined;
    for (const index of ends.get(key(from)) ?? []) {
      const piece = pieces[index];
      if (!piece || used.has(index)) continue;
      const to = key(piece[0]) === key(from) ? piece[1] : piece[0];
      const straight = cosine(before, from, to);
      if (!best || straight > best.straight) best = { index, to, straight };
    }
    if (best) used.add(best.index);
    return best?.to;
  }

  function follow(line: Point[]): Point[] {
    for (;;) {
      const [before, last] = line.slice(-2);
      const to = before && last && next(last, before);
      if (!to) return line;
      line.push(to);
    }
  }

  const lines: Point[][] = [];
  pieces.forEach(([a, b], i) => {
    if (used.has(i)) return;
    used.add(i);
    const line = follow(follow([a, b]).toReversed());
    if (lengthOf(line) > shortest) lines.push(simplifyLine(line, 0.4));
  });
  return lines;
}

function key([x, y]: Point): string {
  return `${Math.round(x * 2)} ${Math.round(y * 2)}`;
}

function cosine(a: Point, b: Point, c: Point): number {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]];
  return (ux * vx + uy * vy) / (Math.hypot(ux, uy) * Math.hypot(vx, vy) || 1);
}

function lengthOf(line: Point[]): number {
  return line.reduce((sum, p, i) => sum + (i ? distance(line[i - 1] ?? p, p) : 0), 0);
}
