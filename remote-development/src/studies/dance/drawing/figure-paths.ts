import type { Point3 } from '@portfolio/model/geometry/points';
import type { Limb, Skeleton } from '../algorithm/skeleton';

/** A figure seen from the front as paths; centimetres, x to the right, y down, the floor at 0. */
export type FigurePaths = {
  /** Arms, legs and neck, to be stroked thickly. */
  limbs: string;
  /** From shoulder to shoulder and hip to hip, to be filled too. */
  trunk: string;
  bones: string;
  head: { x: number; y: number };
};

export function figurePaths({
  neck,
  head,
  waist,
  pelvis,
  rightArm,
  leftArm,
  rightLeg,
  leftLeg,
}: Skeleton): FigurePaths {
  const limbs = [rightArm, leftArm, rightLeg, leftLeg].map(({ root, middle, end, tip }) => [root, middle, end, tip]);
  const trunk = [rightArm.root, leftArm.root, leftLeg.root, rightLeg.root];
  return {
    limbs: [...limbs, [neck, head]].map(line).join(''),
    trunk: `${line(trunk)}Z`,
    bones: [...limbs, [rightArm.root, leftArm.root], [neck, waist, pelvis], [rightLeg.root, leftLeg.root]]
      .map(line)
      .join(''),
    head: { x: across(head), y: up(head) },
  };
}

/** The joints in the order of the twelve compared angles: where each of them is measured. */
export function angleJoints({ rightArm, leftArm, rightLeg, leftLeg }: Skeleton): { x: number; y: number }[] {
  const middle = (limb: Limb) => limb.middle;
  const root = (limb: Limb) => limb.root;
  return [
    ...[rightArm, leftArm, rightLeg, leftLeg].map(middle),
    ...[rightArm, leftArm, rightArm, leftArm, rightLeg, leftLeg, rightLeg, leftLeg].map(root),
  ].map((point) => ({ x: across(point), y: up(point) }));
}

function line(points: readonly Point3[]): string {
  return `M${points.map((point) => `${across(point)} ${up(point)}`).join('L')}`;
}

const across = ([x]: Point3) => Math.round(x * 1000) / 10;
const up = ([, , z]: Point3) => -Math.round(z * 1000) / 10;
