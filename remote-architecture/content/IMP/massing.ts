import type { MassingChoice } from '@portfolio/model/massing/choice';
import { park } from './land';

/** Every room stands at a level of its own; none has a second storey. */
export const massing: MassingChoice = {
  plan: park,
  bottom: -4,
  plot: 94_860,
  storeys: 1,
  levels: [],
  without: ['rails', 'works'],
  coarse: 2.5,
  cut: [1, 62],
};
