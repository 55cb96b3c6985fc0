import { area } from '@portfolio/model/geometry/outlines';
import { grouped } from '@portfolio/ui/grouped';
import { measuresOf, type Stage } from './stage';
import type { SubdivisionPlan } from './subdivision-plan';

/** What the subdivision study says. */
export const texts = {
  name: 'Subdivision, running',
  methods: { boxes: 'Oriented boxes, recursive', strips: 'Offset strips', voronoi: 'Voronoi, relaxed' },
  shortMethods: { boxes: 'Boxes', strips: 'Strips', voronoi: 'Voronoi' },
  presets: {
    grid: 'Block of a grid',
    wedge: 'Wedge between two streets',
    corner: 'Block round a corner',
    superblock: 'Korean superblock, inner part',
  },
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
  parameters: 'Parameters',
  symbols:
    'In the paper: largest lot A max, smallest lot A min, least frontage W min, irregularity ω, willingness to turn for street access ξ.',
  editing: 'Block',
  editHint:
    'Drag a corner, or a dot between two to add one. With the keys: arrows move a corner, Shift five times as far; Delete removes it.',
  preset: 'Begin with',
  ownBlock: 'Own block',
  corner: 'Corner',
  east: 'East',
  north: 'North',
  count: (corners: number) => `${corners} corners`,
  add: 'Add a corner',
  remove: 'Remove corner',
  legend: {
    street: 'on a street',
    narrow: 'too narrow on the street',
    none: 'no street',
    court: 'common inside',
  },
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
  sizes: (smallest: string, largest: string, court: string | undefined) =>
    `The smallest lot has ${smallest}, the largest ${largest}.${court ? ` ${court} are common inside.` : ''}`,
} as const;

export function square(metres: number): string {
  return `${grouped(Math.round(metres))}\u00a0m²`;
}

export function summaryOf({ block, parameters }: SubdivisionPlan, stage: Stage): string {
  const { count, lost, sum } = measuresOf(stage, parameters.frontage);
  return `${texts.methods[parameters.method]}: ${count} lots, ${lost} without a street, ${square(sum)} of ${square(area(block))}.`;
}
