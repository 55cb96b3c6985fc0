/** Park and Miller's generator, from 0 up to 1: the same seed gives the same numbers. */
export function createRandom(seed: number): () => number {
  let state = seed % 2_147_483_647 || 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
