import {
  occupancy,
  overlaps,
  type CreatePacker,
  type Packing,
  type Placed,
  type Plate,
  type Rectangle,
  type Room,
} from './packing';
import { cutOut, withoutEnclosed } from './max-rects';

/** What happened to one room, and what was free afterwards. */
export type PackingStep = { readonly room: Room; readonly placed: Placed | undefined; readonly free: Rectangle[] };

export type PackingRun = Packing & {
  readonly steps: readonly PackingStep[];
  /** Free rectangles that were looked at, summed over all rooms: the work, independent of the machine. */
  readonly looks: number;
};

/**
 * Packs rooms in the order given and remembers every step. Pauses after each room, so that a browser
 * can draw in between; the result is that of `pack`.
 */
export function* packingRun(
  create: CreatePacker,
  plate: Plate,
  rooms: readonly Room[],
  pinned: readonly Placed[] = [],
): Generator<PackingStep, PackingRun> {
  const packer = create(plate, pinned);
  const steps: PackingStep[] = [];
  let looks = 0;
  for (const room of rooms) {
    looks += packer.free().length;
    const placed = packer.insert(room);
    const step = { room, placed, free: besides(packer.free(), pinned) };
    steps.push(step);
    yield step;
  }
  const placed = [...pinned, ...steps.flatMap((step) => step.placed ?? [])];
  const left = steps.filter((step) => !step.placed).map(({ room }) => room);
  return { steps, looks, placed, left, occupancy: occupancy(plate, placed) };
}

/** Shelf and Skyline know pins only as obstacles: their free rectangles are cut round them here. */
function besides(free: readonly Rectangle[], pinned: readonly Rectangle[]): Rectangle[] {
  if (!free.some((rect) => pinned.some((pin) => overlaps(rect, pin)))) return [...free];
  return withoutEnclosed(
    pinned.reduce<Rectangle[]>((rects, pin) => rects.flatMap((rect) => cutOut(rect, pin)), [...free]),
  );
}
