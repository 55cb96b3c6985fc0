import { askedOf, type PreparedQuestion } from '@portfolio/study/prepared-questions';
import type { Values } from '@portfolio/study/settings';
import { densest } from '../algorithm/density';
import type { Score } from '../algorithm/score';
import { answers, texts } from '../texts';
import type { settingsFor } from './piano-settings';

type Settings = ReturnType<typeof settingsFor>;
type Question = PreparedQuestion<Settings> & { answer: (score: Score) => string };

export const questions: readonly Question[] = [
  {
    ask: texts.questions.left,
    set: { mode: 'wait', hands: 'left' },
    answer: ({ notes }) => answers.left(notes.filter(({ hand }) => hand === 'left').length, notes.length),
  },
  {
    ask: texts.questions.slow,
    set: { speed: 50 },
    answer: ({ notes, seconds }) => answers.slow(seconds / 0.5, seconds, densest(notes, 0.5), densest(notes, 1)),
  },
  {
    ask: texts.questions.together,
    set: { mode: 'play', hands: 'both' },
    answer: ({ notes, seconds }) => answers.together(notes.length, seconds, densest(notes, 1)),
  },
];

/** The question that is asked, with its answer out of the music that is played. */
export function questionOf(values: Values<Settings>, score: Score) {
  const asked = askedOf(questions, values);
  return { asked, answer: asked?.answer(score) };
}
