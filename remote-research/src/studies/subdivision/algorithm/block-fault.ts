/** What is wrong with a block. Corners are counted from 1, lengths are metres, areas square metres. */
export type BlockFault =
  | { readonly kind: 'few'; readonly count: number }
  | { readonly kind: 'many'; readonly count: number; readonly most: number }
  /** What stands in the place of a corner. */
  | { readonly kind: 'corner'; readonly pair: string }
  | { readonly kind: 'off'; readonly pair: string; readonly farthest: number }
  | { readonly kind: 'near'; readonly corner: number; readonly next: number; readonly least: number }
  /** Two sides, each as its corners. */
  | { readonly kind: 'crossed'; readonly first: string; readonly second: string }
  | { readonly kind: 'small'; readonly area: number; readonly least: number };
