import { band, dipped, fired } from './glazes';
import type { Still } from './still';
import type { ProfilePoint, Vessel } from './vessel';

/** Profiles from foot to rim, in centimetres. */
const vase: readonly ProfilePoint[] = [
  [4.6, 0],
  [4.9, 0.5],
  [6.8, 5],
  [8.9, 11],
  [9.2, 16],
  [7.4, 21.5],
  [4.4, 25.5],
  [3, 29],
  [2.9, 32],
  [3.9, 34],
];
const middle: readonly ProfilePoint[] = [
  [3.9, 0],
  [4.2, 0.4],
  [6.6, 4],
  [7.7, 8.5],
  [6.9, 13],
  [4.4, 17],
  [2.9, 20],
  [2.9, 22.4],
  [3.8, 24],
];
const small: readonly ProfilePoint[] = [
  [3.2, 0],
  [3.5, 0.3],
  [5.4, 2.4],
  [5.8, 5],
  [4.7, 7.6],
  [3, 9.4],
  [2.7, 10.8],
  [3.5, 12],
];
const bowl: readonly ProfilePoint[] = [
  [3.5, 0],
  [3.5, 0.9],
  [5, 1.6],
  [8.2, 3.8],
  [10.2, 7],
  [10.9, 9.4],
];
const cup: readonly ProfilePoint[] = [
  [3.5, 0],
  [3.6, 0.6],
  [4.1, 2],
  [4.2, 5],
  [4.15, 8.4],
];
const carafe: readonly ProfilePoint[] = [
  [3.5, 0],
  [3.9, 0.6],
  [5.6, 3.5],
  [6.2, 8],
  [5.4, 13],
  [3.6, 17.5],
  [3, 21],
  [3.4, 24.5],
];
const jar: readonly ProfilePoint[] = [
  [7, 0],
  [7.4, 0.6],
  [10.8, 8],
  [13.2, 18],
  [13, 26],
  [10.2, 33],
  [8, 37],
  [8.4, 39.4],
  [9.2, 41],
];
const pot: readonly ProfilePoint[] = [
  [6, 0],
  [6.4, 0.5],
  [9.2, 6],
  [10.2, 12],
  [9, 18],
  [6.4, 22],
  [6.6, 24.6],
];
const crock: readonly ProfilePoint[] = [
  [5, 0],
  [5.4, 0.4],
  [7.6, 4.4],
  [8, 9],
  [6.8, 14],
  [5.6, 16.4],
  [6.2, 18],
];
const dish: readonly ProfilePoint[] = [
  [6, 0],
  [6.2, 0.7],
  [9, 1.4],
  [14, 3],
  [17, 5.2],
];

const made = (
  outline: readonly ProfilePoint[],
  x: number,
  z: number,
  surface: Vessel['surface'],
  wall = 0.5,
): Vessel => ({
  outline,
  at: [x, z],
  surface,
  wall,
});

const linen = { ground: [0.66, 0.62, 0.56], wall: [0.68, 0.64, 0.58] } as const;
const dusk = { ground: [0.3, 0.34, 0.42], wall: [0.34, 0.39, 0.48] } as const;
const sand = { ground: [0.56, 0.45, 0.34], wall: [0.6, 0.49, 0.38] } as const;
const clay = { ground: [0.4, 0.29, 0.23], wall: [0.46, 0.35, 0.28] } as const;

/** The photographs of the ceramics, by page and file. */
export const stills: Readonly<Record<string, Still>> = {
  'KOB/grupp': {
    ...linen,
    vessels: [
      made(vase, -8, 4, band(13.4, 18.6)),
      made(middle, 12, 0, band(4.2, 7.4)),
      made(small, 2.5, -13, band(3.2, 5.2)),
    ],
    rise: 11,
    across: 80,
    target: [1, 15.5, 0],
  },
  'KOB/hals': { ...dusk, vessels: [made(vase, 2, 0, band(17.6, 23))], rise: 16, across: 30, target: [0, 25.5, 0] },
  'KOB/liten': { ...linen, vessels: [made(small, 1, 0, band(1.7, 4))], rise: 14, across: 30, target: [0, 6.2, 0] },
  'FRU/bord': {
    ...sand,
    vessels: [
      made(carafe, -13, 8, dipped(4.6)),
      made(bowl, 6, 4, dipped(2.6)),
      made(cup, -5, -10, dipped(2.2, 'cobalt'), 0.6),
      made(cup, 21, -7, dipped(2.2), 0.6),
    ],
    rise: 22,
    across: 66,
    target: [2, 8, 0],
  },
  'FRU/skal': { ...sand, vessels: [made(bowl, 0, 0, dipped(3.4))], rise: 34, across: 34, target: [0, 4.4, 0] },
  'FRU/koppar': {
    ...dusk,
    vessels: [made(cup, -6.4, 2, dipped(2.2), 0.6), made(cup, 5.6, -2, dipped(2.2, 'cobalt'), 0.6)],
    rise: 24,
    across: 31,
    target: [0, 4, 0],
  },
  'BAC/krukor': {
    ...clay,
    vessels: [made(jar, -13, 6, fired(26), 0.8), made(pot, 14, 2, fired(15), 0.7), made(crock, 2, -17, fired(12), 0.7)],
    rise: 12,
    across: 82,
    target: [0, 18, 0],
  },
  'BAC/stor': { ...clay, vessels: [made(jar, 0, 0, fired(25), 0.8)], rise: 8, across: 64, target: [0, 20.5, 0] },
  'BAC/fat': { ...sand, vessels: [made(dish, 0, 0, fired(60), 0.7)], rise: 36, across: 50, target: [0, 2, 0] },
};
