import { add, scale, type Point3 } from '@portfolio/model/geometry/points';
import type { Skeleton } from '#dance/algorithm/skeleton';

/** The seventeen joints of pose recognition: five of the head, twelve of the body. */
export function keypointsOf({ head, frames, rightArm, leftArm, rightLeg, leftLeg }: Skeleton) {
  const { left, front, up } = frames.head;
  const onHead = (side: number, forward: number, high: number): Point3 =>
    add(head, add(scale(left, side), add(scale(front, forward), scale(up, high))));
  return {
    nose: onHead(0, 0.1, -0.03),
    rightEye: onHead(-0.03, 0.07, 0.012),
    leftEye: onHead(0.03, 0.07, 0.012),
    rightEar: onHead(-0.07, -0.008, -0.005),
    leftEar: onHead(0.07, -0.008, -0.005),
    rightShoulder: rightArm.root,
    leftShoulder: leftArm.root,
    rightElbow: rightArm.middle,
    leftElbow: leftArm.middle,
    rightWrist: rightArm.end,
    leftWrist: leftArm.end,
    rightHip: rightLeg.root,
    leftHip: leftLeg.root,
    rightKnee: rightLeg.middle,
    leftKnee: leftLeg.middle,
    rightAnkle: rightLeg.end,
    leftAnkle: leftLeg.end,
  };
}

export type Joint = keyof ReturnType<typeof keypointsOf>;

export const jointNames: readonly Joint[] = [
  ...(['nose', 'rightEye', 'leftEye', 'rightEar', 'leftEar'] as const),
  ...(['rightShoulder', 'leftShoulder', 'rightElbow', 'leftElbow', 'rightWrist', 'leftWrist'] as const),
  ...(['rightHip', 'leftHip', 'rightKnee', 'leftKnee', 'rightAnkle', 'leftAnkle'] as const),
];

/** Which joints a line joins. */
export const bones: readonly (readonly [Joint, Joint])[] = [
  ['rightEar', 'rightEye'],
  ['rightEye', 'nose'],
  ['nose', 'leftEye'],
  ['leftEye', 'leftEar'],
  ['rightShoulder', 'leftShoulder'],
  ['rightHip', 'leftHip'],
  ['rightShoulder', 'rightHip'],
  ['leftShoulder', 'leftHip'],
  ['rightShoulder', 'rightElbow'],
  ['rightElbow', 'rightWrist'],
  ['leftShoulder', 'leftElbow'],
  ['leftElbow', 'leftWrist'],
  ['rightHip', 'rightKnee'],
  ['rightKnee', 'rightAnkle'],
  ['leftHip', 'leftKnee'],
  ['leftKnee', 'leftAnkle'],
];
