import { createRandom } from '@portfolio/model/geometry/random';
import type { Room } from './packing';

/** Kinds of rooms of a small school: metres wide and deep, and how many of each for every hundred. */
const kinds = [
  { name: 'Hall', width: [10.8, 14.4], depth: [9, 10.8], share: 3 },
  { name: 'Workshop', width: [7.2, 10.8], depth: [6, 8.4], share: 12 },
  { name: 'Classroom', width: [7.2, 8.4], depth: [6, 7.2], share: 30 },
  { name: 'Office', width: [3.6, 6], depth: [3.6, 4.8], share: 25 },
  { name: 'Store', width: [2.4, 4.8], depth: [1.8, 3.6], share: 30 },
] as const;

const grid = 0.6;

/**
 * A room programme out of a seed: sizes on a grid of 0.6 m, the largest rooms first.
 * @param area square metres that all rooms together reach
 */
export function roomProgramme(seed: number, area: number): Room[] {
  const random = createRandom(seed);
  const between = ([least, most]: readonly [number, number]) =>
    Math.round((least + random() * (most - least)) / grid) * grid;
  const rooms: Room[] = [];
  let sum = 0;
  while (sum < area) {
    const kind = pick(random());
    const room = { name: kind.name, width: between(kind.width), depth: between(kind.depth) };
    rooms.push(room);
    sum += room.width * room.depth;
  }
  return rooms.sort((a, b) => b.width * b.depth - a.width * a.depth);
}

function pick(random: number): (typeof kinds)[number] {
  const total = kinds.reduce((sum, { share }) => sum + share, 0);
  let left = random * total;
  for (const kind of kinds) {
    left -= kind.share;
    if (left < 0) return kind;
  }
  return kinds[0];
}
