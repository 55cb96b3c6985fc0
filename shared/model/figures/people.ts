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

export const variantsOfPerson = poses.length;

/** A walking or standing figure, 1.75 m high, looking east, its feet at the origin. */
export function personShape(variant: number): Solid[] {
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

/** Wider than deep, from the hem to the neck. */
function coat({ lean, hem }: Pose): Solid {
  const belts = [
    [hem, 0.12, 0.165, lean],
    [1.05, 0.105, 0.14, lean * 1.3],
    [1.3, 0.12, 0.185, lean * 1.6],
    [1.45, 0.095, 0.165, lean * 1.9],
    [1.5, 0.05, 0.06, lean * 2],
  ] as const;
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
