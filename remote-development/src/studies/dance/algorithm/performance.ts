import { poseBetween } from './motion';
import type { Aim, LimbPose, Pose } from './skeleton';

/** What a teacher dances: poses, equally far apart in time, and the seconds that they take together. */
export type Phrase = { seconds: number; poses: readonly Pose[] };

/** How a learner differs from the teacher. */
export type Manner = {
  /** Seconds after the teacher at which the learner begins; below 0 the learner begins too early. */
  delay: number;
  /** Share of the teacher's speed in percent. */
  tempo: number;
  /** How far a limb wanders from where it should be, in degrees (its standard deviation). */
  noise: number;
  seed: number;
};

/** Frames in a second that are compared. */
export const frameRate = 15;

/** The moments at which frames are taken, in seconds, the end included. */
export function frameTimes(seconds: number): number[] {
  return Array.from({ length: Math.max(2, Math.round(seconds * frameRate) + 1) }, (_, frame) => frame / frameRate);
}

export function teacherPose(phrase: Phrase, seconds: number): Pose {
  return poseBetween(phrase.poses, seconds / phrase.seconds);
}

/** Seconds until the learner has ended, too. */
export function learnerSeconds(phrase: Phrase, { delay, tempo }: Manner): number {
  return delay + (phrase.seconds * 100) / tempo;
}

export function learnerPose(phrase: Phrase, { delay, tempo, noise, seed }: Manner, seconds: number): Pose {
  const pose = teacherPose(phrase, (seconds - delay) * (tempo / 100));
  if (noise === 0) return pose;
  const wander = (channel: number) => noise * wandering(seed, channel, seconds);
  const aim = ([across, forward]: Aim, channel: number): Aim => [
    across + wander(channel),
    forward + wander(channel + 1),
  ];
  const limb = ([a, b, c]: LimbPose, channel: number): LimbPose => [
    aim(a, channel),
    aim(b, channel + 2),
    aim(c, channel + 4),
  ];
  return {
    ...pose,
    rightArm: limb(pose.rightArm, 0),
    leftArm: limb(pose.leftArm, 6),
    rightLeg: limb(pose.rightLeg, 12),
    leftLeg: limb(pose.leftLeg, 18),
  };
}

/** Turns of the noise in a second: a body sways, it does not tremble. */
const turns = 2.5;

/** A smooth random curve with the mean 0 and a standard deviation near 1. */
function wandering(seed: number, channel: number, seconds: number): number {
  const at = seconds * turns;
  const knot = Math.floor(at);
  const share = at - knot;
  const eased = share * share * (3 - 2 * share);
  const [a, b] = [uniform(seed, channel, knot), uniform(seed, channel, knot + 1)];
  // A uniform number between -1 and 1 has the deviation 1/√3; between two knots a little is lost.
  return (a + (b - a) * eased) * 2;
}

/** A number between -1 and 1 that depends on three integers alone. */
function uniform(seed: number, channel: number, knot: number): number {
  let hash = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(channel + 1, 0x85ebca6b) ^ Math.imul(knot + 1, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x7fffffff - 1;
}
