import { fill } from '@portfolio/study/translated';
import type { FourRuns } from '../algorithm/four-runs';
import { methods } from '../algorithm/methods';
import { percent, texts } from '../texts';

const { questions: questionTexts } = texts;

type PackingQuestion = {
  ask: string;
  set: { order?: string; turns?: boolean; share?: number };
  /** Made of what is shown, and of the same rooms as they are usually packed. */
  answer: (shown: FourRuns, usual: FourRuns) => string;
};

/** Questions with the settings that show their answer. Rooms that are counted have no share. */
export function questionsFor(isCounted: boolean): readonly PackingQuestion[] {
  const questions: PackingQuestion[] = [
    {
      ask: questionTexts.hallFirst.ask,
      set: { order: 'largest' },
      answer: fillWithFigures(questionTexts.hallFirst.answer),
    },
    { ask: questionTexts.stiff.ask, set: { turns: false }, answer: fillWithFigures(questionTexts.stiff.answer) },
  ];
  return isCounted
    ? questions
    : [
        ...questions,
        { ask: questionTexts.crowded.ask, set: { share: 110 }, answer: fillWithFigures(questionTexts.crowded.answer) },
      ];
}

/** Fills a text with the figures of both: what the best method covers, and how many rooms all four leave out. */
function fillWithFigures(text: string) {
  return (shown: FourRuns, usual: FourRuns) => {
    const [now, before] = [figuresOf(shown), figuresOf(usual)];
    return fill<string>(text, {
      ...now,
      before: before.best,
      beforeCovered: before.covered,
      beforeLeft: before.left,
    });
  };
}

function figuresOf({ runs, rooms }: FourRuns) {
  const [first = 'maxrects'] = methods.toSorted((a, b) => runs[b].occupancy - runs[a].occupancy);
  return {
    best: texts.methods[first],
    covered: percent(runs[first].occupancy),
    bestLeft: runs[first].left.length,
    rooms: rooms.length,
    left: methods.reduce((sum, method) => sum + runs[method].left.length, 0),
  };
}
