import { grouped } from '@portfolio/study/grouped';
import { fill, translated } from '@portfolio/study/translated';
import type { BlockFault } from './algorithm/block-fault';

/** What the subdivision study says in English. */
export const english = {
  name: 'Subdivision, running',
  purpose: 'Find out how the way of cutting a block decides who gets a street, and how much of it stays common.',
  questions: {
    street: {
      ask: 'Which way of cutting leaves nobody without a street?',
      answer: 'Without a street are: strips {strips}, boxes {boxes}, Voronoi {voronoi}.',
    },
    willing: {
      ask: 'What if no cut turns for the sake of a street?',
      answer: '{now} of {lots} lots lose their street. With a street access of {access} it is {before} of {all}.',
    },
    shallow: {
      ask: 'What do shallow lots leave in the middle?',
      answer:
        'Strips of {depth} m leave {court} common inside, {share} % of the block, and give {lots} lots. Strips of {usual} m leave {before}.',
    },
  },
  lostOf: '{lost} of {lots}',
  methods: { boxes: 'Oriented boxes, recursive', strips: 'Offset strips', voronoi: 'Voronoi, relaxed' },
  shortMethods: { boxes: 'Boxes', strips: 'Strips', voronoi: 'Voronoi' },
  settings: {
    method: 'Method',
    seed: 'Seed',
    largest: 'Largest lot',
    smallest: 'Smallest lot',
    frontage: 'Frontage',
    irregularity: 'Irregularity',
    access: 'Street access',
    depth: 'Strip depth',
    width: 'Lot width',
    lot: 'Lot area',
    block: 'Corners',
  },
  stages: { boxes: 'Depth of cuts', strips: 'Strips, lots', voronoi: 'Relaxations' },
  handle: 'Corner {corner}, {east} m east, {north} m north. Arrow keys move it, Delete removes it.',
  addAfter: 'Add a corner after corner {corner}',
  seeded: '{method}, seed {seed}',
  faults: {
    few: 'A block needs three corners; this one has {count}.',
    near: 'Corners {corner} and {next} are less than {least} m apart: move one away.',
    crossed: 'The block crosses itself: side {first} meets side {second}.',
    small: 'The block has {area} m²; a block needs {least} m².',
    corner: '“{pair}” is no corner: write metres east and north, like 58,-39.',
    off: 'The corner {pair} is off the sheet: stay within {farthest} m of its middle.',
    many: 'The block has {count} corners; {most} are possible.',
  },
  stays: 'The last good block stays.',
  legend: {
    street: 'on a street',
    narrow: 'too narrow on the street',
    none: 'no street',
    court: 'common inside',
  },
  range: '{lots} from {from} to {to}',
  area: 'Area of the lots, m²',
  aspect: 'Length over width',
  table: 'All lots in figures',
  columns: ['Lot', 'Area', 'Length over width', 'Street', 'Access'],
  note: 'The finished plans of all three methods, on this block and with these settings.',
  comparison: [
    { label: 'Lots' },
    { label: 'No street', best: 'least' },
    { label: 'Narrow', best: 'least' },
    { label: 'Mean lot' },
    { label: 'Long : wide', best: 'least' },
  ],
  sizes: 'The smallest lot has {smallest}, the largest {largest}.',
  courts: '{court} are common inside.',
  summary: '{method}: {lots} lots, {lost} without a street, {sum} of {area}.',
} as const;

export const texts = translated('subdivision', english);

/** A fault of a block as a sentence. */
export function faultText(fault: BlockFault): string {
  return fill<string>(texts.faults[fault.kind], fault);
}

export function sizesOf(smallest: string, largest: string, court: string | undefined): string {
  return fill(texts.sizes, { smallest, largest }) + (court ? ` ${fill(texts.courts, { court })}` : '');
}

export function square(metres: number): string {
  return `${grouped(Math.round(metres))}\u00a0m²`;
}
