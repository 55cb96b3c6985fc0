import fc from 'fast-check';
import { guillotine } from './guillotine';
import { maxRects } from './max-rects';
import { encloses, overlaps, pack, type CreatePacker } from './packing';
import { isCounted, roomProgramme } from './programme';
import { school } from './testing/school';
import { shelf } from './shelf';
import { skyline } from './skyline';

const packers: [string, CreatePacker][] = [
  ['shelf next', shelf('next')],
  ['shelf first', shelf('first')],
  ['shelf best depth', shelf('best-depth')],
  ['guillotine by area', guillotine('best-area', 'shorter-leftover')],
  ['guillotine by short side', guillotine('best-short-side', 'longer-side')],
  ['skyline bottom left', skyline('bottom-left')],
  ['skyline least waste', skyline('least-waste')],
  ['maxrects bottom left', maxRects('bottom-left')],
  ['maxrects by short side', maxRects('best-short-side')],
  ['maxrects by contact', maxRects('contact')],
];
const plate = { width: 48, depth: 30 };
const metres = fc.integer({ min: 2, max: 60 }).map((n) => n * 0.3);
const someRooms = fc.array(fc.record({ name: fc.constant('Room'), width: metres, depth: metres }), { maxLength: 60 });
const pin = { x: 20.1, y: 9, width: 6, depth: 4.5, turned: false, room: { name: 'Pinned', width: 6, depth: 4.5 } };

for (const [name, create] of packers) {
  test(`${name}: rooms never overlap and stay on the plate`, () => {
    fc.assert(
      fc.property(someRooms, fc.boolean(), (rooms, pinned) => {
        const { placed } = pack(create, plate, rooms, pinned ? [pin] : []);
        placed.forEach((room, i) => {
          expect(encloses({ x: 0, y: 0, ...plate }, room)).toBe(true);
          expect(placed.slice(i + 1).some((other) => overlaps(room, other))).toBe(false);
        });
      }),
    );
  });

  test(`${name}: every room is placed or left over, none twice`, () => {
    fc.assert(
      fc.property(someRooms, (rooms) => {
        const { placed, left } = pack(create, plate, rooms);
        expect([...placed.map(({ room }) => room), ...left].length).toBe(rooms.length);
        expect(new Set([...placed.map(({ room }) => room), ...left])).toEqual(new Set(rooms));
      }),
    );
  });

  test(`${name}: free rectangles are free`, () => {
    fc.assert(
      fc.property(someRooms, (rooms) => {
        const packer = create(plate);
        const placed = rooms.flatMap((room) => packer.insert(room) ?? []);
        for (const free of packer.free()) expect(placed.some((room) => overlaps(room, free))).toBe(false);
      }),
    );
  });
}

test('the same seed gives the same programme', () => {
  expect(roomProgramme(7, 900, school)).toEqual(roomProgramme(7, 900, school));
});

test('rooms that are counted come as they are, whatever the area', () => {
  const kinds = [
    { name: 'Hall', width: [12.5, 12.5], depth: [9, 9], count: 1 },
    { name: 'Cell', width: [3, 3], depth: [4, 4], count: 3 },
  ] as const;
  const rooms = roomProgramme(1, 5, kinds);
  expect(rooms.map(({ name, width }) => `${name} ${width}`)).toEqual(['Hall 12.5', 'Cell 3', 'Cell 3', 'Cell 3']);
  expect([isCounted(kinds), isCounted(school)]).toEqual([true, false]);
});
