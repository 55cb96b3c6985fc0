import type { Point } from '@portfolio/model/geometry/points';
import { bridges, columns, heightAt, riverAt, riverWidth, rows, step } from './land';

/** How hard the ground is to cross at every sample: hills slow down, water stops, bridges carry. */
const effort = groundOf();

function groundOf(): Float32Array {
  const ground = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const [x, y] = [i * step, j * step];
      const slope = Math.hypot(heightAt(x + 3, y) - heightAt(x - 3, y), heightAt(x, y + 3) - heightAt(x, y - 3));
      const wet = Math.abs(y - riverAt(x)) < riverWidth(x) + 3 && !bridges.some((bridge) => Math.abs(bridge - x) < 4);
      ground[j * columns + i] = wet ? 400 : 1 + slope * 22 + Math.max(0, heightAt(x, y) - 0.3) * 4;
    }
  }
  return ground;
}

export type Walk = { cost: Float32Array; from: Int32Array };

/** The easiest ways from a place to everywhere (Dijkstra 1959), on the raster of the land. */
export function walksFrom(start: Point): Walk {
  const cost = new Float32Array(columns * rows).fill(Infinity);
  const from = new Int32Array(columns * rows).fill(-1);
  const first = indexOf(start);
  cost[first] = 0;
  const open = new Queue();
  open.push(first, 0);
  for (let next = open.pop(); next; next = open.pop()) {
    const [here, at] = next;
    if (at > (cost[here] ?? 0)) continue;
    const [i, j] = [here % columns, Math.floor(here / columns)];
    for (let dj = -1; dj <= 1; dj++) {
      for (let di = -1; di <= 1; di++) {
        const [a, b] = [i + di, j + dj];
        if ((di === 0 && dj === 0) || a < 0 || b < 0 || a >= columns || b >= rows) continue;
        const there = b * columns + a;
        const total = at + (Math.hypot(di, dj) * ((effort[here] ?? 1) + (effort[there] ?? 1))) / 2;
        if (total >= (cost[there] ?? 0)) continue;
        cost[there] = total;
        from[there] = here;
        open.push(there, total);
      }
    }
  }
  return { cost, from };
}

/** The way of a walk to a place, as points of the sheet. */
export function wayTo(walk: Walk, place: Point): Point[] {
  const way: Point[] = [];
  for (let here = indexOf(place); here >= 0; here = walk.from[here] ?? -1)
    way.push([(here % columns) * step, Math.floor(here / columns) * step]);
  return way.reverse();
}

export function indexOf([x, y]: Point): number {
  return Math.round(y / step) * columns + Math.round(x / step);
}

/** A heap that gives the cheapest entry first. */
class Queue {
  private readonly entries: [number, number][] = [];

  push(item: number, cost: number): void {
    const { entries } = this;
    let i = entries.length;
    entries.push([item, cost]);
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if ((entries[parent]?.[1] ?? 0) <= cost) break;
      this.swap(i, parent);
      i = parent;
    }
  }

  pop(): [number, number] | undefined {
    const { entries } = this;
    const first = entries[0];
    const last = entries.pop();
    if (!first || !last || entries.length === 0) return first;
    entries[0] = last;
    for (let i = 0; ;) {
      const [left, right] = [2 * i + 1, 2 * i + 2];
      const costAt = (k: number) => entries[k]?.[1] ?? Infinity;
      const least = costAt(left) < costAt(right) ? left : right;
      if (costAt(least) >= costAt(i)) return first;
      this.swap(i, least);
      i = least;
    }
  }

  private swap(a: number, b: number): void {
    const [p, q] = [this.entries[a], this.entries[b]];
    if (p && q) [this.entries[a], this.entries[b]] = [q, p];
  }
}
