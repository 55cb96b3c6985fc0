import type { Pose } from '#dance/algorithm/skeleton';
import recorded from '../phrase.json';

/** One phrase of dance as keyframes, equally far apart in time: from the entrance to the bow. */
export const phrase = recorded.poses as unknown as readonly Pose[];
