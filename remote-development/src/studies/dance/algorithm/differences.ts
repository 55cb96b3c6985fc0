import { anglesOf } from './comparison';
import type { Pair } from './path-position';
import { frameRate, learnerPose, teacherPose, type Manner, type Phrase } from './performance';

/** How far each of the twelve angles differs at a pair of frames, in degrees, and which differs most. */
export function differencesAt({ phrase, manner }: { phrase: Phrase; manner: Manner }, { first, second }: Pair) {
  const learner = anglesOf(learnerPose(phrase, manner, second / frameRate));
  const differences = anglesOf(teacherPose(phrase, first / frameRate)).map((angle, i) =>
    Math.abs(angle - (learner[i] ?? angle)),
  );
  const degrees = Math.max(...differences);
  return { differences, degrees, index: differences.indexOf(degrees) };
}
