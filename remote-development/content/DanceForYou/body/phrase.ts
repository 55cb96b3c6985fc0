import type { LimbPose, Pose } from './skeleton';

const flatRight = [-72, 29] as const;
const flatLeft = [72, 29] as const;

function limb(a: number, b: number, c: number, d: number, e: number, f: number): LimbPose {
  return [
    [a, b],
    [c, d],
    [e, f],
  ];
}

/** One phrase of dance as keyframes, equally far apart in time: from the entrance to the bow. */
export const phrase: readonly Pose[] = [
  // The entrance.
  {
    pelvis: [0, -2, 52],
    chest: [2, -8, 46],
    head: [0, -8, 58],
    rightArm: limb(-22, -6, -6, 8, 8, 10),
    leftArm: limb(14, 18, 30, 30, 40, 18),
    rightLeg: limb(-25, -8, -30, -12, -40, -4),
    leftLeg: limb(5, 2, 1, -2, 62, 44),
    lift: 0,
  },
  // A bend before the step.
  {
    pelvis: [2, 4, 10],
    chest: [8, 8, 16],
    head: [10, 12, 24],
    rightArm: limb(-34, 34, 44, 42, 66, 20),
    leftArm: limb(66, 18, 58, 40, 50, 26),
    rightLeg: limb(-40, 30, 8, -16, ...flatRight),
    leftLeg: limb(40, 30, -8, -16, ...flatLeft),
    lift: 0,
  },
  // A step to the side.
  {
    pelvis: [6, 0, 10],
    chest: [-6, -6, -6],
    head: [-16, -6, -24],
    rightArm: limb(-84, 8, -96, 20, -88, 10),
    leftArm: limb(94, 8, 110, 20, 104, 8),
    rightLeg: limb(-28, 4, -28, 2, -33, 8),
    leftLeg: limb(7, 4, 2, -2, ...flatLeft),
    lift: 0,
  },
  // Up on one foot, arms in a ring.
  {
    pelvis: [0, 0, 0],
    chest: [0, -6, 4],
    head: [6, -8, 20],
    rightArm: limb(-140, 12, -200, 22, -226, 8),
    leftArm: limb(140, 12, 200, 22, 226, 8),
    rightLeg: limb(-70, 32, 56, -6, 62, 2),
    leftLeg: limb(3, 0, 2, 0, 24, 34),
    lift: 0,
  },
  // The leg unfolds to the side.
  {
    pelvis: [-12, 0, 0],
    chest: [-18, -4, 0],
    head: [-4, -6, 22],
    rightArm: limb(-140, 10, -166, 18, -182, 8),
    leftArm: limb(106, 6, 98, 18, 90, 10),
    rightLeg: limb(-2, 0, -1, 0, ...flatRight),
    leftLeg: limb(82, 22, 86, 18, 94, 14),
    lift: 0,
  },
  // A lunge under the arm.
  {
    pelvis: [8, 4, 20],
    chest: [26, 4, 14],
    head: [38, 6, 30],
    rightArm: limb(168, 10, 122, 20, 104, 14),
    leftArm: limb(30, 26, -34, 40, -52, 16),
    rightLeg: limb(-46, -6, -44, -8, -66, 24),
    leftLeg: limb(60, 24, 0, -16, ...flatLeft),
    lift: 0,
  },
  // The leap.
  {
    pelvis: [2, -2, 40],
    chest: [-2, -8, 24],
    head: [-8, -12, 30],
    rightArm: limb(-120, 4, -130, 10, -122, 4),
    leftArm: limb(112, 10, 104, 16, 98, 10),
    rightLeg: limb(-78, -16, -86, -18, -94, -14),
    leftLeg: limb(84, 22, 88, 18, 96, 14),
    lift: 0.7,
  },
  // The landing.
  {
    pelvis: [4, 14, 30],
    chest: [20, 24, 36],
    head: [26, 26, 40],
    rightArm: limb(-76, -14, -92, -6, -80, 0),
    leftArm: limb(64, 30, 96, 34, 88, 20),
    rightLeg: limb(-34, -10, -86, -20, -96, -10),
    leftLeg: limb(36, 34, -20, -22, ...flatLeft),
    lift: 0,
  },
  // A reach back.
  {
    pelvis: [0, 0, -20],
    chest: [-22, 2, -30],
    head: [-36, 4, -40],
    rightArm: limb(-46, 20, 18, 44, 34, 20),
    leftArm: limb(-166, 6, -122, 22, -104, 14),
    rightLeg: limb(-18, 24, 8, -20, ...flatRight),
    leftLeg: limb(36, 4, 35, 0, 41, 10),
    lift: 0,
  },
  // The arabesque.
  {
    pelvis: [16, 0, 74],
    chest: [10, -6, 66],
    head: [2, -8, 70],
    rightArm: limb(-104, 24, -98, 30, -92, 20),
    leftArm: limb(116, 4, 104, 8, 96, 4),
    rightLeg: limb(-86, -12, -92, -10, -100, -8),
    leftLeg: limb(3, 0, 1, 0, 74, 10),
    lift: 0,
  },
  // The turn.
  {
    pelvis: [0, 0, 172],
    chest: [0, -4, 160],
    head: [4, -4, 120],
    rightArm: limb(58, -20, -16, -58, -40, -20),
    leftArm: limb(-58, -20, 16, -58, 40, -20),
    rightLeg: limb(74, -26, -52, 4, -58, 0),
    leftLeg: limb(-3, 0, -2, 0, -20, -30),
    lift: 0,
  },
  // Open again.
  {
    pelvis: [-4, 0, 378],
    chest: [6, -6, 368],
    head: [14, -10, 352],
    rightArm: limb(-62, 16, -76, 26, -70, 12),
    leftArm: limb(150, 6, 164, 18, 156, 4),
    rightLeg: limb(-4, 0, -3, -2, ...flatRight),
    leftLeg: limb(28, 10, 27, 6, 34, 12),
    lift: 0,
  },
  // The bow.
  {
    pelvis: [0, 14, 336],
    chest: [-8, 26, 338],
    head: [-12, 40, 344],
    rightArm: limb(-58, 10, -66, 26, -60, 14),
    leftArm: limb(40, 12, 30, 34, 20, 20),
    rightLeg: limb(-24, 34, 4, -26, ...flatRight),
    leftLeg: limb(-10, -14, 50, -34, 60, -14),
    lift: 0,
  },
];
