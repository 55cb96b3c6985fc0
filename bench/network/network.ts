export type Network = {
  /** In milliseconds. */
  roundTrip: number;
  /** Bits per second. */
  down: number;
  up: number;
};
