import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentOf } from '#figures/content-modules';
import type { Pose } from '#dance/algorithm/skeleton';

const recorded = readFileSync(join(contentOf('DanceForYou'), 'phrase.json'), 'utf8');

/** One phrase of dance as keyframes, equally far apart in time: from the entrance to the bow. */
export const phrase = (JSON.parse(recorded) as { poses: readonly Pose[] }).poses;
