import { grouped } from '@portfolio/ui/grouped';
import type { Method } from './packing';

/** What the packing study says. Sentences name what was found and what to do. */
export const texts = {
  name: 'Packing, running',
  methods: { shelf: 'Shelf', guillotine: 'Guillotine', skyline: 'Skyline', maxrects: 'MaxRects' } satisfies Record<
    Method,
    string
  >,
  settings: {
    seed: 'Seed of the programme',
    share: 'Rooms for this share of the plate',
    width: 'Plate, west to east',
    depth: 'Plate, south to north',
    order: 'Order of the rooms',
    turns: 'Rooms may turn by 90°',
    free: 'Show what each rule still knows as free',
    pins: 'Pins, as number@east,north',
    step: 'Rooms offered so far',
  },
  orders: {
    largest: 'Largest first',
    longest: 'Longest first',
    'hall-last': 'Largest first, the hall last',
    brief: 'As in a brief, shuffled',
    smallest: 'Smallest first',
  },
  rules: {
    first: 'first row that fits',
    next: 'last row only',
    'best-depth': 'tightest row',
    'best-area': 'least area left',
    'best-short-side': 'least short side left',
    'best-long-side': 'least long side left',
    'bottom-left': 'lowest, then leftmost',
    'least-waste': 'least area buried',
    contact: 'longest contact',
  },
  fields: 'Programme and plate',
  ruleFields: 'Rules',
  pinning: 'Pin a room',
  pinHint:
    'Drag a room in any plan, or choose it here. It stays where it is put, in all four plans, and the rest is packed again.',
  room: 'Room',
  east: 'From the west edge',
  north: 'From the south edge',
  turned: 'Turned',
  pin: 'Pin here',
  unpin: 'Unpin',
  unpinAll: 'Unpin all',
  compare: 'Same settings, 40 seeds',
  chart: 'How much of the plate is covered',

  chartOthers: 'other seeds',
  columns: ['Method', 'Covered', 'Waste', 'Left out', 'Looks', 'Time'],
  note: 'Looks: free rectangles that were tried. Time: milliseconds in this browser, with pauses left out.',
  legend: { last: 'last room placed', free: 'free rectangle', pinned: 'pinned' },
  allReset: 'All settings as at first',
  rows: {
    rooms: 'Rooms',
    programme: 'Area of all rooms',
    plate: 'Area of the plate',
    most: 'Most that can be covered',
  },
} as const;

export function roomName(room: { name: string; number: number; width: number; depth: number }): string {
  return `${room.number} ${room.name} ${room.width.toFixed(1)} × ${room.depth.toFixed(1)} m`;
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

export function square(metres: number): string {
  return `${grouped(Math.round(metres))} m²`;
}
