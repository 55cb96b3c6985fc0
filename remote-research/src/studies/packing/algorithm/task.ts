import type { Method, Plate } from './packing';
import { standing, type Pin } from './pins';
import { roomProgramme, type RoomKind } from './programme';
import { ordered, type RoomOrder } from './room-order';

export type Task = {
  readonly kinds: readonly RoomKind[];
  readonly seed: number;
  readonly plate: Plate;
  /** Square metres of rooms over square metres of plate. */
  readonly share: number;
  readonly order: RoomOrder;
  readonly turns: boolean;
  readonly rules: Readonly<Record<Method, string>>;
  readonly pins: readonly Pin[];
};

/** The rooms of a task in their order, and those that pins hold. */
export function programmeOf({ kinds, seed, plate, share, order, turns, pins }: Task) {
  const programme = roomProgramme(seed, plate.width * plate.depth * share, kinds);
  const turnable = turns ? programme : programme.map((room) => ({ ...room, turns: false }));
  const rooms = ordered(turnable, order, seed).map((room, index) => ({ ...room, sequence: index + 1 }));
  return { rooms, ...standing(pins, rooms, plate) };
}
