import { encloses, overlaps, type Placed, type Plate, type Room } from './packing';

/** A room that stands where somebody put it: its number in the programme, its south-west corner in metres. */
export type Pin = { readonly number: number; readonly x: number; readonly y: number; readonly turned: boolean };

/** Pins move on the grid of the room sizes, metres. */
export const pinGrid = 0.6;

const written = /^(\d+)@(\d+(?:\.\d+)?),(\d+(?:\.\d+)?)(t?)$/;

/** `3@12.6,0 7@0,9t`: room 3 at 12.6 m east and 0 m north, room 7 turned. Undefined when it can't be read. */
export function readPins(text: string): Pin[] | undefined {
  const pins = text
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((part): Pin | undefined => {
      const [, number, x, y, turned] = written.exec(part) ?? [];
      return number === undefined
        ? undefined
        : { number: Number(number), x: Number(x), y: Number(y), turned: !!turned };
    });
  return pins.every((pin) => pin !== undefined) ? pins : undefined;
}

export function writePins(pins: readonly Pin[]): string {
  return pins.map(({ number, x, y, turned }) => `${number}@${round(x)},${round(y)}${turned ? 't' : ''}`).join(' ');
}

/** The pin moved onto the grid and wholly onto the plate, if its room is small enough for it. */
export function onPlate(pin: Pin, room: Room, plate: Plate): Pin {
  const { width, depth } = sizeOf(pin, room);
  const fit = (at: number, most: number) => round(Math.max(0, Math.min(most, Math.round(at / pinGrid) * pinGrid)));
  return { ...pin, x: fit(pin.x, plate.width - width), y: fit(pin.y, plate.depth - depth) };
}

/**
 * Pinned rooms as they stand, in order; `refused` are those with no room, off the plate, on an earlier one, or of a room
 * that stands already.
 */
export function standing(pins: readonly Pin[], rooms: readonly Room[], plate: Plate) {
  const placed: Placed[] = [];
  const refused: Pin[] = [];
  for (const pin of pins) {
    const room = rooms.find(({ number }) => number === pin.number);
    const one = room && { x: pin.x, y: pin.y, ...sizeOf(pin, room), turned: pin.turned, room };
    const stands =
      one &&
      encloses({ x: 0, y: 0, ...plate }, one) &&
      !placed.some((other) => other.room === room || overlaps(other, one));
    if (stands) placed.push(one);
    else refused.push(pin);
  }
  return { placed, refused };
}

function sizeOf({ turned }: Pin, { width, depth }: Room): Plate {
  return turned ? { width: depth, depth: width } : { width, depth };
}

function round(metres: number): number {
  return Number(metres.toFixed(2));
}
