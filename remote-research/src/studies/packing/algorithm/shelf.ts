import {
  best,
  orientations,
  overlaps,
  tolerance,
  type CreatePacker,
  type Placed,
  type Plate,
  type Rectangle,
  type Room,
} from './packing';

type Shelf = { y: number; depth: number; used: number };

/** Which open shelf a room goes to (Jylänki 2010, section 2). */
export type ShelfChoice = 'next' | 'first' | 'best-depth';

/** Rooms stand in rows; a row is as deep as its first room. The fastest and the most wasteful. */
export function shelf(choice: ShelfChoice = 'first'): CreatePacker {
  return (plate, pinned = []) => {
    const shelves: Shelf[] = [];

    function insert(room: Room): Placed | undefined {
      const open = choice === 'next' ? shelves.slice(-1) : shelves;
      const fitting = open.flatMap((one) =>
        onShelf(one, room, plate, pinned).map((placed) => ({ shelf: one, placed })),
      );
      const found =
        choice === 'best-depth' ? best(fitting, ({ shelf: one, placed }) => [one.depth - placed.depth]) : fitting[0];
      const chosen = found ?? onNewShelf(room, shelves, plate, pinned);
      if (!chosen) return undefined;
      const gap = chosen.shelf.y - topOf(shelves);
      // What a pinned room keeps free below is a shelf for smaller ones.
      if (gap > tolerance) shelves.push({ y: topOf(shelves), depth: gap, used: 0 });
      if (!shelves.includes(chosen.shelf)) shelves.push(chosen.shelf);
      chosen.shelf.used = chosen.placed.x + chosen.placed.width;
      return chosen.placed;
    }

    function free(): Rectangle[] {
      const rows = shelves.map(({ y, depth, used }) => ({ x: used, y, width: plate.width - used, depth }));
      const top = topOf(shelves);
      return [...rows, { x: 0, y: top, width: plate.width, depth: plate.depth - top }].filter(
        ({ width, depth }) => width > tolerance && depth > tolerance,
      );
    }

    return { insert, free };
  };
}

/** Ways to stand on an existing shelf: upright when it is deep enough, else lying. */
function onShelf({ y, depth, used }: Shelf, room: Room, plate: Plate, pinned: readonly Placed[]): Placed[] {
  return orientations(room)
    .filter((one) => one.depth <= depth + tolerance)
    .sort((a, b) => b.depth - a.depth)
    .map((one) => ({ ...one, x: beyond({ ...one, x: used, y }, pinned), y }))
    .filter((one) => one.x + one.width <= plate.width + tolerance);
}

/** A new shelf begins on the last one or, where pinned rooms leave no place for the room there, on one of them. */
function onNewShelf(room: Room, shelves: readonly Shelf[], plate: Plate, pinned: readonly Placed[]) {
  const top = topOf(shelves);
  const heights = [top, ...pinned.map((pin) => pin.y + pin.depth).filter((y) => y > top)];
  const ways = heights.flatMap((y) =>
    orientations(room)
      .map((one) => ({ ...one, x: beyond({ ...one, x: 0, y }, pinned), y }))
      .filter((one) => one.x + one.width <= plate.width + tolerance && y + one.depth <= plate.depth + tolerance),
  );
  const placed = best(ways, (one) => [one.y, one.depth]);
  return placed && { shelf: { y: placed.y, depth: placed.depth, used: 0 }, placed };
}

function topOf(shelves: readonly Shelf[]): number {
  const last = shelves.at(-1);
  return last ? last.y + last.depth : 0;
}

/** The first x from which on nothing pinned is in the way. */
function beyond(room: Rectangle, pinned: readonly Placed[]): number {
  const hit = pinned.find((one) => overlaps(one, room));
  return hit ? beyond({ ...room, x: hit.x + hit.width }, pinned) : room.x;
}
