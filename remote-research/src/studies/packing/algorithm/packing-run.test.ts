import fc from 'fast-check';
import { MaxRectsPacker } from 'maxrects-packer';
import { runToEnd } from '@portfolio/study/run-to-end';
import { methods, rules } from './methods';
import { packerOf } from './packers';
import { encloses, overlaps, pack, type Room } from './packing';
import { packingRun, type PackingRun } from './packing-run';
import { onPlate, readPins, standing, writePins } from './pins';
import { planSvg } from '../drawing/plan-svg';
import { roomProgramme } from './programme';
import { school } from './testing/school';
import { ordered } from './room-order';

const metres = fc.integer({ min: 4, max: 60 }).map((n) => n * 0.3);
const plates = fc.record({ width: metres, depth: metres });
const someRooms = fc
  .array(fc.record({ name: fc.constant('Room'), width: metres, depth: metres }), { maxLength: 16 })
  .map((rooms) => rooms.map((room, index): Room => ({ ...room, number: index + 1 })));
const somePins = fc.array(fc.record({ x: metres, y: metres, turned: fc.boolean() }), { maxLength: 3 });

/** The first thing that is wrong with a run, as a sentence. */
function fault(run: PackingRun, plate: { width: number; depth: number }, rooms: readonly Room[]): string | undefined {
  const { placed, left, steps, occupancy } = run;
  if (placed.some((room) => !encloses({ x: 0, y: 0, ...plate }, room))) return 'a room leaves the plate';
  if (placed.some((room, i) => placed.some((other, k) => k > i && overlaps(room, other)))) return 'rooms overlap';
  if (steps.some(({ free }) => free.some((rect) => !encloses({ x: 0, y: 0, ...plate }, rect))))
    return 'free rectangles leave the plate';
  const last = steps.at(-1)?.free ?? [];
  if (last.some((rect) => placed.some((room) => overlaps(room, rect)))) return 'a free rectangle is taken';
  if (placed.some(({ room, width, depth }) => Math.abs(width * depth - room.width * room.depth) > 1e-9))
    return 'a room changed its area';
  if (new Set([...placed.map(({ room }) => room), ...left]).size !== rooms.length) return 'a room was lost or doubled';
  if (occupancy < 0 || occupancy > 1 + 1e-9) return 'the plate holds more than it can';
  return undefined;
}

describe.each(methods)('%s', (method) => {
  test('no overlap, nothing outside, nothing lost, free is free, also round pins', () => {
    const rule = fc.constantFrom(...rules[method]);
    fc.assert(
      fc.property(rule, plates, someRooms, somePins, (chosen, plate, rooms, wanted) => {
        const numbered = ordered(rooms, 'brief', 1);
        const pins = wanted.map((pin, index) => ({ ...pin, number: index + 1 }));
        const stand = standing(pins, numbered, plate).placed;
        const others = numbered.filter((room) => !stand.some((one) => one.room === room));
        const run = runToEnd(packingRun(packerOf(method, chosen), plate, others, stand));
        const wrong = fault(run, plate, rooms);
        if (wrong) throw new Error(wrong);
      }),
    );
  });

  test('stepping gives what packing at once gives', () => {
    const rooms = roomProgramme(2, 1300, school);
    const plate = { width: 48, depth: 30 };
    const { placed, left, occupancy } = runToEnd(packingRun(packerOf(method, ''), plate, rooms));
    expect({ placed, left, occupancy }).toEqual(pack(packerOf(method, ''), plate, rooms));
  });
});

test('MaxRects places as much as maxrects-packer with the same rule, give or take a room', () => {
  let [ours, theirs] = [0, 0];
  for (let seed = 1; seed <= 60; seed++) {
    const rooms = roomProgramme(seed, 1300, school);
    // Whole decimetres: the reference counts pixels.
    const plate = { width: 48, depth: 30 };
    const run = runToEnd(packingRun(packerOf('maxrects', 'best-short-side'), plate, rooms));
    const reference = new MaxRectsPacker(480, 300, 0, { smart: false, pot: false, allowRotation: true, logic: 1 });
    for (const { width, depth } of rooms) reference.add(Math.round(width * 10), Math.round(depth * 10), {});
    const [first] = reference.bins;
    const area = first?.rects.reduce((sum, rect) => sum + rect.width * rect.height, 0) ?? 0;
    ours += run.occupancy;
    theirs += area / (480 * 300);
    expect(Math.abs(run.occupancy - area / (480 * 300))).toBeLessThan(0.12);
  }
  expect(Math.abs(ours - theirs) / 60).toBeLessThan(0.01);
});

