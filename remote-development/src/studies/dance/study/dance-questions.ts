import { askedOf, type PreparedQuestion } from '@portfolio/study/prepared-questions';
import type { Values } from '@portfolio/study/settings';
import type { Comparison } from '../algorithm/comparison';
import { answerOf, texts } from '../texts';
import type { danceSettings } from './dance-settings';

type Question = PreparedQuestion<typeof danceSettings>;

const faithful = { delay: 0, tempo: 100, noise: 0 };

/** Each changes one thing in a learner who otherwise dances as the teacher does. */
export const questions: readonly Question[] = [
  { ask: texts.questions.late, set: { ...faithful, delay: 1 } },
  { ask: texts.questions.slow, set: { ...faithful, tempo: 67 } },
  { ask: texts.questions.sways, set: { ...faithful, noise: 18 } },
];

/** The question that is asked, with its answer out of the comparison that belongs to it. */
export function questionOf(values: Values<typeof danceSettings>, comparison: Comparison | undefined) {
  const asked = askedOf(questions, values);
  return { asked, answer: asked && comparison && answerOf(comparison.scores) };
}
