/** Gives the next number, at least 0 and below 1. */
export type Random = () => number;

/** Seeded random numbers (mulberry32, T. Ettinger): the same seed gives the same model everywhere. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return function next() {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A seed out of a name, so that every project has its own (FNV-1a). */
export function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
