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

/** Poses that are computed at a stretch: a few milliseconds on a slow telephone. */
const stretch = 12;

/**
 * Records both dancers and compares them.
 * @param rest awaited every few milliseconds of work, so that a page stays alive meanwhile
 */
export async function compare(
  phrase: Phrase,
  manner: Manner,
  options: WarpingOptions,
  rest: () => Promise<void> = async () => {},
): Promise<Comparison> {
  const record = async (seconds: number, poseAt: (time: number) => Pose) => {
    const angles: number[][] = [];
    for (const time of frameTimes(seconds)) {
      angles.push(anglesOf(poseAt(time)));
      if (angles.length % stretch === 0) await rest();
    }
    return angles;
  };
  const teacher = teachers.get(phrase) ?? (await record(phrase.seconds, (time) => teacherPose(phrase, time)));
  teachers.set(phrase, teacher);
  const learner = await record(learnerSeconds(phrase, manner), (time) => learnerPose(phrase, manner, time));
  const costs = costMatrix(teacher, learner, differenceOf);
  await rest();
  const [warped, clock] = [warp(costs, options), byTheClock(costs)];
  return {
    costs,
    clock,
    ...(warped && { warped }),
    scores: { clock: scoreOf(clock.distance), ...(warped && { warped: scoreOf(warped.distance) }) },
  };
}

/** The teacher's angles are the same in every comparison of a phrase. */
const teachers = new WeakMap<Phrase, number[][]>();
