import {
  best,
  encloses,
  orientations,
  tolerance,
  type CreatePacker,
  type Placed,
  type Rectangle,
  type Room,
} from './packing';
import { cutOut, withoutEnclosed } from './max-rects';

/** Which free rectangle a room goes to (Jylänki 2010, section 3.1). */
export type GuillotineChoice = 'best-area' | 'best-short-side' | 'best-long-side';

/** Along which side of the room the rest is cut in two (section 3.2). */
export type GuillotineCut = 'shorter-leftover' | 'longer-leftover' | 'shorter-side' | 'longer-side';

/**
 * Every room is cut from a free rectangle with two straight cuts, as a guillotine would. Free rectangles overlap only
 * round pinned rooms, until one of them is cut: it takes its floor from the others.
 */
export function guillotine(
  choice: GuillotineChoice = 'best-area',
  cut: GuillotineCut = 'shorter-leftover',
): CreatePacker {
  return (plate, pinned = []) => {
    let open: Rectangle[] = [{ x: 0, y: 0, ...plate }];
    for (const one of pinned) open = withoutEnclosed(open.flatMap((rect) => cutOut(rect, one)));

    function insert(room: Room): Placed | undefined {
      const ways = open.flatMap((rect) =>
        orientations(room)
          .map((one) => ({ rect, placed: { ...one, x: rect.x, y: rect.y } }))
          .filter(({ placed }) => encloses(rect, placed)),
      );
      const found = best(ways, ({ rect, placed }) => score(choice, rect, placed));
      if (!found) return undefined;
      const others = open.filter((rect) => rect !== found.rect).flatMap((rect) => cutOut(rect, found.rect));
      open = [...withoutEnclosed(others), ...rest(found.rect, found.placed, cut)];
      return found.placed;
    }

    return { insert, free: () => [...open] };
  };
}

function score(choice: GuillotineChoice, rect: Rectangle, room: Rectangle): number[] {
  const [across, along] = [rect.width - room.width, rect.depth - room.depth];
  const [short, long] = [Math.min(across, along), Math.max(across, along)];
  if (choice === 'best-short-side') return [short, long];
  if (choice === 'best-long-side') return [long, short];
  return [rect.width * rect.depth - room.width * room.depth, short];
}

/** What is left of a rectangle beside and behind a room in its corner. */
function rest(rect: Rectangle, room: Rectangle, cut: GuillotineCut): Rectangle[] {
  const [across, along] = [rect.width - room.width, rect.depth - room.depth];
  const acrossFirst = {
    'shorter-leftover': across <= along,
    'longer-leftover': across > along,
    'shorter-side': rect.width <= rect.depth,
    'longer-side': rect.width > rect.depth,
  }[cut];
  const beside = { x: rect.x + room.width, y: rect.y, width: across, depth: acrossFirst ? room.depth : rect.depth };
  const behind = { x: rect.x, y: rect.y + room.depth, width: acrossFirst ? rect.width : room.width, depth: along };
  return [beside, behind].filter(({ width, depth }) => width > tolerance && depth > tolerance);
}
