/** A body that may cover another, and how much of the picture is wrong where it does not. */
export type Cover = { near: number; far: number; area: number };

/**
 * An order, from far to near, of bodies that cover each other in cycles: what it gives up covers little.
 * Whoever waits for nothing comes next; where all wait, the one that waits for least beside what waits for it.
 * @returns the place of each body in the order, −1 for one that none covers and that covers none
 * @see Eades, Lin, Smyth, "A fast and effective heuristic for the feedback arc set problem", 1993
 */
export function breakCycles(bodies: number, covers: readonly Cover[]): Int32Array {
  const places = new Int32Array(bodies).fill(-1);
  const [behind, before, waits] = [new Float64Array(bodies), new Float64Array(bodies), new Int32Array(bodies)];
  const [asNear, asFar] = [chainsOf(bodies, covers, 'near'), chainsOf(bodies, covers, 'far')];
  for (const { near, far, area } of covers) {
    behind[near] = (behind[near] ?? 0) + area;
    before[far] = (before[far] ?? 0) + area;
    waits[near] = (waits[near] ?? 0) + 1;
  }
  let open = Array.from(waits.keys()).filter((body) => asNear.first[body] !== -1 || asFar.first[body] !== -1);
  const free = open.filter((body) => !waits[body]);
  for (let place = 0; ; place++) {
    let body = free.pop();
    if (body === undefined) {
      open = open.filter((each) => places[each] === -1);
      body = leastOf(open, (each) => (behind[each] ?? 0) / (1 + (before[each] ?? 0)));
      if (body === undefined) return places;
    }
    places[body] = place;
    for (let at = asFar.first[body] ?? -1; at !== -1; at = asFar.next[at] ?? -1) {
      const { near = 0, area = 0 } = covers[at] ?? {};
      behind[near] = (behind[near] ?? 0) - area;
      waits[near] = (waits[near] ?? 0) - 1;
      if (!waits[near] && places[near] === -1) free.push(near);
    }
    for (let at = asNear.first[body] ?? -1; at !== -1; at = asNear.next[at] ?? -1) {
      const { far = 0, area = 0 } = covers[at] ?? {};
      before[far] = (before[far] ?? 0) - area;
    }
  }
}

/** For each body the covers in which it is the one or the other: the first, and which comes after each. */
function chainsOf(bodies: number, covers: readonly Cover[], side: 'near' | 'far') {
  const [first, next] = [new Int32Array(bodies).fill(-1), new Int32Array(covers.length)];
  covers.forEach((cover, at) => {
    next[at] = first[cover[side]] ?? -1;
    first[cover[side]] = at;
  });
  return { first, next };
}

function leastOf(bodies: readonly number[], valueOf: (body: number) => number): number | undefined {
  let [least, found]: [number, number | undefined] = [Infinity, undefined];
  for (const body of bodies) {
    const value = valueOf(body);
    if (value < least) [least, found] = [value, body];
  }
  return found;
}
