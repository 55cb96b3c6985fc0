import { radians } from '@portfolio/model/geometry/points';
import type { Place, Position, Spot } from './place';
import { distance } from './route';

/** Kilometres at which the middle of the drawing of surroundings begins, and those at its edge. */
const [least, most] = [0.1, 500];

export type Neighbour = { place: Place; kilometres: number; degrees: number };

/** The places that are nearest to one of them, nearest first. */
export function neighboursOf(here: Place, places: readonly Place[], count: number): Neighbour[] {
  return places
    .filter((place) => place !== here)
    .map((place) => ({ place, kilometres: distance(here, place), degrees: bearing(here, place) }))
    .sort((a, b) => a.kilometres - b.kilometres)
    .slice(0, count);
}

/** Degrees clockwise from north in which the great circle from one position to another begins. */
export function bearing(from: Position, to: Position): number {
  const [south, north] = [radians(from.latitude), radians(to.latitude)];
  const turn = radians(to.longitude - from.longitude);
  const east = Math.sin(turn) * Math.cos(north);
  const up = Math.cos(south) * Math.sin(north) - Math.sin(south) * Math.cos(north) * Math.cos(turn);
  return ((Math.atan2(east, up) * 180) / Math.PI + 360) % 360;
}

/** Which of the eight directions is meant, from 0 for north clockwise to 7 for north-west. */
export function directionOf(degrees: number): number {
  return Math.round(degrees / 45) % 8;
}

/** Where something so far away stands around the middle of a circle of radius 1: ten times as far is one step outwards. */
export function around(kilometres: number, degrees: number): Spot {
  const radius = radiusOf(kilometres);
  const angle = radians(degrees);
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

/** Of the circle on which everything that is so far away stands. */
export function radiusOf(kilometres: number): number {
  const share = Math.log(kilometres / least) / Math.log(most / least);
  return Math.min(1, Math.max(0, share));
}

/** A line of the map, in its units, as it is seen from a place of the map. @param scale kilometres of a unit */
export function coastAround(ring: readonly Spot[], [x, y]: Spot, scale: number): Spot[] {
  return ring.map(([cornerX, cornerY]) => {
    const [east, south] = [cornerX - x, cornerY - y];
    return around(scale * Math.hypot(east, south), (Math.atan2(east, -south) * 180) / Math.PI);
  });
}

/** Kilometres of a unit of the map. */
export function scaleOf(here: Place, places: readonly Place[]): number {
  const far = places.reduce((best, place) => (distance(here, place) > distance(here, best) ? place : best), here);
  const units = Math.hypot(far.spot[0] - here.spot[0], far.spot[1] - here.spot[1]);
  return units > 0 ? distance(here, far) / units : 1;
}

/** Of some spots the one that is farthest from all that is taken. */
export function roomiest(spots: readonly Spot[], taken: readonly Spot[]): Spot {
  const room = ([x, y]: Spot) => Math.min(...taken.map(([ownX, ownY]) => Math.hypot(ownX - x, ownY - y)));
  return spots.reduce((best, spot) => (room(spot) > room(best) + 1e-9 ? spot : best));
}
