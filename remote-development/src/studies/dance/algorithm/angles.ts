import { dot, normalize, subtract, type Point3 } from '@portfolio/model/geometry/points';
import type { Limb, Skeleton } from './skeleton';

/** The twelve angles that are compared, in degrees: elbows, knees, and the limbs against the trunk and against their girdle. */
export function jointAngles({ waist, neck, pelvis, rightArm, leftArm, rightLeg, leftLeg }: Skeleton): number[] {
  const bend = ({ root, middle, end }: Limb) => angleAt(middle, root, end);
  const shoulders = [angleAt(rightArm.root, neck, rightArm.middle), angleAt(leftArm.root, neck, leftArm.middle)];
  const arms = [angleAt(rightArm.root, waist, rightArm.middle), angleAt(leftArm.root, waist, leftArm.middle)];
  const hips = [
    angleAt(rightLeg.root, leftLeg.root, rightLeg.middle),
    angleAt(leftLeg.root, rightLeg.root, leftLeg.middle),
  ];
  const legs = [angleAt(pelvis, neck, rightLeg.middle), angleAt(pelvis, neck, leftLeg.middle)];
  return [bend(rightArm), bend(leftArm), bend(rightLeg), bend(leftLeg), ...shoulders, ...arms, ...hips, ...legs];
}

/** The angle at a joint between the ways to two others, in degrees. */
export function angleAt(joint: Point3, a: Point3, b: Point3): number {
  const cosine = dot(normalize(subtract(a, joint)), normalize(subtract(b, joint)));
  return (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI;
}

/** The mean difference of two bodies in degrees. */
export function differenceOf(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
  return sum / a.length;
}