test('pins are written and read again, and what makes no sense is refused', () => {
  const pins = [
    { number: 3, x: 12.6, y: 0, turned: false },
    { number: 7, x: 0, y: 9, turned: true },
  ];
  expect(writePins(pins)).toBe('3@12.6,0 7@0,9t');
  expect(readPins('3@12.6,0 7@0,9t')).toEqual(pins);
  expect(readPins('')).toEqual([]);
  expect(readPins('3@elephant')).toBeUndefined();
});

test('a pin is brought onto the grid and the plate; a second one on the same spot is refused', () => {
  const plate = { width: 12, depth: 12 };
  const [one, two] = [room(6, 3, 1), room(6, 3, 2)];
  const pin = onPlate({ number: 1, x: 11, y: -4, turned: true }, one, plate);
  expect(pin).toEqual({ number: 1, x: 9, y: 0, turned: true });
  const { placed, refused } = standing([pin, { ...pin, number: 2 }], [one, two], plate);
  expect(placed.map((placed) => placed.room)).toEqual([one]);
  expect(refused).toEqual([{ ...pin, number: 2 }]);
});

test('the order is the same for the same seed and loses no room', () => {
  const rooms = roomProgramme(4, 900, school);
  for (const order of ['largest', 'longest', 'brief', 'smallest', 'hall-last'] as const) {
    const sorted = ordered(rooms, order, 5);
    expect(ordered(rooms, order, 5)).toEqual(sorted);
    expect(new Set(sorted)).toEqual(new Set(rooms));
  }
});

test('the plan is drawn at 1:200: a metre is five millimetres of paper', () => {
  const one = { ...room(9, 6), name: 'A & B', number: 7 };
  const placed = [{ x: 0, y: 0, width: 9, depth: 6, turned: false, room: one }];
  const svg = planSvg({ plate: { width: 48, depth: 30 }, placed, title: 'Plan', note: '<seed 2>' });
  expect(svg).toContain('width="280mm" height="214mm"');
  expect(svg).toContain('<rect x="0" y="120" width="45" height="30"');
  expect(svg).toContain('7 A &amp; B');
  expect(svg).toContain('54.0 m²');
  expect(svg).toContain('1:200');
});

test('every room of a plan has its true size in millimetres, and its label stands in its middle and fits into it', () => {
  const plate = { width: 48, depth: 30 };
  const numbered = ordered(roomProgramme(2, 1300, school), 'largest', 2);
  const run = runToEnd(packingRun(packerOf('maxrects', ''), plate, numbered));
  const placed = run.placed.map((one) => ({ ...one, room: numbered.find((room) => room === one.room)! }));
  const svg = planSvg({ plate, placed, title: 'Plan', note: '' });
  const drawn =
    /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" stroke-width=".25"\/><text x="([\d.]+)" y="([\d.]+)" font-size="([\d.]+)"[^>]*>(.*?)<\/text>/g;
  const rooms = [...svg.matchAll(drawn)];
  expect(rooms).toHaveLength(placed.length);
  rooms.forEach(([, x, y, width, height, middleX, middleY, size, text], i) => {
    const { x: east, y: north, width: wide, depth, room } = placed[i]!;
    const millimetres = [east * 5, (plate.depth - north - depth) * 5, wide * 5, depth * 5];
    [x, y, width, height].forEach((value, k) => expect(Number(value)).toBeCloseTo(millimetres[k]!, 1));
    expect(Number(middleX)).toBeCloseTo(Number(x) + Number(width) / 2, 1);
    expect(Number(middleY)).toBeCloseTo(Number(y) + Number(height) / 2, 1);
    const lines = text!.split('</tspan>').map((line) => line.replace(/<[^>]*>/g, ''));
    expect(lines[0]).toMatch(new RegExp(`^${room.number}\\b`));
    // A letter of this face is at most 0.62 of its size wide on average; lines are 1.2 of it apart.
    expect(Math.max(...lines.map((line) => line.length)) * 0.62 * Number(size)).toBeLessThan(Number(width));
    expect(lines.filter(Boolean).length * 1.2 * Number(size)).toBeLessThan(Number(height));
  });
});

function room(width: number, depth: number, number = 1): Room {
  return { number, name: 'Room', width, depth };
}
