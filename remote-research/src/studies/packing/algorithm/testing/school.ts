import type { RoomKind } from '../programme';

/** For tests: rooms of a small school. */
export const school: readonly RoomKind[] = [
  { name: 'Hall', width: [10.8, 14.4], depth: [9, 10.8], share: 3 },
  { name: 'Workshop', width: [7.2, 10.8], depth: [6, 8.4], share: 12 },
  { name: 'Classroom', width: [7.2, 8.4], depth: [6, 7.2], share: 30 },
  { name: 'Office', width: [3.6, 6], depth: [3.6, 4.8], share: 25 },
  { name: 'Store', width: [2.4, 4.8], depth: [1.8, 3.6], share: 30 },
];
