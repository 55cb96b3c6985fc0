import { boundsOf, circle, contains, type Bounds } from '@portfolio/model/geometry/outlines';
import { distance, mix, type Point, type Point3 } from '@portfolio/model/geometry/points';
import { churchPlan, footprint } from './buildings';
import { Network } from './network';
import { secondsFor } from './pace';
import { PlanGrid } from './plan-grid';
import type { Post } from './posts';
import { seams, square, streetAxes, type House } from './town';
import { bridge, height, toRiver } from './valley';

/** Metres between the places along a way. */
export const step = 4;
/** Ways that pass each other as near as this meet. */
const meeting = 5.5;
/** Streets end as far from the last house as this. */
const town = 32;
/** Streets keep as far from the middle of the river as this. */
const dry = 34;
/** A post stands on a square of its own: from its middle one walks straight to the streets round about. */
const ownSquare = 30;

/** The ways of a town: axes of its streets, footpaths, bridges. */
export type Ways = {
  network: Network;
  /** The places along every stretch of way that no house interrupts. */
  stretches: number[][];
  /** The place at the middle of each square asked for. */
  starts: number[];
};

/** As far from its line as this a way goes round a house, metres; it is looked for on a grid as fine as this. */
const detour = { most: 26, grid: 2 };

/**
 * @param houses those that stand in the way, and where there is a town at all.
 * @param starts middles of squares from which one walks.
 */
export function waysOf(
  houses: readonly House[],
  starts: readonly Post['at'][],
  paths: readonly (readonly Point[])[],
  bounds: Bounds,
): Ways {
  const isBuilt = builtOn(houses, bounds);
  const inTown = nearHouses(houses, bounds);
  const isStreet = (place: Point) => inTown(place) && toRiver(...place) > dry;
  const network = new Network();
  const stretches: number[][] = [];
  const streets = streetAxes().flatMap((line) => partsOf(line, isStreet));
  const footpaths = paths.flatMap((line) => partsOf(line, (place) => !isBeside(place)));
  const winding = [...seams().flatMap((line) => partsOf(line, isStreet)), ...otherWays(), ...footpaths];
  const led = winding.map((line) => roundHouses(placesAlong(line), isBuilt));
  for (const { line, isClear } of [...streets.map((one) => ({ line: one, isClear: false })), ...led]) {
    let last: number | undefined;
    for (const place of placesAlong(line)) {
      const own = (isClear || !isBuilt(place)) && within(place, bounds) ? network.add(raised(place)) : undefined;
      if (own !== undefined) {
        if (last !== undefined && canJoin(last, own, isClear)) stretches.at(-1)?.push(own);
        else stretches.push([own]);
      }
      last = own;
    }
  }
  network.places.forEach((place, index) => {
    for (const { index: other } of network.around([place[0], place[1]], meeting))
      if (other > index) canJoin(index, other);
  });
  const middles = starts.map((at) => {
    const own = network.add(raised(at));
    for (const { index } of network.around(at, ownSquare)) if (index !== own) canJoin(own, index);
    return own;
  });
  return { network, stretches, starts: middles };

  /** Joins two places if no house stands between them, which a line that was led round houses need not be asked. */
  function canJoin(from: number, to: number, isClear = false): boolean {
    const [a, b] = [network.places[from], network.places[to]];
    if (!a || !b) return false;
    if (!isClear && between([a[0], a[1]], [b[0], b[1]], 1).some((place) => isBuilt(place))) return false;
    network.join(from, to, secondsFor(a, b));
    return true;
  }
}

/** The way round the main square, and the bridge with the lanes that lead to it. */
function otherWays(): Point[][] {
  const ring = circle(square.at, square.radius - 7, 24);
  return [
    [...ring, ring[0] ?? square.at],
    [
      [bridge.x, bridge.south - 110],
      [bridge.x, bridge.north + 85],
    ],
  ];
}

/** Where one walks on the bridge, not beside it. */
function isBeside([x, y]: Point): boolean {
  return Math.abs(x - bridge.x) < 40 && y > bridge.south - 10 && y < bridge.north + 10;
}

/** The parts of a line on which something holds. */
function partsOf(line: readonly Point[], holds: (place: Point) => boolean): Point[][] {
  const parts: Point[][] = [[]];
  for (const place of placesAlong(line)) {
    if (holds(place)) parts.at(-1)?.push(place);
    else parts.push([]);
  }
  return parts.filter(({ length }) => length > 1);
}

