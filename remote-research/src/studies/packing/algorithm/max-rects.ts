import {
  best,
  encloses,
  orientations,
  overlaps,
  tolerance,
  type CreatePacker,
  type Placed,
  type Plate,
  type Rectangle,
  type Room,
} from './packing';

/** Which free rectangle a room goes to (Jylänki 2010, section 4). */
export type MaxRectsChoice = 'bottom-left' | 'best-area' | 'best-short-side' | 'best-long-side' | 'contact';

/** All largest free rectangles are kept, overlapping as they are. The densest of the four. */
export function maxRects(choice: MaxRectsChoice = 'best-short-side'): CreatePacker {
  return (plate, pinned = []) => {
    let open: Rectangle[] = [{ x: 0, y: 0, ...plate }];
    const standing: Placed[] = [];
    pinned.forEach(take);

    function take(placed: Placed) {
      open = withoutEnclosed(open.flatMap((rect) => cutOut(rect, placed)));
      standing.push(placed);
    }

    function insert(room: Room): Placed | undefined {
      const ways = open.flatMap((rect) =>
        orientations(room)
          .map((one) => ({ rect, placed: { ...one, x: rect.x, y: rect.y } }))
          .filter(({ placed }) => encloses(rect, placed)),
      );
      const found = best(ways, ({ rect, placed }) => score(choice, rect, placed, plate, standing))?.placed;
      if (found) take(found);
      return found;
    }

    return { insert, free: () => [...open] };
  };
}

/** What a taken rectangle leaves of a free one: up to four largest pieces, which overlap at the corners. */
export function cutOut(free: Rectangle, taken: Rectangle): Rectangle[] {
  if (!overlaps(free, taken)) return [free];
  const [right, top] = [free.x + free.width, free.y + free.depth];
  const [takenRight, takenTop] = [taken.x + taken.width, taken.y + taken.depth];
  return [
    { ...free, width: taken.x - free.x },
    { ...free, x: takenRight, width: right - takenRight },
    { ...free, depth: taken.y - free.y },
    { ...free, y: takenTop, depth: top - takenTop },
  ].filter(({ width, depth }) => width > tolerance && depth > tolerance);
}

/** Leaves out rectangles that lie inside another one. */
export function withoutEnclosed(rects: readonly Rectangle[]): Rectangle[] {
  return rects.filter(
    (rect, i) => !rects.some((other, k) => k !== i && encloses(other, rect) && (k < i || !encloses(rect, other))),
  );
}

function score(
  choice: MaxRectsChoice,
  rect: Rectangle,
  room: Placed,
  plate: Plate,
  standing: readonly Placed[],
): number[] {
  const [across, along] = [rect.width - room.width, rect.depth - room.depth];
  const [short, long] = [Math.min(across, along), Math.max(across, along)];
  switch (choice) {
    case 'bottom-left':
      return [room.y + room.depth, room.x];
    case 'best-area':
      return [rect.width * rect.depth - room.width * room.depth, short];
    case 'best-long-side':
      return [long, short];
    case 'contact':
      return [-contact(room, plate, standing), short];
    default:
      return [short, long];
  }
}

/** Metres of the room's edge that touch the plate's edge or other rooms. */
function contact(room: Rectangle, plate: Plate, standing: readonly Rectangle[]): number {
  const near = (a: number, b: number) => Math.abs(a - b) < tolerance;
  const shared = (a: number, aLength: number, b: number, bLength: number) =>
    Math.max(0, Math.min(a + aLength, b + bLength) - Math.max(a, b));
  let length = 0;
  if (near(room.x, 0)) length += room.depth;
  if (near(room.x + room.width, plate.width)) length += room.depth;
  if (near(room.y, 0)) length += room.width;
  if (near(room.y + room.depth, plate.depth)) length += room.width;
  for (const other of standing) {
    if (near(room.x, other.x + other.width) || near(room.x + room.width, other.x)) {
      length += shared(room.y, room.depth, other.y, other.depth);
    }
    if (near(room.y, other.y + other.depth) || near(room.y + room.depth, other.y)) {
      length += shared(room.x, room.width, other.x, other.width);
    }
  }
  return length;
}
