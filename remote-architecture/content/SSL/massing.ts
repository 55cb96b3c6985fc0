import type { MassingChoice } from '@portfolio/model/massing/choice';
import { decks, top } from './measures';

export const massing: MassingChoice = {
  plan: [-116, -134, 116, 116],
  bottom: -6,
  plot: 11_000,
  levels: decks,
  posts: ['lattice'],
  without: ['growth', 'unrolled', 'unrolled rings'],
  tolerance: 0.6,
  slabs: true,
  cut: [0, Math.ceil(top + 2)],
};
