import { dashes } from '@portfolio/model/geometry/dashes';
import { circle, type Outline } from '@portfolio/model/geometry/outlines';
import { distance, mix, type Point, type Point3 } from '@portfolio/model/geometry/points';
import { prism } from '@portfolio/model/geometry/prism';
import { united } from '@portfolio/model/geometry/walls';
import type { Label } from '@portfolio/model/drawing/drawing';
import type { ModelBuilder } from '@portfolio/model/start-model';
import { footprint } from './buildings';
import { walk } from './posts';
import { sheet } from './sheets';
import type { House } from './town';
import type { Walks } from './walks';

/** What an isochrone map shows: from where one walks, at which minutes it draws a line, and what is planned there. */
type Isochrones = { name: string; from: readonly Point[]; minutes: readonly number[]; walks: Walks; site?: Outline };

/** Minutes within which a house counts as served. */
export const served = 5;
/** Widths of the ways that are reached within some minutes, units of the drawing; what is later is grey and fine. */
const widths: Record<number, number> = { 2: 13, 5: 7, 10: 3.2 };
const lateWidth = 1.8;
/** Metres of a line left out for its number; room that a second number needs round it; more room than this is no better. */
const gap = 30;
const room = { least: 26, most: 36 };
/** Metres from tread to tread of stairs, and half the length of one. */
const tread = { apart: 7.5, half: 4.5 };

/**
 * A map of minutes on foot: ways in red, the wider the sooner they are reached; a line round what is reached, and broken
 * the line as the crow flies. Houses that are served are grey, the others black.
 */
export function addIsochrones(
  kct: ModelBuilder,
  houses: readonly House[],
  { name, from, minutes, walks, site }: Isochrones,
): { layers: string[]; labels: Label[] } {
  const plans = kct.layer(`${name} houses`, 'drawing');
  const ways = kct.layer(`${name} ways`, 'diagram');
  const lines = kct.layer(`${name} lines`, 'diagram');
  const marks = kct.layer(`${name} marks`, 'drawing');
  for (const one of houses)
    plans.add(walks.minutesOf(one) <= served ? 'card' : 'white', prism(footprint(one), sheet, sheet + 1));
  for (const at of from) marks.add('red', prism(circle(at, 17, 24), sheet - 1, sheet + 0.4));
  [...minutes, Infinity].forEach((until, i) => {
    const pen = { color: until === Infinity ? 'soft' : 'red', width: widths[until] ?? lateWidth } as const;
    for (const way of walks.streets(minutes[i - 1] ?? -1, until)) ways.stroke(pen, ...way.map(([x, y]) => at([x, y])));
  });
  for (const [a, b] of treads(walks.stairs)) ways.stroke({ color: 'line', width: 1.8 }, a, b);
  if (site) marks.line(...closed(site).map(at));
  const drawn = minutes.map((until) => ({
    until,
    walked: walks.reach(until).flat().map(closed),
    flown: united(from.map((middle) => circle(middle, (walk * until) / 5, Math.round(until * 12))))
      .flat()
      .map(closed),
  }));
  const labels = drawn.flatMap(({ until, walked, flown }) => {
    const others = drawn.flatMap((other) => (other.until === until ? [] : other.walked)).concat(flown);
    const spots = numberSpots(walked, [
      ...others.flatMap(alongLine),
      ...houses.map((one) => one.at),
      ...walks.streets(-1, Infinity).flatMap((way) => way.map(([x, y]): Point => [x, y])),
      ...from.flatMap((middle) => circle(middle, 17, 12)),
    ]);
    const pen = { color: 'line', width: until === served ? 5 : 3 } as const;
    for (const line of walked) for (const part of apartFrom(alongLine(line), spots)) lines.stroke(pen, ...part.map(at));
    for (const line of flown)
      for (const [a, b] of dashes(line.map(at), 13, 9)) lines.stroke({ color: 'line', width: 2 }, a, b);
    return spots.map((spot): Label => ({ at: at(spot), text: String(until) }));
  });
  return { layers: [plans, ways, lines, marks].map((layer) => layer.name), labels };
}

function at([x, y]: Point): Point3 {
  return [x, y, sheet + 0.45];
}

/** Short lines across the pieces of stairs, thinned out to what a drawing can show. */
function treads(pieces: readonly (readonly [Point3, Point3])[]): [Point3, Point3][] {
  const drawn: Point[] = [];
  return pieces.flatMap(([a, b]): [Point3, Point3][] => {
    const [x, y] = mix(a, b, 0.5);
    if (drawn.some((other) => distance(other, [x, y]) < tread.apart)) return [];
    drawn.push([x, y]);
    const share = tread.half / distance([a[0], a[1]], [b[0], b[1]]);
    const [u, v] = [(a[1] - b[1]) * share, (b[0] - a[0]) * share];
    return [[at([x - u, y - v]), at([x + u, y + v])]];
  });
}

function closed(outline: Outline): Point[] {
  return [...outline, ...outline.slice(0, 1)];
}

/** Points of a line a few metres apart. */
function alongLine(line: readonly Point[]): Point[] {
  return line.flatMap((b, i) => {
    const a = line[i - 1];
    if (!a) return [b];
    const parts = Math.ceil(distance(a, b) / 4);
    return Array.from({ length: parts }, (_, k): Point => {
      const [x, y] = mix([...a, 0], [...b, 0], (k + 1) / parts);
      return [x, y];
    });
  });
}

/** The place on some lines that is farthest from all else, and another far from it if there is room. */
function numberSpots(lines: readonly (readonly Point[])[], others: readonly Point[]): Point[] {
  const own = lines.flatMap(alongLine);
  const places = own
    .filter((_, i) => i % 4 === 0)
    .map((place) => {
      const clear = Math.min(room.most, ...distancesTo(place, others, room.most));
      // Where the line itself winds, its other bends come near the number.
      const bends = distancesTo(place, own, gap + 14).length - 24;
      return { place, clear: clear - Math.max(0, bends) };
    })
    .toSorted((a, b) => b.clear - a.clear);
  const [first] = places;
  const second = first && places.find(({ place, clear }) => clear > room.least && distance(place, first.place) > 700);
  return [first, second].flatMap((one) => (one ? [one.place] : []));
}

/** How far those points are that lie within some metres of a place. */
function distancesTo([x, y]: Point, points: readonly Point[], metres: number): number[] {
  const distances: number[] = [];
  for (const point of points) {
    // Most lie far away, which needs no root.
    if (Math.abs(point[0] - x) > metres || Math.abs(point[1] - y) > metres) continue;
    const away = distance(point, [x, y]);
    if (away < metres) distances.push(away);
  }
  return distances;
}

/** A line without what lies round some places, and without the crumbs that this leaves. */
function apartFrom(line: readonly Point[], places: readonly Point[]): Point[][] {
  const parts: Point[][] = [[]];
  for (const point of line) {
    if (places.some((place) => distance(place, point) < gap)) parts.push([]);
    else parts.at(-1)?.push(point);
  }
  return parts.filter(({ length }) => length > 6);
}
