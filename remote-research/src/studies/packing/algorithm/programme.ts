import { createRandom } from '@portfolio/model/geometry/random';
import type { Room } from './packing';

/** Least and most, metres. */
type Range = readonly [least: number, most: number];

/**
 * A kind of room. A list either says of every kind how many rooms there are (`count`), or how many of each there are for
 * every hundred (`share`), so that as many are made as fill an area.
 */
export type RoomKind = { name: string; width: Range; depth: Range } & ({ count: number } | { share: number });

type Shared = Extract<RoomKind, { share: number }>;

const grid = 0.6;

/** Whether the rooms are counted, so that their area is given. */
export function isCounted(kinds: readonly RoomKind[]): boolean {
  return kinds.some((kind) => 'count' in kind);
}

/**
 * A room programme out of a seed: sizes on a grid of 0.6 m where they are not given, the largest rooms first. Rooms are
 * numbered as they are made: a larger area has the same rooms and more.
 * @param area square metres that all rooms together reach, where they are not counted
 */
export function roomProgramme(seed: number, area: number, kinds: readonly RoomKind[]): Room[] {
  const random = createRandom(seed);
  const between = ([least, most]: Range) =>
    least === most ? least : Math.round((least + random() * (most - least)) / grid) * grid;
  const roomOf = ({ name, width, depth }: RoomKind) => ({ name, width: between(width), depth: between(depth) });
  const rooms = kinds.flatMap((kind) =>
    'count' in kind ? Array.from({ length: kind.count }, () => roomOf(kind)) : [],
  );
  const shared = kinds.filter((kind): kind is Shared => 'share' in kind);
  for (let sum = 0; sum < area && shared.length > 0;) {
    const room = roomOf(pick(random(), shared));
    rooms.push(room);
    sum += room.width * room.depth;
  }
  return rooms
    .map((room, index) => ({ ...room, number: index + 1 }))
    .sort((a, b) => b.width * b.depth - a.width * a.depth);
}

function pick(random: number, kinds: readonly Shared[]): RoomKind {
  const total = kinds.reduce((sum, { share }) => sum + share, 0);
  let left = random * total;
  for (const kind of kinds) {
    left -= kind.share;
    if (left < 0) return kind;
  }
  return kinds[0] as RoomKind;
}
