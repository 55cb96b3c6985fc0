import { translated } from '@portfolio/study/translated';

/** What the further settings say in English. They are opened by few, and loaded then. */
export const english = {
  parameters: 'Parameters',
  symbols:
    'In the paper: largest lot A max, smallest lot A min, least frontage W min, irregularity ω, willingness to turn for street access ξ.',
  editing: 'Block',
  editHint:
    'Drag a corner, or a dot between two to add one. With the keys: arrows move a corner, Shift five times as far; Delete removes it.',
  preset: 'Begin with',
  presets: {
    grid: 'Block of a grid',
    wedge: 'Wedge between two streets',
    corner: 'Block round a corner',
    superblock: 'Superblock, inner part',
  },
  ownBlock: 'Own block',
  corner: 'Corner',
  east: 'East',
  north: 'North',
  count: '{corners} corners',
  add: 'Add a corner',
  remove: 'Remove corner',
} as const;

export const texts = translated('subdivision', english);
