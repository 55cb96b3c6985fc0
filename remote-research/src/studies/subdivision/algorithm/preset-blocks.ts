/** Blocks to begin with besides the page's own, in metres. */
export const presetBlocks = {
  grid: '-70,-30 70,-30 70,30 -70,30',
  wedge: '-80,-34 84,-34 -40,52',
  corner: '-70,-45 70,-45 70,5 -5,5 -5,50 -70,50',
  superblock: '-95,-62 88,-70 96,12 70,66 -84,60',
} as const;
