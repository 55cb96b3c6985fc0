import type { MassingChoice } from '@portfolio/model/massing/choice';
import { floor } from './measures';

export const massing: MassingChoice = {
  plan: [-76, -58, 70, 58],
  bottom: -6.2,
  plot: 19_000,
  levels: [floor, floor + 4.92],
  posts: ['columns'],
  coarse: 0.8,
  tolerance: 0.35,
  keep: ({ layer, material }) => layer.name !== 'court' || material === 'red',
  cut: [-4, 11],
};
