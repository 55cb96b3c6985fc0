import { isCounted, roomProgramme } from './programme';
import { school } from './testing/school';

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
