import { z } from 'zod';
import { fields, text } from '@portfolio/content/source/fields/fields';
import { studyFile } from '@portfolio/content/studies/study-files';
import { studyReader } from '@portfolio/content/studies/study-reader';
import { english as instrument } from '@portfolio/study/study-texts';
import { english } from './texts';
import type { Phrase } from './algorithm/performance';

const degrees = (hint: string) => z.number({ error: hint }).min(-720, { error: hint }).max(720, { error: hint });
const tiltHint = 'three angles in degrees: leaned to the right of the picture, bent forward, turned to the right';
const tilt = z.tuple([degrees(tiltHint), degrees(tiltHint), degrees(tiltHint)], { error: tiltHint });
const limbHint =
  'three bones, each as two angles in degrees: in the picture from straight down to the right, and towards the viewer';
const aim = z.tuple([degrees(limbHint), degrees(limbHint)], { error: limbHint });
const limb = z.tuple([aim, aim, aim], { error: limbHint });
const liftHint = 'metres between the lower foot and the floor, 0 to 3';
const secondsHint = 'the seconds that all poses take together, 2 to 10';

const pose = fields(
  {
    name: text('what the pose is called').optional(),
    pelvis: tilt,
    chest: tilt,
    head: tilt,
    rightArm: limb,
    leftArm: limb,
    rightLeg: limb,
    leftLeg: limb,
    lift: z.number({ error: liftHint }).min(0, { error: liftHint }).max(3, { error: liftHint }).default(0),
  },
  'a pose with pelvis, chest, head, rightArm, leftArm, rightLeg and leftLeg',
);
const posesHint = 'a list of at least three poses';
const phrase = fields(
  {
    seconds: z.number({ error: secondsHint }).min(2, { error: secondsHint }).max(10, { error: secondsHint }),
    poses: z.array(pose, { error: posesHint }).min(3, { error: posesHint }),
  },
  'a recording with seconds and poses',
);

/** Recorded poses of a teacher, equally far apart in time. */
export const dance = studyReader({
  texts: { dance: english, instrument },
  fields: { poses: studyFile('json') },
  read({ poses }, files): Phrase {
    const recording = files.json(poses, 'poses', phrase, 'the recording');
    return { ...recording, poses: recording.poses.map(({ name: _, ...rest }) => rest) };
  },
});
