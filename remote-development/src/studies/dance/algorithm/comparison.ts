import { differenceOf, jointAngles } from './angles';
import { skeletonOf, type Pose } from './skeleton';
import { frameTimes, learnerPose, learnerSeconds, teacherPose, type Manner, type Phrase } from './performance';
import { byTheClock, scoreOf } from './score';
import { costMatrix, warp, type Matrix, type Warping, type WarpingOptions } from './warping';

/** Two dancers compared: the teacher's frames run down the matrix, the learner's across. */
export type Comparison = {
  costs: Matrix;
  /** Missing where the slope and the window leave no way through. */
  warped?: Warping;
  clock: Warping;
  /** 0 to 100. */
  scores: { warped?: number; clock: number };
};

/** The twelve joint angles of a pose, in degrees. */
export function anglesOf(pose: Pose): number[] {
  return jointAngles(skeletonOf(pose));
}

/** What is compared: how the learner dances, and which ways through the matrix there are. */
export type Question = { manner: Manner; options: WarpingOptions };

/** Records both dancers and compares them, in steps of a pose. */
export function comparing(phrase: Phrase) {
  return function* ({ manner, options }: Question): Generator<undefined, Comparison> {
    const teacher = teachers.get(phrase) ?? (yield* record(phrase.seconds, (time) => teacherPose(phrase, time)));
    teachers.set(phrase, teacher);
    const learner = yield* record(learnerSeconds(phrase, manner), (time) => learnerPose(phrase, manner, time));
    const costs = costMatrix(teacher, learner, differenceOf);
    yield;
    const [warped, clock] = [warp(costs, options), byTheClock(costs)];
    return {
      costs,
      clock,
      ...(warped && { warped }),
      scores: { clock: scoreOf(clock.distance), ...(warped && { warped: scoreOf(warped.distance) }) },
    };
  };
}

function* record(seconds: number, poseAt: (time: number) => Pose): Generator<undefined, number[][]> {
  const angles: number[][] = [];
  for (const time of frameTimes(seconds)) {
    angles.push(anglesOf(poseAt(time)));
    yield;
  }
  return angles;
}

/** The teacher's angles are the same in every comparison of a phrase. */
const teachers = new WeakMap<Phrase, number[][]>();
