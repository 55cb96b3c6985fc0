import type { Point } from '@portfolio/model/geometry/points';
import type { Place } from './land';
import { indexOf, walksFrom, wayTo } from './walk';

export type Route = { stops: Place[]; way: Point[] };

/**
 * The places that can be seen in a day: from two ends, the place that costs the least detour joins in until the day is
 * over (cheapest insertion, Rosenkrantz, Stearns and Lewis 1977); then pieces are turned round while that shortens it.
 * @param start, end near which places the day begins and ends
 * @param day the effort of one day's walk
 */
export function dayRoute(places: readonly Place[], [start, end]: readonly [Point, Point], day: number): Route {
  const walks = new Map(places.map((place) => [place, walksFrom(place.at)] as const));
  const cost = (a: Place | undefined, b: Place) => (a && walks.get(a)?.cost[indexOf(b.at)]) ?? Infinity;
  const total = (stops: readonly Place[]) => stops.slice(1).reduce((sum, stop, i) => sum + cost(stops[i], stop), 0);
  const nearest = ([x, y]: Point) =>
    [...places].sort((a, b) => Math.hypot(a.at[0] - x, a.at[1] - y) - Math.hypot(b.at[0] - x, b.at[1] - y))[0];
  const [first, last] = [nearest(start), nearest(end)];
  if (!first || !last) return { stops: [], way: [] };
  let stops = [first, last];
  for (;;) {
    const options = places
      .filter((place) => !stops.includes(place))
      .flatMap((place) => stops.slice(1).map((_, i) => [...stops.slice(0, i + 1), place, ...stops.slice(i + 1)]));
    const best = options.reduce<Place[] | undefined>((a, b) => (a && total(a) <= total(b) ? a : b), undefined);
    if (!best || total(best) > day) break;
    stops = shortened(best, total);
  }
  const way = stops.slice(1).flatMap((stop, i) => {
    const before = stops[i];
    const walk = before && walks.get(before);
    return walk ? wayTo(walk, stop.at) : [];
  });
  return { stops, way };
}

/** Turns pieces of the route round while that helps (2-opt, Croes 1958); both ends stay. */
function shortened(stops: Place[], total: (stops: readonly Place[]) => number): Place[] {
  let best = stops;
  for (let i = 1; i < stops.length - 2; i++) {
    for (let j = i + 1; j < stops.length - 1; j++) {
      const turned = [...best.slice(0, i), ...best.slice(i, j + 1).reverse(), ...best.slice(j + 1)];
      if (total(turned) < total(best) - 1e-6) best = turned;
    }
  }
  return best;
}
