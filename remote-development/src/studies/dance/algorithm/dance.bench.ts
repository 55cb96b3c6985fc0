import { differenceOf } from './angles';
import { anglesOf } from './comparison';
import { teacherPose } from './performance';
import type { Slope } from './step-pattern';
import { phrase } from './testing/phrase';
import { costMatrix, warp } from './warping';

const baseSize = 116;

/** A teacher and a learner of as many frames, the phrase danced again and again. */
const recording = (frames: number) =>
  Array.from({ length: frames }, (_, frame) =>
    anglesOf(teacherPose(phrase, ((frame * phrase.seconds) / baseSize) % phrase.seconds)),
  );

export const cases = [
  {
    name: 'dance: costs of all pairs of frames',
    unit: 'frames',
    baseSize,
    prepare: (size: number) => {
      const angles = recording(size);
      return () => costMatrix(angles, angles, differenceOf);
    },
  },
  ...(['P0', 'P0.5', 'P1', 'P2'] as const satisfies readonly Slope[]).map((slope) => ({
    name: `dance: warping, slope constraint ${slope}`,
    unit: 'frames',
    baseSize,
    prepare: (size: number) => {
      const angles = recording(size);
      const costs = costMatrix(angles, angles, differenceOf);
      return () => warp(costs, { slope });
    },
  })),
];
