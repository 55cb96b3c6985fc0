import { createRandom } from '@portfolio/model/geometry/random';
import type { Room } from './packing';

/** In which order rooms come. `brief` is a shuffled list, as a client writes it; `hall-last` keeps the worst for the end. */
export type RoomOrder = 'largest' | 'longest' | 'brief' | 'smallest' | 'hall-last';

/** Puts rooms into an order; the same seed shuffles the same way. */
export function ordered(rooms: readonly Room[], order: RoomOrder, seed: number): Room[] {
  const area = (room: Room) => room.width * room.depth;
  const long = (room: Room) => Math.max(room.width, room.depth);
  switch (order) {
    case 'largest':
      return rooms.toSorted((a, b) => area(b) - area(a));
    case 'smallest':
      return rooms.toSorted((a, b) => area(a) - area(b));
    case 'longest':
      return rooms.toSorted((a, b) => long(b) - long(a) || area(b) - area(a));
    case 'hall-last': {
      const [largest, ...others] = rooms.toSorted((a, b) => area(b) - area(a));
      return largest ? [...others, largest] : others;
    }
    case 'brief':
      return shuffled(rooms, createRandom(seed));
  }
}

/** Fisher and Yates. */
function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}
