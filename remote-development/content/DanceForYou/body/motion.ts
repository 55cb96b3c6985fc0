import { poseBetween } from '#dance/motion';
import type { Pose } from '#dance/skeleton';
import { phrase } from './phrase';

/** The pose at a share of the phrase, 0 to 1, or of other keyframes. */
export function poseAt(share: number, keyframes: readonly Pose[] = phrase): Pose {
  return poseBetween(keyframes, share);
}
