import type { Point3 } from '../geometry/points';
import { radians } from '../geometry/points';
import { tube } from '../geometry/rings';
import type { Solid } from '../geometry/solid';
import { sphere } from '../geometry/sphere';

type Pose = {
  /** Metres between the feet, forwards. */
  stride: number;
  arm: number;
  lean: number;
  /** Hem of the coat above the ground. */
  hem: number;
};

const poses: readonly Pose[] = [
  { stride: 0.34, arm: 0.25, lean: 0.05, hem: 0.84 },
  { stride: 0.05, arm: 0.05, lean: 0, hem: 0.62 },
  { stride: 0.5, arm: 0.35, lean: 0.08, hem: 0.84 },
  { stride: 0.15, arm: -0.1, lean: 0.02, hem: 0.62 },
];

/** Those who stand or walk; the variants behind them sit. */
export const variantsOfPerson = poses.length;

type Seat = {
  /** Metres from the hips to the shoulders, forwards. */
  lean: number;
  /** Height of the seat above the feet. */
  high: number;
  /** Of the hands: forwards from the hips, and above the seat. */
  hands: readonly [ahead: number, up: number];
  /** Metres from knee to knee. */
  apart: number;
  /** Metres of the feet before the knees. */
  feet: number;
};

const seats: readonly Seat[] = [
  { lean: 0.3, high: 0.44, hands: [0.5, 0.26], apart: 0.26, feet: 0.02 },
  { lean: 0.04, high: 0.44, hands: [0.34, 0.2], apart: 0.15, feet: 0.06 },
  { lean: -0.2, high: 0.44, hands: [-0.3, 0.05], apart: 0.2, feet: 0.14 },
];

export const variantsOfSitter = seats.length;

/** Where somebody who sits needs room and support, metres from the seat, looking east. */
export const sitting = { knee: 0.46, feet: 0.5, high: 0.44 };

export function sits(variant: number): boolean {
  return variant >= poses.length;
}

/**
 * A figure of somebody 1.75 m tall, looking east. Who walks or stands has the feet at the origin, who sits the middle of
 * the seat.
 */
export function personShape(variant: number): Solid[] {
  const seat = seats[variant - poses.length];
  if (seat) return [...sittingSide(seat, -1), ...sittingSide(seat, 1), sittingCoat(seat), ...sittingHead(seat)];
  const pose = poses[variant % poses.length];
  if (!pose) return [];
  return [...legAndArm(pose, -1), ...legAndArm(pose, 1), coat(pose), ...head(pose)];
}

function legAndArm({ stride, arm, lean }: Pose, side: -1 | 1): Solid[] {
  const hip: Point3 = [lean, side * 0.075, 0.9];
  const knee: Point3 = [lean + side * stride * 0.5 + 0.05, side * 0.075, 0.49];
  const ankle: Point3 = [side * stride - (side < 0 ? 0.06 : 0), side * 0.07, 0.07];
  const shoulder: Point3 = [lean * 1.8, side * 0.185, 1.42];
  const elbow: Point3 = [lean * 1.8 - side * arm * 0.45 - 0.03, side * 0.225, 1.14];
  const hand: Point3 = [lean * 1.8 - side * arm * 0.8 + 0.06, side * 0.21, 0.88];
  return [
    tube(hip, knee, 0.085, { endRadius: 0.062 }),
    tube(knee, ankle, 0.062, { endRadius: 0.042 }),
    tube([ankle[0] - 0.05, ankle[1], 0.04], [ankle[0] + 0.17, ankle[1], 0.03], 0.042, { endRadius: 0.03, sides: 6 }),
    tube(shoulder, elbow, 0.05, { endRadius: 0.042, sides: 7 }),
    tube(elbow, hand, 0.042, { endRadius: 0.032, sides: 7 }),
    sphere(shoulder, 0.055),
    sphere(knee, 0.063),
  ];
}

