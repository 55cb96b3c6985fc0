import { add, cross, dot, normalize, scale, subtract, type Point3 } from '@portfolio/model/geometry/points';
import { partBetween, type Chain, type Part, type Station } from './part';

/** Four fingers: where they leave the palm (forward, across), how far they reach, how far they drop; metres. */
const fingers: readonly (readonly [from: number, across: number, reach: number, drop: number])[] = [
  [0.074, 0.0235, 0.07, -0.002],
  [0.078, 0.008, 0.08, 0.012],
  [0.076, -0.0075, 0.075, 0.014],
  [0.069, -0.0225, 0.058, 0.004],
];

/** A palm with four fingers, the middle two a little lower, and a thumb: the hand of somebody who was taught to hold it. */
export function hand(wrist: Point3, tip: Point3, front: Point3, chain: Chain, segment: number): Part[] {
  const out = normalize(subtract(tip, wrist));
  const palm = normalize(subtract(front, scale(out, dot(front, out))));
  const across = cross(palm, out);
  const at = (forward: number, side: number, down: number): Point3 =>
    add(wrist, add(scale(out, forward), add(scale(across, side), scale(palm, down))));
  const base = { chain, segment, cloth: 'skin', front: palm } as const;
  const stem = partBetween(at(-0.005, 0, 0), at(0.076, 0, 0.002), {
    ...base,
    stations: [
      [0, 0.021, 0.016],
      [0.5, 0.03, 0.015],
      [1, 0.032, 0.01],
    ],
    caps: [1, 0.4],
    melt: 0.01,
    along: 0.535,
  });
  const fingertips = fingers.map(([from, side, reach, drop]) =>
    partBetween(at(from, side, 0), at(from + reach, side * 1.12, drop), {
      ...base,
      stations: finger,
      melt: 0.003,
      along: 0.61,
    }),
  );
  const thumb = partBetween(at(0.018, 0.02, 0.006), at(0.072, 0.05, 0.02), {
    ...base,
    stations: thumbShape,
    melt: 0.012,
    along: 0.56,
  });
  return [stem, ...fingertips, thumb];
}

const finger: readonly Station[] = [
  [0, 0.0088, 0.009],
  [0.6, 0.0078, 0.0075],
  [1, 0.0055, 0.005],
];
const thumbShape: readonly Station[] = [
  [0, 0.014, 0.013],
  [0.6, 0.01, 0.01],
  [1, 0.0065, 0.0065],
];
