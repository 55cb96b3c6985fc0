import type { Point3 } from '@portfolio/model/geometry/points';
import { Network } from './network';
import { isStair, levelSeconds, secondsFor, shareOnSlope } from './pace';
import { walk } from './posts';
import type { House } from './town';
import { minutesIfLevel, walksOn } from './walks';
import type { Ways } from './ways';

/** A net of places joined in a row, and what it takes from one to the next. */
function row(places: readonly Point3[], gapAfter?: number): Network {
  const network = new Network();
  places.forEach((place, i) => {
    const own = network.add(place);
    const before = places[i - 1];
    if (before && i - 1 !== gapAfter) network.join(own - 1, own, secondsFor(before, place));
  });
  return network;
}

/** Places every ten metres to the east. */
const street = (count: number): Point3[] => Array.from({ length: count }, (_, i) => [i * 10, 0, 0]);

test('of two ways the quicker one counts, from the nearer of two starts', () => {
  const net = new Network();
  for (let i = 0; i < 5; i++) net.add([i, 0, 0]);
  net.join(0, 1, 10);
  net.join(1, 2, 10);
  net.join(0, 2, 25);
  net.join(2, 3, 7);
  net.join(3, 4, 100);
  expect([...net.secondsFrom([0])]).toEqual([0, 10, 20, 27, 127]);
  expect([...net.secondsFrom([0, 4])]).toEqual([0, 10, 20, 27, 0]);
  expect(net.route(0, 3)).toEqual([0, 1, 2, 3]);
});

test('nothing is reached beyond a gap, however near it lies', () => {
  const net = row(street(6), 2);
  expect([...net.secondsFrom([0])].map((seconds) => seconds < Infinity)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(net.route(0, 5)).toEqual([]);
});

test('five minutes on the level are the metres that the posts are placed by', () => {
  const seconds = row(street(walk / 10 + 1)).secondsFrom([0]);
  expect(seconds.at(-1)).toBeCloseTo(300);
});

test('slopes are walked as Tobler says: quickest gently downhill, 5 km/h of 6 on the level', () => {
  expect(6 * Math.exp(-3.5 * 0.05) * shareOnSlope(0)).toBeCloseTo(5.04, 2);
  expect(6 * Math.exp(-3.5 * 0.05) * shareOnSlope(-0.05)).toBeCloseTo(6);
  expect(6 * Math.exp(-3.5 * 0.05) * shareOnSlope(0.18)).toBeCloseTo(2.68, 2);
});

test('a slope is slower than the level, and a stair about half as fast', () => {
  const level = secondsFor([0, 0, 0], [10, 0, 0]);
  const slope = secondsFor([0, 0, 0], [10, 0, 1.5]);
  const stair = secondsFor([0, 0, 0], [10, 0, 2]);
  expect(level).toBeCloseTo(levelSeconds(10));
  expect([isStair([0, 0, 0], [10, 0, 1.5]), isStair([0, 0, 0], [10, 0, 2])]).toEqual([false, true]);
  expect(slope).toBeGreaterThan(level * 1.2);
  expect(stair).toBeGreaterThan(slope);
  expect(stair / level).toBeCloseTo(2.06, 1);
  expect(secondsFor([0, 0, 2], [10, 0, 0])).toBeCloseTo(stair);
});

test('places are found round a point across the squares they are kept in', () => {
  const net = row(street(8));
  expect(net.around([31, 0], 12).map(({ index }) => index)).toEqual([2, 3, 4]);
});

/** A street of 400 m along the valley floor and, beyond a gap of 40 m, another of 100 m. */
function twoStreets(): Ways {
  const network = new Network();
  const stretches: number[][] = [[], []];
  const add = (stretch: number[] | undefined, x: number) => {
    const own = network.add([x, 0, 0]);
    const last = stretch?.at(-1);
    if (last !== undefined) network.join(last, own, levelSeconds(4));
    stretch?.push(own);
  };
  for (let x = 0; x <= 400; x += 4) add(stretches[0], x);
  for (let x = 440; x <= 540; x += 4) add(stretches[1], x);
  return { network, stretches, starts: [0] };
}

const houseAt = (x: number, y: number): House => ({
  at: [x, y],
  length: 10,
  depth: 8,
  turn: 0,
  eaves: 6,
  z: 0,
  garden: 1,
});

test('a house is as far as the way and the front garden, and one at a street that nothing joins is not reached', () => {
  const ways = twoStreets();
  const walks = walksOn(ways, [-60, -60, 600, 60]);
  const across = Math.hypot(20, 14);
  expect(walks.minutesOf(houseAt(200, 14))).toBeCloseTo((180 + across) / 70, 1);
  expect(walks.minutesOf(houseAt(500, 14))).toBe(Infinity);
  expect(walks.minutesOf(houseAt(200, 40))).toBe(Infinity);
  expect(minutesIfLevel(ways)(houseAt(200, 14))).toBeCloseTo(walks.minutesOf(houseAt(200, 14)));
});

test('what is reached in two minutes ends two minutes along the street, with the gardens beside it', () => {
  const walks = walksOn(twoStreets(), [-60, -60, 600, 60]);
  const reached = walks.reach(2).flat(2);
  expect(Math.max(...reached.map(([x]) => x))).toBeCloseTo(140, -1);
  expect(Math.max(...reached.map(([, y]) => y))).toBeCloseTo(26, -1);
  const ends = walks.streets(-1, 2.01).map((way) => way.at(-1)?.[0]);
  expect(ends).toEqual([140]);
  expect(walks.streets(2.01, Infinity).flat()).toHaveLength((400 - 140) / 4 + 1 + 26);
});
