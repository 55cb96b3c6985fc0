import { createRandom } from '@portfolio/model/geometry/random';
import type { Room } from './packing';

/** In which order rooms come. `brief` is a shuffled list, as a client writes it; `hall-last` keeps the worst for the end. */
export type RoomOrder = 'largest' | 'longest' | 'brief' | 'smallest' | 'hall-last';

/** A room of a programme; its number names it whatever the order. */
export type NumberedRoom = Room & { readonly number: number };

/** Numbers the rooms from 1 as they stand and puts them into an order; the same seed shuffles the same way. */
export function ordered(rooms: readonly Room[], order: RoomOrder, seed: number): NumberedRoom[] {
  const numbered = rooms.map((room, index) => ({ ...room, number: index + 1 }));
  const area = (room: Room) => room.width * room.depth;
  const long = (room: Room) => Math.max(room.width, room.depth);
  switch (order) {
    case 'largest':
      return numbered.sort((a, b) => area(b) - area(a));
    case 'smallest':
      return numbered.sort((a, b) => area(a) - area(b));
    case 'longest':
      return numbered.sort((a, b) => long(b) - long(a) || area(b) - area(a));
    case 'hall-last': {
      const [largest, ...others] = numbered.sort((a, b) => area(b) - area(a));
      return largest ? [...others, largest] : others;
    }
    case 'brief':
      return shuffled(numbered, createRandom(seed));
  }
}

/** Fisher and Yates. */
function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}
