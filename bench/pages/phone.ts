import type { Network } from '../network/network';

export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2,
  /** How many times slower the processor is made. */
  slowdown: 4,
};

/** Chrome's and Lighthouse's "Slow 4G". */
export const slow4g: Network = { roundTrip: 150, down: 1_600_000, up: 750_000 };
