import { useMemo } from 'react';
import { useComputed, type Computed } from '@portfolio/study/use-computed';
import type { Computation } from '@portfolio/study/computation';
import { comparing, type Comparison, type Question } from '../algorithm/comparison';
import { faultOf } from '../texts';
import type { Compared } from '../drawing/compared';
import type { Manner, Phrase } from '../algorithm/performance';
import type { Slope } from '../algorithm/step-pattern';

export type Comparing = Computation<Question, Comparison>;

/** Comparisons of a page's phrase: a few milliseconds each, so that they need no worker. */
export function comparisonsOf(phrase: Phrase): Comparing {
  return { loadSteps: () => Promise.resolve(comparing(phrase)) };
}

type Values = Manner & { slope: string; window: number };

/** Compares anew when something changes, beside the page's other work; until then the last comparison stays. */
export function useComparison(phrase: Phrase, comparisons: Comparing, values: Values) {
  const { delay, tempo, noise, seed, slope, window } = values;
  const question = useMemo(
    (): Question => ({ manner: { delay, tempo, noise, seed }, options: { slope: slope as Slope, window } }),
    [delay, tempo, noise, seed, slope, window],
  );
  const computed = useComputed(comparisons, question);
  const { answer } = computed;
  const compared = useMemo(() => answer && comparedOf(phrase, answer), [phrase, answer]);
  return { compared, computed };
}

type Answer = NonNullable<Computed<Question, Comparison>['answer']>;

function comparedOf(phrase: Phrase, { input: { manner, options }, result }: Answer): Compared {
  const { warped, clock, costs } = result;
  if (warped) return { ...result, warped, phrase, manner };
  return { ...result, warped: clock, phrase, manner, fault: faultOf(options, costs) };
}