/** Leg and arm of somebody who sits. */
function sittingSide({ lean, high, hands, apart, feet }: Seat, side: -1 | 1): Solid[] {
  const hip: Point3 = [0, side * 0.09, 0.1];
  const knee: Point3 = [sitting.knee, (side * apart) / 2, 0.1];
  const ankle: Point3 = [sitting.knee + feet - 0.03, side * (apart / 2 + 0.01), 0.07 - high];
  const shoulder: Point3 = [lean, side * 0.185, 0.54];
  const hand: Point3 = [hands[0], side * (hands[0] < 0 ? 0.24 : 0.1), hands[1]];
  const bent = hands[0] < 0 ? 0 : 0.14;
  const elbow: Point3 = [
    (shoulder[0] + hand[0]) / 2 - bent * 0.6,
    side * 0.23,
    (shoulder[2] + hand[2]) / 2 - bent * 0.7,
  ];
  return [
    tube(hip, knee, 0.1, { endRadius: 0.066 }),
    tube(knee, ankle, 0.064, { endRadius: 0.042 }),
    tube([ankle[0] - 0.05, ankle[1], 0.045 - high], [ankle[0] + 0.17, ankle[1], 0.033 - high], 0.042, {
      endRadius: 0.03,
      sides: 6,
    }),
    tube(shoulder, elbow, 0.05, { endRadius: 0.042, sides: 7 }),
    tube(elbow, hand, 0.042, { endRadius: 0.032, sides: 7 }),
    sphere(shoulder, 0.055),
    sphere(elbow, 0.043),
    sphere(knee, 0.067),
  ];
}

/** Wider than deep, from the seat to the neck. */
function sittingCoat({ lean }: Seat): Solid {
  return tailored([
    [0.005, 0.13, 0.165, -0.02],
    [0.16, 0.12, 0.165, lean * 0.2 - 0.02],
    [0.42, 0.12, 0.185, lean * 0.75],
    [0.57, 0.095, 0.165, lean * 1.03],
    [0.62, 0.05, 0.06, lean * 1.1],
  ]);
}

function sittingHead({ lean }: Seat): Solid[] {
  return [
    tube([lean * 1.08, 0, 0.59], [lean * 1.2 + 0.01, 0, 0.72], 0.045, { sides: 7 }),
    sphere([lean * 1.25 + 0.03, 0, 0.78], 0.095, 2, 1.2),
  ];
}

/** Wider than deep, from the hem to the neck. */
function coat({ lean, hem }: Pose): Solid {
  return tailored([
    [hem, 0.12, 0.165, lean],
    [1.05, 0.105, 0.14, lean * 1.3],
    [1.3, 0.12, 0.185, lean * 1.6],
    [1.45, 0.095, 0.165, lean * 1.9],
    [1.5, 0.05, 0.06, lean * 2],
  ]);
}

/** A body of belts, from the lowest to the highest. */
function tailored(belts: readonly (readonly [z: number, deep: number, wide: number, x: number])[]): Solid {
  const n = 12;
  const vertices = belts.flatMap(([z, deep, wide, x]) =>
    Array.from({ length: n }, (_, i): Point3 => {
      const a = radians((360 * i) / n);
      return [x + deep * Math.cos(a), wide * Math.sin(a), z];
    }),
  );
  const faces: number[][] = [];
  for (let belt = 0; belt < belts.length - 1; belt++) {
    for (let i = 0; i < n; i++) {
      const [a, b] = [belt * n + i, belt * n + ((i + 1) % n)];
      faces.push([a, b, b + n, a + n]);
    }
  }
  const top = (belts.length - 1) * n;
  faces.push(
    Array.from({ length: n }, (_, i) => top + i),
    Array.from({ length: n }, (_, i) => n - 1 - i),
  );
  return { vertices, faces, smooth: true };
}

function head({ lean }: Pose): Solid[] {
  return [
    tube([lean * 2, 0, 1.47], [lean * 2.2, 0, 1.6], 0.045, { sides: 7 }),
    sphere([lean * 2.3 + 0.015, 0, 1.66], 0.095, 2, 1.2),
  ];
}
