/** A rectangle on the floor plate, metres from its south-west corner. */
export type Rectangle = { readonly x: number; readonly y: number; readonly width: number; readonly depth: number };

/** A room to be placed. It may be turned by a quarter unless told otherwise. */
export type Room = {
  /** Names the room, whatever its order, the size of the plate and the other rooms. */
  readonly number: number;
  /** Its turn, from 1, in the order in which rooms are packed. */
  readonly sequence?: number;
  readonly name: string;
  readonly width: number;
  readonly depth: number;
  readonly turns?: boolean;
};

/** The number that plans, lists and messages show: a room's turn. */
export function shownNumber({ sequence, number }: Pick<Room, 'sequence' | 'number'>): number {
  return sequence ?? number;
}

export type Plate = { readonly width: number; readonly depth: number };

export type Placed = Rectangle & { readonly room: Room; readonly turned: boolean };

/** Takes rooms one after another and never moves one again (an "online" packer). */
export type Packer = {
  /** Where the room went, or nothing when it fits nowhere. */
  insert: (room: Room) => Placed | undefined;
  /** The rectangles the packer still knows as free. They may overlap (MaxRects). */
  free: () => Rectangle[];
};

/** Begins an empty plate on which the pinned rooms already stand. */
export type CreatePacker = (plate: Plate, pinned?: readonly Placed[]) => Packer;

/**
 * The four families of Jylänki, "A Thousand Ways to Pack the Bin: A Practical Approach to Two-Dimensional
 * Rectangle Bin Packing" (2010).
 */
export type Method = 'shelf' | 'guillotine' | 'skyline' | 'maxrects';

export type Packing = {
  readonly placed: readonly Placed[];
  readonly left: readonly Room[];
  /** Share of the plate that is covered, 0 to 1. */
  readonly occupancy: number;
};

/** Packs rooms in the order given. */
export function pack(
  create: CreatePacker,
  plate: Plate,
  rooms: readonly Room[],
  pinned: readonly Placed[] = [],
): Packing {
  const packer = create(plate, pinned);
  const placed: Placed[] = [...pinned];
  const left: Room[] = [];
  for (const room of rooms) {
    const found = packer.insert(room);
    if (found) placed.push(found);
    else left.push(room);
  }
  return { placed, left, occupancy: occupancy(plate, placed) };
}

export function occupancy({ width, depth }: Plate, placed: readonly Rectangle[]): number {
  return placed.reduce((sum, one) => sum + one.width * one.depth, 0) / (width * depth);
}

/** The room as it is and, where it may turn and that makes a difference, turned. */
export function orientations(room: Room): Pick<Placed, 'room' | 'width' | 'depth' | 'turned'>[] {
  const upright = { room, width: room.width, depth: room.depth, turned: false };
  if (room.turns === false || room.width === room.depth) return [upright];
  return [upright, { room, width: room.depth, depth: room.width, turned: true }];
}

/** Metres: rooms that share less than this do not overlap. */
export const tolerance = 1e-6;

export function overlaps(a: Rectangle, b: Rectangle): boolean {
  return (
    a.x < b.x + b.width - tolerance &&
    b.x < a.x + a.width - tolerance &&
    a.y < b.y + b.depth - tolerance &&
    b.y < a.y + a.depth - tolerance
  );
}

export function encloses(outer: Rectangle, inner: Rectangle): boolean {
  return (
    inner.x >= outer.x - tolerance &&
    inner.y >= outer.y - tolerance &&
    inner.x + inner.width <= outer.x + outer.width + tolerance &&
    inner.y + inner.depth <= outer.y + outer.depth + tolerance
  );
}

/** The candidate with the lowest score; scores are compared number by number, the first of equals wins. */
export function best<Candidate>(
  candidates: readonly Candidate[],
  score: (one: Candidate) => readonly number[],
): Candidate | undefined {
  let winner: { candidate: Candidate; score: readonly number[] } | undefined;
  for (const candidate of candidates) {
    const own = score(candidate);
    if (!winner || isLess(own, winner.score)) winner = { candidate, score: own };
  }
  return winner?.candidate;
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (Math.abs(difference) > tolerance) return difference < 0;
  }
  return false;
}
