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

/** A stretch of the skyline: nothing above it is taken. */
type Step = { x: number; y: number; width: number };

/** Which place on the skyline a room goes to (Jylänki 2010, section 5). */
export type SkylineChoice = 'bottom-left' | 'least-waste';

/**
 * Only the upper edge of what is built is remembered; hollows under it are lost. A room begins where a stretch of this
 * edge begins or where a pinned room ends, and lies as low there as what is built and what is pinned allow.
 */
export function skyline(choice: SkylineChoice = 'bottom-left'): CreatePacker {
  return (plate, pinned = []) => {
    let line: Step[] = [{ x: 0, y: 0, width: plate.width }];

    function insert(room: Room): Placed | undefined {
      const begins = [...line, ...pinned.map((pin) => ({ x: pin.x + pin.width }))];
      const ways = begins.flatMap(({ x }) =>
        orientations(room)
          .map((one) => above(pinned, { ...one, x, y: restingHeight(line, x, one.width, plate) }))
          .filter((placed) => placed.y + placed.depth <= plate.depth + tolerance),
      );
      const found = best(ways, (one) =>
        choice === 'bottom-left' ? [one.y + one.depth, one.x] : [waste(line, one), one.y + one.depth, one.x],
      );
      if (found) line = raised(line, found);
      return found;
    }

    function free(): Rectangle[] {
      return line
        .map(({ x, y, width }) => ({ x, y, width, depth: plate.depth - y }))
        .filter(({ depth }) => depth > tolerance);
    }

    return { insert, free };
  };
}

/** How high a room lies that begins at x, Infinity beyond the plate. */
function restingHeight(line: readonly Step[], x: number, width: number, plate: Plate): number {
  if (x + width > plate.width + tolerance) return Infinity;
  return Math.max(...under(line, x, width).map(({ y }) => y));
}

/** The room raised until it lies on no pinned one. */
function above(pinned: readonly Placed[], room: Placed): Placed {
  const hit = pinned.find((pin) => overlaps(pin, room));
  return hit ? above(pinned, { ...room, y: hit.y + hit.depth }) : room;
}

/** Square metres that a room would bury. */
function waste(line: readonly Step[], room: Rectangle): number {
  return under(line, room.x, room.width).reduce((sum, step) => {
    const shared = Math.min(step.x + step.width, room.x + room.width) - Math.max(step.x, room.x);
    return sum + shared * (room.y - step.y);
  }, 0);
}

function under(line: readonly Step[], x: number, width: number): Step[] {
  return line.filter((step) => step.x < x + width - tolerance && step.x + step.width > x + tolerance);
}

function raised(line: readonly Step[], room: Rectangle): Step[] {
  const end = room.x + room.width;
  const before = line
    .filter(({ x }) => x < room.x - tolerance)
    .map((step) => ({ ...step, width: Math.min(step.width, room.x - step.x) }));
  const after = line
    .filter((step) => step.x + step.width > end + tolerance)
    .map((step) => ({ ...step, x: Math.max(step.x, end), width: step.x + step.width - Math.max(step.x, end) }));
  const steps = [...before, { x: room.x, y: room.y + room.depth, width: room.width }, ...after];
  return steps.reduce<Step[]>((merged, step) => {
    const last = merged.at(-1);
    if (last && Math.abs(last.y - step.y) < tolerance)
      merged[merged.length - 1] = { ...last, width: last.width + step.width };
    else merged.push(step);
    return merged;
  }, []);
}