/** Whether it is known that no house stands in a line. */
type Led = { line: readonly Point[]; isClear: boolean };

/** A line led round the houses that stand in its way, near to where it was; the same line where there is no way round. */
function roundHouses(line: readonly Point[], isBuilt: (place: Point) => boolean): Led {
  const asItWas = { line, isClear: false };
  if (!line.some(isBuilt)) return asItWas;
  const [west, south, east, north] = boundsOf(line);
  const { most, grid: fine } = detour;
  const grid = new PlanGrid([west - most, south - most, east + most, north + most], fine);
  const off = new Float64Array(grid.columns * grid.rows).fill(Infinity);
  for (const place of line)
    grid.around(place, most, (index, away) => (off[index] = Math.min(off[index] ?? Infinity, away)));
  const network = new Network();
  const places = new Map<number, number>();
  off.forEach((away, index) => {
    const place = grid.placeOf(index);
    if (away <= most && !isBuilt(place)) places.set(index, network.add([...place, 0]));
  });
  for (const [index, place] of places)
    for (const step of [1, grid.columns, grid.columns + 1, grid.columns - 1]) {
      const other = places.get(index + step);
      const length = step === 1 || step === grid.columns ? fine : fine * Math.SQRT2;
      if (other !== undefined) network.join(place, other, length * (1 + ((off[index] ?? 0) / 8) ** 2));
    }
  const open = line.filter((place) => places.has(grid.indexAt(place)));
  const [from, to] = [open[0], open.at(-1)].map((place) => place && places.get(grid.indexAt(place)));
  if (from === undefined || to === undefined) return asItWas;
  const found = network.route(from, to).map((index): Point => {
    const [x, y] = network.places[index] ?? [0, 0];
    return [x, y];
  });
  return found.length > 1 ? { line: tightened(found, isBuilt), isClear: true } : asItWas;
}

/** A line pulled tight: straight for up to fifty metres where no house stands in between. */
function tightened(line: readonly Point[], isBuilt: (place: Point) => boolean): Point[] {
  const [first] = line;
  const kept = first ? [first] : [];
  for (let at = 0; at < line.length - 1;) {
    const from = line[at] ?? [0, 0];
    let next = at + 1;
    for (let to = Math.min(line.length - 1, at + 25); to > next; to--) {
      const end = line[to] ?? from;
      if (between(from, end, 0.5).some(isBuilt)) continue;
      next = to;
    }
    kept.push(line[next] ?? from);
    at = next;
  }
  return kept;
}

function placesAlong(line: readonly Point[]): Point[] {
  return line.flatMap((b, i) => {
    const a = line[i - 1];
    return a ? between(a, b, step) : [b];
  });
}

/** Points from one to another, not the first, at most some metres apart. */
function between(a: Point, b: Point, apart: number): Point[] {
  const parts = Math.max(1, Math.ceil(distance(a, b) / apart));
  return Array.from({ length: parts }, (_, part): Point => {
    const [x, y] = mix([...a, 0], [...b, 0], (part + 1) / parts);
    return [x, y];
  });
}

function raised([x, y]: Point): Point3 {
  return [x, y, height(x, y)];
}

function within([x, y]: Point, [west, south, east, north]: Bounds): boolean {
  return x > west && x < east && y > south && y < north;
}

function builtOn(houses: readonly House[], bounds: Bounds): (place: Point) => boolean {
  const grid = new PlanGrid(bounds, 1);
  const built = new Uint8Array(grid.columns * grid.rows);
  const plans = houses.map((one) => ({ ...one, plan: footprint(one) }));
  const church = churchPlan(square.at).map((plan) => ({ at: square.at, length: square.radius, plan }));
  for (const { at, length, plan } of [...plans, ...church])
    grid.around(at, length, (index) => {
      if (contains(plan, grid.placeOf(index))) built[index] = 1;
    });
  return (place) => built[grid.indexAt(place)] === 1;
}

function nearHouses(houses: readonly House[], bounds: Bounds): (place: Point) => boolean {
  const grid = new PlanGrid(bounds, 4);
  const near = new Uint8Array(grid.columns * grid.rows);
  for (const { at } of houses) grid.around(at, town, (index) => (near[index] = 1));
  return (place) => near[grid.indexAt(place)] === 1;
}
