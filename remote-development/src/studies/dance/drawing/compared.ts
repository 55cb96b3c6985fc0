import type { Comparison } from '../algorithm/comparison';
import type { Manner, Phrase } from '../algorithm/performance';
import type { Warping } from '../algorithm/warping';

/** A comparison with the phrase and the manner in which the learner danced it. */
export type Compared = Comparison & {
  phrase: Phrase;
  manner: Manner;
  /** By the clock where the slope and the window leave no way; `fault` says so. */
  warped: Warping;
  fault?: string;
};
