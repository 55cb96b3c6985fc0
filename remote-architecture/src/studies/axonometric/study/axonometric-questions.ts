import type { Massing } from '@portfolio/model/massing/massing';
import { askedOf, type PreparedQuestion } from '@portfolio/study/prepared-questions';
import type { Values } from '@portfolio/study/settings';
import { answers, texts } from '../texts';
import type { settingsFor } from './axonometric-settings';
import { eyeLevels } from './storey-row';

type Settings = ReturnType<typeof settingsFor>;
type Question = PreparedQuestion<Settings> & { answer: string };

/** Turn and tilt with north up, seen from above. */
export const plan = { turn: 180, tilt: 90 } as const;

/** What can be asked of a building; a building whose rooms all have heights of their own is asked for no storey. */
export function questionsFor({ figures, sun }: Massing): readonly Question[] {
  const [ground] = eyeLevels(figures);
  const sunTurn = Math.round(sun.azimuth) % 360;
  const sunTilt = Math.min(90, Math.max(10, Math.round(sun.altitude)));
  return [
    { ask: texts.questions.plot, set: { ...plan, cut: figures.cut[1] }, answer: answers.plot(figures) },
    { ask: texts.questions.sun, set: { turn: sunTurn, tilt: sunTilt }, answer: answers.sun(sunTurn, sunTilt) },
    ...(ground === undefined
      ? []
      : [{ ask: texts.questions.ground, set: { tilt: 60, cut: ground }, answer: answers.ground(figures, ground) }]),
  ];
}

/** The question that is asked; its answer is measured on the model. */
export function questionOf(questions: readonly Question[], values: Values<Settings>) {
  return askedOf(questions, values);
}
