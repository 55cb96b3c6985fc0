import { grouped } from '@portfolio/ui/grouped';

/** What the subdivision study says. */
export const texts = {
  name: 'Subdivision, running',
  methods: { boxes: 'Oriented boxes, recursive', strips: 'Offset strips', voronoi: 'Voronoi, relaxed' },
  presets: {
    model: 'The block of the model',
    grid: 'Block of a grid',
    wedge: 'Wedge between two streets',
    corner: 'Block round a corner',
    superblock: 'Korean superblock, inner part',
  },
  settings: {
    method: 'Method',
    seed: 'Seed',
    largest: 'Largest lot, A max',
    smallest: 'Smallest lot, A min',
    frontage: 'Least frontage, W min',
    irregularity: 'Irregularity of the cuts, ω',
    access: 'Willingness to turn for a street, ξ',
    depth: 'Depth of the strips',
    width: 'Frontage of a lot, about',
    lot: 'Area of a lot, about',
    block: 'Block, as east,north of its corners',
  },
  stages: { boxes: 'Depth of the cuts', strips: 'Strips, then lots', voronoi: 'Rounds of relaxation' },
  parameters: 'Parameters',
  editing: 'Block',
  editHint: 'Drag a corner, or choose one and press the arrow keys. Shift moves five times as far.',
  preset: 'Begin with',
  ownBlock: 'Own block',
  corner: 'Corner',
  east: 'East of the middle',
  north: 'North of the middle',
  add: 'Add a corner',
  remove: 'Remove this corner',
  allReset: 'All settings as at first',
  legend: {
    street: 'on a street',
    narrow: 'narrower on the street than W min',
    none: 'no street',
    court: 'common inside',
  },
  area: 'Area of the lots, m²',
  aspect: 'Length over width',
  table: 'All lots in figures',
  columns: ['Lot', 'Area', 'Length over width', 'Street', 'Access'],
  rows: {
    lots: 'Lots',
    lost: 'Without a street',
    narrow: 'Narrow on the street',
    smallest: 'Smallest lot',
    largest: 'Largest lot',
    court: 'Common inside',
    sum: 'All together',
    block: 'Block',
  },
} as const;

export function square(metres: number): string {
  return `${grouped(Math.round(metres))} m²`;
}
