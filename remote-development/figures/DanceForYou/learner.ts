import { poseAt } from './body/motion';
import type { Aim, LimbPose, Pose } from '#dance/algorithm/skeleton';

/** Where the learner is in the teacher's phrase at a share of the own time: waits, hurries, waits for the end. */
const pace: readonly (readonly [own: number, teacher: number])[] = [
  [0, 0],
  [0.13, 0.17],
  [0.24, 0.25],
  [0.36, 0.262],
  [0.48, 0.37],
  [0.56, 0.53],
  [0.65, 0.74],
  [0.79, 0.82],
  [0.9, 0.96],
  [1, 1],
];

export function placeOfLearner(own: number): number {
  const after = Math.max(
    1,
    pace.findIndex(([time]) => time >= own),
  );
  const [a, b] = [pace[after - 1] ?? [0, 0], pace[after] ?? [1, 1]];
  return a[1] + ((b[1] - a[1]) * (own - a[0])) / (b[0] - a[0]);
}

/** The learner's pose at a share of the own time: legs less high, arms a little late in the wrist, never quite steady. */
export function learnerPose(own: number): Pose {
  const pose = poseAt(placeOfLearner(own));
  const sway = (phase: number) => 4 * Math.sin(own * 31 + phase) + 2 * Math.sin(own * 57 + 2 * phase);
  const change = ([across, forward]: Aim, share: number, phase: number): Aim => [
    across * share + sway(phase),
    forward + sway(phase + 1),
  ];
  const limb = ([a, b, c]: LimbPose, share: number, phase: number): LimbPose => [
    change(a, share, phase),
    change(b, share, phase + 2),
    change(c, share, phase + 3),
  ];
  return {
    ...pose,
    chest: [pose.chest[0] * 0.8 + sway(5), pose.chest[1], pose.chest[2]],
    rightArm: limb(pose.rightArm, 0.97, 0),
    leftArm: limb(pose.leftArm, 0.95, 1),
    rightLeg: limb(pose.rightLeg, 0.92, 3),
    leftLeg: limb(pose.leftLeg, 0.92, 4),
    lift: pose.lift * 0.7,
  };
}
