import type { MassingChoice } from '@portfolio/model/massing/choice';

export const massing: MassingChoice = {
  plan: [-92, -121, 92, 92],
  bottom: -2.6,
  plot: 64_000,
  levels: [0.1],
  without: ['fittings', 'frames', 'rooms', 'traffic'],
  cut: [0.5, 21],
};
