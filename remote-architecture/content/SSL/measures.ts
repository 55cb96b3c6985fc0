import { direction, distance, mix, type Point, type Point3 } from '@portfolio/model/geometry/points';
import { spiral, type Station } from '@portfolio/model/geometry/sweeps';

/** What several parts of the tower agree on. Metres and degrees; z counts from the square. */
export const top = 118.4;
export const lattice = { foot: 21, head: 15.5, bars: 22, twist: 108, rings: 14 };
export const decks = [56, 84, 112];
export const plaza = 0.64;
/** Thickness of the ramp. */
export const slab = 0.36;
export const middle: Point = [0, 0];

/** A point on a straight bar of the lattice: `way` 1 or −1 for the two sets that cross. */
export function onBar(degrees: number, share: number, way: 1 | -1): Point3 {
  const [c, s] = direction(degrees);
  const [u, v] = direction(degrees + way * lattice.twist);
  return mix([lattice.foot * c, lattice.foot * s, 0], [lattice.head * u, lattice.head * v, top], share);
}

/** Radius of the hyperboloid at a height, metres. */
export function radiusAt(z: number): number {
  const [x, y] = onBar(0, z / top, 1);
  return Math.hypot(x, y);
}

/** A slope that a wheelchair can take, rise by run. */
export const gentle = 1 / 12;

/** The ramp's middle line: five and a quarter turns that keep close to the lattice. */
const start = { degrees: -109, z: plaza };
export const turns = 5.25;
export const end = 112;
export const way = spiral(middle, (share) => radiusAt(share * end) - 2.9, {
  from: start.degrees,
  turns,
  z0: start.z - slab,
  z1: end - slab,
  steps: 420,
});

/** Where the ramp's surface reaches a height, degrees anticlockwise from east. */
export function degreesAt(z: number): number {
  return start.degrees + (turns * 360 * (z - start.z)) / (end - start.z);
}

/** The stretches of the ramp with a rail on its inner side: it is open where one steps onto a deck. */
export const railed = way
  .reduce<Station[][]>(
    (runs, station) => {
      const isOpen = decks.some((z) => Math.abs(station.at[2] + slab - z) < 0.32);
      if (!isOpen) runs.at(-1)?.push(station);
      else if (runs.at(-1)?.length) runs.push([]);
      return runs;
    },
    [[]],
  )
  .filter((run) => run.length > 1);

/** Metres in plan from the beginning of the ramp to each of its stations. */
export const walked = way.reduce<number[]>((runs, { at: [x, y] }, i) => {
  const before = way[i - 1];
  runs.push(before ? (runs.at(-1) ?? 0) + distance([x, y], [before.at[0], before.at[1]]) : 0);
  return runs;
}, []);

/** Metres in plan to where the ramp has made this share of its height. */
export function walkedTo(share: number): number {
  const i = Math.min(Math.floor(share * (way.length - 1)), way.length - 2);
  const [a = 0, b = 0] = walked.slice(i, i + 2);
  return a + (b - a) * (share * (way.length - 1) - i);
}

/** The share of the ramp's height at a height of its surface. */
export function shareAt(z: number): number {
  return (z - start.z) / (end - start.z);
}

/** From the square to the first deck and from deck to deck: where it lies on the unrolled ramp, and its slope in per cent. */
export const stretches = decks.map((z, i) => {
  const below = decks[i - 1] ?? plaza;
  const [from, to] = [walkedTo(shareAt(below)), walkedTo(shareAt(z))];
  return { from, to, z0: below, z1: z, slope: (100 * (z - below)) / (to - from) };
});

export function lengthOf(path: readonly Station[]): number {
  return path.reduce((sum, { at: [x, y, z] }, i) => {
    const before = path[i - 1];
    return sum + (before ? Math.hypot(x - before.at[0], y - before.at[1], z - before.at[2]) : 0);
  }, 0);
}

export function river(x: number): number {
  return -118 + 16 * Math.sin(x / 95 + 0.6);
}
