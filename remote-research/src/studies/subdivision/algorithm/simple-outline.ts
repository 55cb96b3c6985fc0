import { area, sides, type Outline } from '@portfolio/model/geometry/outlines';
import { distance, type Point } from '@portfolio/model/geometry/points';
import { turn } from '@portfolio/model/geometry/hull';
import type { BlockFault } from './block-fault';

/** Metres and square metres that a block needs at least. */
export const leastSide = 2;
export const leastArea = 200;

/** What is wrong with a block; nothing when it can be cut. */
export function faultOfBlock(outline: Outline): BlockFault | undefined {
  if (outline.length < 3) return { kind: 'few', count: outline.length };
  const all = sides(outline);
  for (const [i, [a, b]] of all.entries()) {
    if (distance(a, b) < leastSide) return { kind: 'near', corner: i + 1, next: next(i, outline), least: leastSide };
    for (const [k, [c, d]] of all.entries()) {
      if (k <= i || !crosses(a, b, c, d, k === i + 1, i === 0 && k === all.length - 1)) continue;
      return { kind: 'crossed', first: side(i, outline), second: side(k, outline) };
    }
  }
  if (area(outline) < leastArea) return { kind: 'small', area: Math.round(area(outline)), least: leastArea };
  return undefined;
}

function side(i: number, outline: Outline): string {
  return `${i + 1}–${next(i, outline)}`;
}

function next(i: number, outline: Outline): number {
  return ((i + 1) % outline.length) + 1;
}

/** Sides that follow each other share a corner; they only cross when one runs back over the other. */
function crosses(a: Point, b: Point, c: Point, d: Point, follows: boolean, closes: boolean): boolean {
  if (follows) return turn(a, b, d) === 0 && dot(a, b, d) < 0;
  if (closes) return turn(c, d, b) === 0 && dot(c, a, b) < 0;
  const [one, two, three, four] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (one * two < 0 && three * four < 0) return true;
  return (
    (one === 0 && between(a, b, c)) ||
    (two === 0 && between(a, b, d)) ||
    (three === 0 && between(c, d, a)) ||
    (four === 0 && between(c, d, b))
  );
}

/** Above zero when c lies ahead of b, seen from a. */
function dot(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]);
}

function between([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): boolean {
  return x >= Math.min(ax, bx) && x <= Math.max(ax, bx) && y >= Math.min(ay, by) && y <= Math.max(ay, by);
}
