import { distance, type Point, type Point3 } from '@portfolio/model/geometry/points';

/** A piece of way: to which place it leads, and in how many seconds. */
type Link = { to: number; seconds: number };

/** Seconds from one place to a neighbour, where a search is to count other ones than the ways say. */
type Pace = (from: Point3, to: Point3) => number;

/** Places that ways join. What no way leads to is not reached, however near it lies. */
export class Network {
  readonly places: Point3[] = [];
  readonly links: Link[][] = [];
  readonly #cells = new Map<string, number[]>();

  /** @returns the number of the place. */
  add(place: Point3): number {
    const cell = cellOf(place);
    const index = this.places.push(place) - 1;
    this.links.push([]);
    this.#cells.set(cell, [...(this.#cells.get(cell) ?? []), index]);
    return index;
  }

  /** Joins two places by a way that takes as long there as back. */
  join(from: number, to: number, seconds: number): void {
    this.links[from]?.push({ to, seconds });
    this.links[to]?.push({ to: from, seconds });
  }

  /** The places within some metres of a point in plan. */
  around([x, y]: Point, metres: number): { index: number; away: number }[] {
    const found: { index: number; away: number }[] = [];
    for (let i = Math.floor((x - metres) / cell); i <= Math.floor((x + metres) / cell); i++)
      for (let j = Math.floor((y - metres) / cell); j <= Math.floor((y + metres) / cell); j++)
        for (const index of this.#cells.get(`${i} ${j}`) ?? []) {
          const [u, v] = this.places[index] ?? [Infinity, Infinity];
          const away = distance([u, v], [x, y]);
          if (away <= metres) found.push({ index, away });
        }
    return found;
  }

  /** Seconds to every place from the nearest of some starts, Infinity where no way leads. */
  secondsFrom(starts: readonly number[], pace?: Pace): Float64Array {
    return this.#search(starts, pace).seconds;
  }

  /** The places on the quickest way, both ends with it; none where no way leads. */
  route(from: number, to: number): number[] {
    const { seconds, before } = this.#search([from]);
    if (seconds[to] === Infinity) return [];
    const places = [to];
    for (let at = to; at !== from; places.push(at)) at = before[at] ?? from;
    return places.toReversed();
  }

  /** E. W. Dijkstra, A note on two problems in connexion with graphs (1959). */
  #search(starts: readonly number[], pace?: Pace): { seconds: Float64Array; before: Int32Array } {
    const seconds = new Float64Array(this.places.length).fill(Infinity);
    const before = new Int32Array(this.places.length).fill(-1);
    const open = new Queue();
    for (const start of starts) {
      seconds[start] = 0;
      open.push(start, 0);
    }
    for (let next = open.pop(); next; next = open.pop()) {
      const { item, key } = next;
      if (key > (seconds[item] ?? 0)) continue;
      for (const { to, seconds: own } of this.links[item] ?? []) {
        const [a, b] = [this.places[item], this.places[to]];
        const found = key + (pace && a && b ? pace(a, b) : own);
        if (!(found < (seconds[to] ?? 0))) continue;
        [seconds[to], before[to]] = [found, item];
        open.push(to, found);
      }
    }
    return { seconds, before };
  }
}

/** Metres: places are kept in squares of this size, so that neighbours are found quickly. */
const cell = 16;

function cellOf([x, y]: Point3): string {
  return `${Math.floor(x / cell)} ${Math.floor(y / cell)}`;
}

type Entry = { item: number; key: number };

/** Gives back what has the smallest key: a binary heap. */
class Queue {
  readonly #heap: Entry[] = [];

  push(item: number, key: number): void {
    const heap = this.#heap;
    let at = heap.push({ item, key }) - 1;
    while (at > 0 && this.#swapped((at - 1) >> 1, at)) at = (at - 1) >> 1;
  }

  pop(): Entry | undefined {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (!last || !heap.length) return first;
    heap[0] = last;
    for (let at = 0; ;) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const child = (heap[right]?.key ?? Infinity) < (heap[left]?.key ?? Infinity) ? right : left;
      if (!this.#swapped(at, child)) return first;
      at = child;
    }
  }

  /** Puts a parent and its child into order. */
  #swapped(parent: number, child: number): boolean {
    const [a, b] = [this.#heap[parent], this.#heap[child]];
    if (!a || !b || a.key <= b.key) return false;
    [this.#heap[parent], this.#heap[child]] = [b, a];
    return true;
  }
}
