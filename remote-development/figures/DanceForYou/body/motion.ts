import { poseBetween } from '#dance/algorithm/motion';
import type { Pose } from '#dance/algorithm/skeleton';
import { phrase } from './phrase';

/** The pose at a share of the phrase, 0 to 1, or of other keyframes. */
export function poseAt(share: number, keyframes: readonly Pose[] = phrase): Pose {
  return poseBetween(keyframes, share);
}
