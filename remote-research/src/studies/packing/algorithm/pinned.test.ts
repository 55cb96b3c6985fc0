import fc from 'fast-check';
import { runToEnd } from '@portfolio/study/run-to-end';
import { methods, rules } from './methods';
import { packerOf } from './packers';
import { encloses, orientations, overlaps, type Method, type Placed, type Plate, type Room } from './packing';
import { fourRuns } from './four-runs';
import { readPins, standing } from './pins';
import { programmeOf, type Task } from './task';
import { school } from './testing/school';

const metres = (least: number, most: number) => fc.integer({ min: least, max: most }).map((n) => n * 0.6);
const plates = fc.record({ width: metres(5, 40), depth: metres(5, 40) });
const rooms = fc.record({ width: metres(2, 30), depth: metres(2, 30) });
const pinned = fc.array(fc.record({ x: metres(0, 40), y: metres(0, 40), width: metres(2, 20), depth: metres(2, 20) }), {
  maxLength: 5,
});

/** Whether a room that may turn fits into a corner of the plate beside the pinned rooms. */
function fitsIntoCorner(room: Room, plate: Plate, standing: readonly Placed[]): boolean {
  return orientations(room).some(({ width, depth }) =>
    [0, plate.width - width].some((x) =>
      [0, plate.depth - depth].some((y) => {
        const place = { x, y, width, depth };
        return encloses({ x: 0, y: 0, ...plate }, place) && !standing.some((pin) => overlaps(pin, place));
      }),
    ),
  );
}

describe.each(methods)('%s', (method) => {
  test('a room that fits into a free corner of the plate is placed, whatever is pinned', () => {
    fc.assert(
      fc.property(fc.constantFrom(...rules[method]), plates, rooms, pinned, (rule, plate, size, wanted) => {
        const all = wanted.map(({ width, depth }, i): Room => ({ number: i + 2, name: 'Pinned', width, depth }));
        const pins = wanted.map(({ x, y }, i) => ({ number: i + 2, x, y, turned: false }));
        const { placed } = standing(pins, all, plate);
        const room = { number: 1, name: 'Room', ...size };
        const found = packerOf(method, rule)(plate, placed).insert(room);
        if (!found) return !fitsIntoCorner(room, plate, placed);
        return encloses({ x: 0, y: 0, ...plate }, found) && !placed.some((pin) => overlaps(pin, found));
      }),
    );
  });
});

const task: Task = {
  kinds: school,
  seed: 2,
  plate: { width: 48, depth: 30 },
  share: 0.95,
  order: 'hall-last',
  turns: true,
  rules: { shelf: 'first', guillotine: 'best-area', skyline: 'bottom-left', maxrects: 'contact' },
  pins: [],
};

const seeds = fc.integer({ min: 1, max: 999 });
const fewPins = fc.array(
  fc.record({ number: fc.integer({ min: 1, max: 35 }), x: metres(0, 80), y: metres(0, 50), turned: fc.boolean() }),
  { maxLength: 3 },
);
const poorIn = (seed: number, pins: Task['pins'], least: Record<Method, number>) => {
  const { runs } = runToEnd(fourRuns({ ...task, seed, pins }));
  const poor = methods.filter((method) => runs[method].occupancy < least[method]);
  return poor.map((method) => `${method} covers ${runs[method].occupancy} of ${seed} with ${JSON.stringify(pins)}`);
};

test('with a few rooms pinned anywhere every method still covers more than half of the plate', () => {
  const half = { shelf: 0.5, guillotine: 0.5, skyline: 0.5, maxrects: 0.5 };
  fc.assert(fc.property(seeds, fewPins, (seed, pins) => expect(poorIn(seed, pins, half)).toEqual([])));
});

test('in 150 programmes, the same in every run, each method covers with pinned rooms nearly what it covers without', () => {
  // Pins that float just above what stands make hollows, which a skyline loses: no such figure holds for all pins.
  const least = { shelf: 0.6, guillotine: 0.6, skyline: 0.7, maxrects: 0.75 };
  const programmes = fc.sample(fc.tuple(seeds, fewPins), { seed: 7, numRuns: 150 });
  expect(programmes.flatMap(([seed, pins]) => poorIn(seed, pins, least))).toEqual([]);
});

test('a room keeps its number and its size when the plate grows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), metres(40, 100), (seed, width) => {
      const { rooms: before } = programmeOf({ ...task, seed });
      const { rooms: after } = programmeOf({ ...task, seed, plate: { width: 48 + width, depth: 30 } });
      const rooms = (all: typeof before) => new Map(all.map(({ sequence: _, ...room }) => [room.number, room]));
      const now = rooms(after);
      for (const [number, room] of rooms(before)) expect(now.get(number)).toEqual(room);
    }),
  );
});

test('a pin of a room that stands already is refused, so that no room stands twice', () => {
  const { placed, refused } = programmeOf({ ...task, pins: readPins('3@0,0 3@20,0 99@0,0 99@0,0')! });
  expect(placed.map(({ room, x }) => [room.number, x])).toEqual([[3, 0]]);
  expect(refused.map(({ number }) => number)).toEqual([3, 99, 99]);
});
