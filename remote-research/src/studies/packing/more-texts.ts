import { translated } from '@portfolio/study/translated';

/** What the further settings say in English. They are opened by few, and loaded then. */
export const english = {
  ruleFields: 'Rules: which free place a room takes',
  fields: 'Rooms and drawing',
  pinning: 'Pinned rooms',
  pinHint: 'Drag a room in a plan, or choose it here. It stays there in all four plans, and the rest is packed again.',
  pins: '{count} pinned',
  room: 'Room',
  east: 'From west',
  north: 'From south',
  turned: 'Turned',
  pin: 'Pin here',
  unpin: 'Unpin',
  unpinAll: 'Unpin all',
} as const;

export const texts = translated('packing', english);
