import type { MassingChoice } from '@portfolio/model/massing/choice';

export const massing: MassingChoice = {
  plan: [-50, -72, 50, 58],
  bottom: -4.2,
  plot: 12_000,
  levels: [12, 16],
  posts: ['columns'],
  without: ['furniture', 'boats', 'jetty', 'blades', 'classrooms', 'bedrooms'],
  coarse: 2,
  cut: [0, 22],
};
