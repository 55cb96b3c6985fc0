import { add, cross, dot, mix, normalize, scale, subtract, type Point3 } from '@portfolio/model/geometry/points';

/** A direction as angles in degrees: in the picture from straight down towards the right, then out of it towards the viewer. */
export type Aim = readonly [across: number, forward: number];

/** How a block of the body stands, in degrees: tilted to the right of the picture, bent forward, turned to the right. */
export type Tilt = readonly [lean: number, pitch: number, turn: number];

/** Upper, lower and last bone of an arm or a leg. */
export type LimbPose = readonly [Aim, Aim, Aim];

/** A pose as angles. Right and left are the dancer's own; at turn 0 the dancer faces the viewer. */
export type Pose = {
  pelvis: Tilt;
  chest: Tilt;
  head: Tilt;
  rightArm: LimbPose;
  leftArm: LimbPose;
  rightLeg: LimbPose;
  leftLeg: LimbPose;
  /** Metres between the lower foot and the floor. */
  lift: number;
};

/** Right-handed axes of a part: to the dancer's left, to the front, up. */
export type Frame = { left: Point3; front: Point3; up: Point3 };

export type Limb = { root: Point3; middle: Point3; end: Point3; tip: Point3 };

/** Joints in metres: x to the right of the picture, y away from the viewer, z up. */
export type Skeleton = {
  pelvis: Point3;
  waist: Point3;
  neck: Point3;
  head: Point3;
  frames: { pelvis: Frame; chest: Frame; head: Frame };
  rightArm: Limb;
  leftArm: Limb;
  rightLeg: Limb;
  leftLeg: Limb;
};

/** Lengths in metres of a dancer 1.70 tall; a head goes seven and a half times into the height. */
export const lengths = {
  pelvis: 0.15,
  chest: 0.345,
  neck: 0.155,
  shoulder: 0.158,
  hip: 0.086,
  arm: [0.285, 0.25, 0.17],
  leg: [0.445, 0.415, 0.19],
} as const;

const radians = Math.PI / 180;

/** The unit vector of an aim. */
export function direction([across, forward]: Aim): Point3 {
  const [a, f] = [across * radians, forward * radians];
  return [Math.sin(a) * Math.cos(f), -Math.sin(f), -Math.cos(a) * Math.cos(f)];
}

/** Axes of a tilted block: turned first, then bent forward the way it faces, then leaned in the picture. */
export function frameOf([lean, pitch, turn]: Tilt): Frame {
  const [l, p, t] = [lean * radians, pitch * radians, turn * radians];
  const forward: Point3 = [Math.sin(t), -Math.cos(t), 0];
  const bent: Point3 = [forward[0] * Math.sin(p), forward[1] * Math.sin(p), Math.cos(p)];
  const leaned = (v: Point3): Point3 => [
    v[0] * Math.cos(l) + v[2] * Math.sin(l),
    v[1],
    v[2] * Math.cos(l) - v[0] * Math.sin(l),
  ];
  const up = leaned(bent);
  const level = leaned(forward);
  const front = normalize(subtract(level, scale(up, dot(level, up))));
  return { up, front, left: cross(up, front) };
}

/** The joints of a pose, standing on the floor at x 0 under the pelvis. */
export function skeletonOf(pose: Pose): Skeleton {
  const frames = { pelvis: frameOf(pose.pelvis), chest: frameOf(pose.chest), head: frameOf(pose.head) };
  const pelvis: Point3 = [0, 0, 0];
  const waist = add(pelvis, scale(normalize(mix(frames.pelvis.up, frames.chest.up, 0.25)), lengths.pelvis));
  const neck = add(waist, scale(frames.chest.up, lengths.chest));
  const head = add(add(neck, scale(frames.head.up, lengths.neck)), scale(frames.head.front, 0.022));
  const shoulder = (side: number, arm: LimbPose): Point3 => {
    // A raised arm takes its shoulder along.
    const raised = Math.max(0, dot(direction(arm[0]), frames.chest.up));
    const from = add(neck, scale(frames.chest.up, -0.045 + 0.045 * raised));
    return add(from, scale(frames.chest.left, side * (lengths.shoulder - 0.02 * raised)));
  };
  const hip = (side: number) => add(pelvis, scale(frames.pelvis.left, side * lengths.hip));
  const skeleton: Skeleton = {
    pelvis,
    waist,
    neck,
    head,
    frames,
    rightArm: limb(shoulder(-1, pose.rightArm), pose.rightArm, lengths.arm),
    leftArm: limb(shoulder(1, pose.leftArm), pose.leftArm, lengths.arm),
    rightLeg: limb(hip(-1), pose.rightLeg, lengths.leg),
    leftLeg: limb(hip(1), pose.leftLeg, lengths.leg),
  };
  const lowest = Math.min(...[skeleton.rightLeg, skeleton.leftLeg].map(soleHeight));
  return moved(skeleton, [0, 0, pose.lift - lowest]);
}

/** The skeleton carried along by `by` metres. */
export function moved(skeleton: Skeleton, by: Point3): Skeleton {
  const carry = (p: Point3) => add(p, by);
  const carryLimb = ({ root, middle, end, tip }: Limb): Limb => ({
    root: carry(root),
    middle: carry(middle),
    end: carry(end),
    tip: carry(tip),
  });
  return {
    pelvis: carry(skeleton.pelvis),
    waist: carry(skeleton.waist),
    neck: carry(skeleton.neck),
    head: carry(skeleton.head),
    frames: skeleton.frames,
    rightArm: carryLimb(skeleton.rightArm),
    leftArm: carryLimb(skeleton.leftArm),
    rightLeg: carryLimb(skeleton.rightLeg),
    leftLeg: carryLimb(skeleton.leftLeg),
  };
}

function limb(root: Point3, aims: LimbPose, [upper, lower, last]: readonly [number, number, number]): Limb {
  const middle = add(root, scale(direction(aims[0]), upper));
  const end = add(middle, scale(direction(aims[1]), lower));
  return { root, middle, end, tip: add(end, scale(direction(aims[2]), last)) };
}

/** Where the sole touches: under the heel of a flat foot, under the toes of a pointed one. */
function soleHeight({ end, tip }: Limb): number {
  return Math.min(end[2] - 0.075, tip[2] - 0.02);
}
