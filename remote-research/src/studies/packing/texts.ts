import { fixed, grouped } from '@portfolio/study/grouped';
import { fill, translated } from '@portfolio/study/translated';
import { shownNumber, type Method, type Room } from './algorithm/packing';

/** What the packing study says in English. Sentences name what was found and what to do. */
export const english = {
  name: 'Packing, running',
  purpose: 'Find out how much of a floor four simple rules can fill, and what the order of the rooms decides.',
  questions: {
    hallFirst: {
      ask: 'What if the hall comes first?',
      answer:
        'All four rules together leave {left} rooms out; with the hall last they leave {beforeLeft}. {best} covers most, {covered}.',
    },
    stiff: {
      ask: 'What if no room may turn?',
      answer: '{best} covers most, {covered}. When rooms may turn, {before} covers {beforeCovered}.',
    },
    crowded: {
      ask: 'What if more rooms are asked for than the floor has?',
      answer:
        '{best} covers most, {covered}, and leaves {bestLeft} of {rooms} rooms out. With less to place, {before} covers {beforeCovered}.',
    },
  },
  methods: { shelf: 'Shelf', guillotine: 'Guillotine', skyline: 'Skyline', maxrects: 'MaxRects' } satisfies Record<
    Method,
    string
  >,
  settings: {
    seed: 'Seed',
    share: 'Room area',
    width: 'Plate width',
    depth: 'Plate depth',
    order: 'Order',
    turns: 'Rooms may turn by 90°',
    free: 'Show free rectangles',
    pins: 'Pins, as number@east,north',
  },
  step: 'Rooms placed',
  shown: 'Method shown',
  drag: { width: 'East edge of the plate', depth: 'North edge of the plate' },
  orders: {
    largest: 'Largest first',
    longest: 'Longest first',
    'hall-last': 'Largest first, the hall last',
    brief: 'As in a brief, shuffled',
    smallest: 'Smallest first',
  },
  rules: {
    first: 'First row',
    next: 'Last row',
    'best-depth': 'Tightest',
    'best-area': 'Least area',
    'best-short-side': 'Short side',
    'best-long-side': 'Long side',
    'bottom-left': 'Lowest',
    'least-waste': 'Least waste',
    contact: 'Most contact',
  },
  hindered: 'Room {number} has no place there: another pinned room or the edge is in the way.',
  refused:
    'Room {number} can’t be pinned where the address says: no such room, no place for it there, or pinned twice.',
  noPins: '“{text}” is no list of pins: they are written as 3@12.6,0, a room and its metres east and north.',
  plate: '{method}: {rooms} rooms on the plate, {left} left out, {area}',
  plan: '{room}, {east} m east, {north} m north. Arrow keys pin and move it, T turns it, Delete unpins it.',
  file: {
    title: 'Plan packed by {method}',
    note: 'Seed {seed}. {rooms} rooms placed, {left} left out. {share} covered.',
  },
  compare: 'Compare with 40 other seeds',
  chart: 'Share of the plate that is covered',
  chartOthers: '{mean} on average of {count} other seeds',
  noPinsThere: 'Other seeds have other rooms: nothing is pinned there.',
  columns: [
    { label: 'Covered', best: 'most' },
    { label: 'Waste', best: 'least' },
    { label: 'Left out', best: 'least' },
    { label: 'Looks', best: 'least' },
    { label: 'Time, ms' },
  ],
  note: 'Looks: free rectangles that were tried. Time: in this browser, without pauses.',
  programme: '{rooms} rooms of {area} on a plate of {plate}.',
  summary: '{first} covers most, {covered} of the plate; {second} follows with {next}.',
  left: '{left} of {rooms} rooms are left out.',
  noneLeft: 'All {rooms} rooms have a place.',
  legend: { last: 'last room placed', free: 'free rectangle', pinned: 'pinned' },
  percent: '{percent} %',
} as const;

export const texts = translated('packing', english);

export function roomName(room: Room): string {
  return `${shownNumber(room)} ${room.name} ${fixed(room.width, 1)} × ${fixed(room.depth, 1)} m`;
}

export function percent(share: number, digits = 1): string {
  return fill(texts.percent, { percent: fixed(share * 100, digits) });
}

export function square(metres: number): string {
  return `${grouped(Math.round(metres))}\u00a0m²`;
}
