import { normalize, type Point3 } from '@portfolio/model/geometry/points';
import { direction, type Aim, type LimbPose, type Pose, type Tilt } from './skeleton';

/** The pose at a share of a phrase (0 to 1), between its keyframes on smooth curves (Catmull and Rom). */
export function poseBetween(keyframes: readonly Pose[], share: number): Pose {
  const last = keyframes.length - 1;
  const frame = (index: number) => keyframes[Math.min(Math.max(index, 0), last)] as Pose;
  const at = Math.min(Math.max(share, 0), 1) * last;
  const i = Math.min(Math.floor(at), last - 1);
  const [a, b, c, d] = [frame(i - 1), frame(i), frame(i + 1), frame(i + 2)];
  const blend = (pick: (pose: Pose) => number) => between(pick(a), pick(b), pick(c), pick(d), at - i);
  const tilt = (pick: (pose: Pose) => Tilt): Tilt => [
    blend((p) => pick(p)[0]),
    blend((p) => pick(p)[1]),
    blend((p) => pick(p)[2]),
  ];
  const aim = (pick: (pose: Pose) => Aim): Aim => {
    const [from, to, before, after] = [direction(pick(b)), direction(pick(c)), direction(pick(a)), direction(pick(d))];
    const part = (axis: 0 | 1 | 2) => between(before[axis], from[axis], to[axis], after[axis], at - i);
    return aimOf(normalize([part(0), part(1), part(2)]));
  };
  const limb = (pick: (pose: Pose) => LimbPose): LimbPose => [
    aim((p) => pick(p)[0]),
    aim((p) => pick(p)[1]),
    aim((p) => pick(p)[2]),
  ];
  return {
    pelvis: tilt((p) => p.pelvis),
    chest: tilt((p) => p.chest),
    head: tilt((p) => p.head),
    rightArm: limb((p) => p.rightArm),
    leftArm: limb((p) => p.leftArm),
    rightLeg: limb((p) => p.rightLeg),
    leftLeg: limb((p) => p.leftLeg),
    lift: Math.max(
      0,
      blend((p) => p.lift),
    ),
  };
}

function between(a: number, b: number, c: number, d: number, f: number): number {
  return b + 0.5 * f * (c - a + f * (2 * a - 5 * b + 4 * c - d + f * (3 * (b - c) + d - a)));
}

/** The angles of a direction: the inverse of `direction`. */
function aimOf([x, y, z]: Point3): Aim {
  const degrees = 180 / Math.PI;
  return [Math.atan2(x, -z) * degrees, Math.asin(Math.max(-1, Math.min(1, -y))) * degrees];
}
