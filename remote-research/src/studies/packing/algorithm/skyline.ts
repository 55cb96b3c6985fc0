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

/** Only the upper edge of what is built is remembered; hollows under it are lost. */
export function skyline(choice: SkylineChoice = 'bottom-left'): CreatePacker {
  return (plate, pinned = []) => {
    let line: Step[] = [{ x: 0, y: 0, width: plate.width }];

    function insert(room: Room): Placed | undefined {
      const ways = line.flatMap((_, i) =>
        orientations(room).flatMap((one) => {
          const x = line[i]?.x ?? 0;
          const y = restingHeight(line, x, one.width, plate);
          const placed = { ...one, x, y };
          const fits = y + one.depth <= plate.depth + tolerance && !pinned.some((pin) => overlaps(pin, placed));
          return fits ? [placed] : [];
        }),
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
