import type { Position } from './place';

/** Mean radius of the earth in kilometres (IUGG). */
const radius = 6371.0088;

/** Great-circle distance in kilometres by the haversine formula (Sinnott 1984), which is exact also for places close together. */
export function distance(a: Position, b: Position): number {
  const rise = sine((b.latitude - a.latitude) / 2);
  const turn = sine((b.longitude - a.longitude) / 2);
  const share = rise ** 2 + cosine(a.latitude) * cosine(b.latitude) * turn ** 2;
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(share)));
}

/** Kilometres as the crow flies from the first place to the last. */
export function lengthOf(route: readonly Position[]): number {
  return route.reduce((sum, place, index) => sum + (index > 0 ? distance(route[index - 1] ?? place, place) : 0), 0);
}

/**
 * An open route through all places that begins at the northernmost: nearest neighbour, then 2-opt until
 * no exchange of two legs shortens it (Croes 1958). O(n²) for each round; for a hundred places well below a frame.
 */
export function routeThrough<P extends Position>(places: readonly P[]): P[] {
  return untangled(nearestNeighbours(places));
}

/** Goes from each place to the nearest that is left. */
export function nearestNeighbours<P extends Position>(places: readonly P[]): P[] {
  const between = distancesOf(places);
  const left = places.toSorted((a, b) => b.latitude - a.latitude);
  const route = left.splice(0, 1);
  while (left.length > 0) {
    const here = route.at(-1);
    if (!here) break;
    let nearest = 0;
    left.forEach((place, index) => {
      if (between(here, place) < between(here, left[nearest] ?? place)) nearest = index;
    });
    route.push(...left.splice(nearest, 1));
  }
  return route;
}

/** Turns a stretch of the route round wherever that makes it shorter; its beginning stays. */
export function untangled<P extends Position>(places: readonly P[]): P[] {
  const route = [...places];
  const between = distancesOf(places);
  // Each exchange shortens the route, so this ends; rounding must not make it go on for a millionth of a metre.
  const least = 1e-9;
  for (let changed = true; changed;) {
    changed = false;
    for (let start = 1; start < route.length - 1; start++) {
      for (let end = start + 1; end < route.length; end++) {
        if (gain(route, start, end, between) <= least) continue;
        route.splice(start, end - start + 1, ...route.slice(start, end + 1).reverse());
        changed = true;
      }
    }
  }
  return route;
}

/** Distances between these places, each worked out once. */
function distancesOf(places: readonly Position[]): typeof distance {
  const indices = new Map(places.map((place, index) => [place, index]));
  const known = new Float64Array(places.length ** 2).fill(-1);
  return (a, b) => {
    const cell = (indices.get(a) ?? 0) * places.length + (indices.get(b) ?? 0);
    const before = known[cell] ?? -1;
    return before < 0 ? (known[cell] = distance(a, b)) : before;
  };
}

/** Kilometres saved when the places from `start` to `end` are visited the other way round. */
function gain(route: readonly Position[], start: number, end: number, between: typeof distance): number {
  const [before, first, last, after] = [route[start - 1], route[start], route[end], route[end + 1]];
  if (!before || !first || !last) return 0;
  const now = between(before, first) + (after ? between(last, after) : 0);
  const then = between(before, last) + (after ? between(first, after) : 0);
  return now - then;
}

function sine(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180);
}

function cosine(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180);
}
