import type { MassingChoice } from '@portfolio/model/massing/choice';
import { floorOf, plot, terraces } from './slope';

export const massing: MassingChoice = {
  plan: [-36, -22, 38, 72],
  bottom: -12,
  plot: (plot.east - plot.west) * (plot.north - plot.south),
  levels: Array.from({ length: terraces }, (_, i) => floorOf(i)),
  without: ['furniture', 'gardens', 'cars'],
  coarse: 2,
  cards: { step: 0.3, together: 3 },
  cut: [0, 20],
};
